// Runs a script of the firmware's world in the WebAssembly VM: node wasm_vm.mjs VM_FOLDER HEAP SCRIPT [ARGUMENT…]
// MICROPYPATH as for the unix VM. The VM has a file system of its own: it gets all modules in these folders, and
// the .py and .jsonl files that the arguments name. A script that defines step() has it called until it says False:
// between two calls the VM collects garbage, and at no other time.

import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startVM } from "./page/js/vm.js";

const UNITS = { k: 1024, m: 1024 * 1024 };
const RUN = `
_script = {"__name__": "__main__"}

def _run(script):
    import sys
    sys.argv[:] = _arguments
    _script["__file__"] = script
    try:
        with open(script) as file:
            exec(file.read(), _script)
    except SystemExit as end:
        return end.args[0] if end.args and end.args[0] is not None else 0
    return 0

def _step():
    return "step" in _script and _script["step"]()
`;

function collect(folder, files) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !["__pycache__", "node_modules"].includes(entry.name)) collect(path, files);
    else if (/\.m?py$/.test(entry.name)) files[path] = readFileSync(path);
  }
}

const [vmFolder, heap, script, ...rest] = process.argv.slice(2);
const search = (process.env.MICROPYPATH ?? "").split(":").filter((folder) => folder.startsWith("/"));
const files = { [script]: readFileSync(script) };
for (const folder of search) collect(folder, files);
for (const path of rest.join(" ").match(/\/[^"]+?\.(py|jsonl)\b/g) ?? []) {
  if (existsSync(path)) files[path] = readFileSync(path);
}
const { loadMicroPython } = await import(pathToFileURL(join(vmFolder, "micropython.mjs")));
const mp = await startVM({
  loadMicroPython,
  files,
  search,
  heap: parseInt(heap) * (UNITS[heap.slice(-1)] ?? 1),
  print: (line) => process.stdout.write(line + "\n"),
});
mp.runPython(`_arguments = ${JSON.stringify([script, ...rest])}`);
mp.runPython(RUN);
try {
  process.exitCode = mp.globals.get("_run")(script);
  const step = mp.globals.get("_step");
  while (!process.exitCode && step());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
