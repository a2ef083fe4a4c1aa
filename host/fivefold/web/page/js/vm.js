// MicroPython with files in its memory; used by the page's worker and by Node alike.

// Every try block of the VM looks up a function in its table, and engines answer that slowly: ask only once.
function rememberFunctions() {
  const table = WebAssembly.Table.prototype;
  const { get, set } = table;
  table.get = function (at) {
    return ((this.known ??= [])[at] ??= get.call(this, at));
  };
  table.set = function (at, ...entry) {
    if (this.known) this.known[at] = undefined;
    return set.call(this, at, ...entry);
  };
}

rememberFunctions();

/** Starts the VM. files: path -> text; search: folders of sys.path; print(line): what the VM prints. */
export async function startVM({ loadMicroPython, url, files, search, heap, print }) {
  const mp = await loadMicroPython({ url, heapsize: heap, linebuffer: true, stdout: print });
  for (const [path, text] of Object.entries(files)) write(mp.FS, path, text);
  mp.runPython(`import sys\nsys.path[:] = ${JSON.stringify(search)}`);
  return mp;
}

function write(fs, path, text) {
  const parts = path.split("/").slice(1, -1);
  let folder = "";
  for (const part of parts) {
    folder += "/" + part;
    if (!fs.analyzePath(folder).exists) fs.mkdir(folder);
  }
  fs.writeFile(path, text);
}
