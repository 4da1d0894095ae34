"""Runs notebooks with their kernels, each from one file to another; a cell that fails is told on standard error."""

import sys

import nbformat
from nbclient import NotebookClient

failed = False
allow = "--allow-errors" in sys.argv
files = [word for word in sys.argv[1:] if not word.startswith("--")]
for source, target in zip(files[::2], files[1::2]):
    notebook = nbformat.read(source, as_version=4)
    client = NotebookClient(notebook, timeout=600, allow_errors=allow, record_timing=False)
    try:
        client.execute()
    except Exception as error:  # noqa: BLE001
        print(f"{source}: {error}", file=sys.stderr)
        failed = True
    nbformat.validate(notebook)
    nbformat.write(notebook, target)
sys.exit(1 if failed else 0)
