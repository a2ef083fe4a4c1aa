"""The browser simulator: a static page around the firmware in a WebAssembly VM."""
