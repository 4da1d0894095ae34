"""Makes the kernel known to Jupyter, or unknown again: what ``proviso jupyter`` calls.

It runs in the Python that the kernel is to run in, and knows from Jupyter's own modules where kernels stand. What it
is asked comes as JSON in its argument, and its answer, or what is wrong with its cure, is one line of JSON.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tempfile
from typing import Any, Dict, List, Optional

from .errors import ProvisoError

#: The modules of this package, which stand beside the kernel too.
MODULES = os.path.dirname(os.path.abspath(__file__))
LOGO = "logo-svg.svg"


def main(arguments: List[str]) -> int:
    """Does what is asked, and prints what came of it."""
    asked = json.loads(arguments[0])
    try:
        answer = {"install": install, "uninstall": uninstall}[asked["op"]](asked)
    except ImportError as error:
        answer = {"ok": False, "message": str(error), "missing": error.name}
    except ProvisoError as error:
        answer = {"ok": False, "message": str(error)}
    except PermissionError as error:
        answer = {"ok": False, "message": f"{error.filename}: {error.strerror}; take --user or another --prefix"}
    except OSError as error:
        answer = {"ok": False, "message": f"{error.filename}: {error.strerror}"}
    print(json.dumps(answer))
    return 0


def install(asked: Dict[str, Any]) -> Dict[str, Any]:
    """Writes the kernel's folder where Jupyter looks for it."""
    import ipykernel  # noqa: F401
    from jupyter_client.kernelspec import KernelSpecManager
    from jupyter_core.paths import jupyter_path

    name, prefix = _name(asked), asked.get("prefix")
    folder = _folder(name, prefix)
    _refuse_others(folder, name)
    with tempfile.TemporaryDirectory() as draft:
        # A temporary folder is its owner's alone, and the kernel may be for others.
        os.chmod(draft, 0o755)
        _write(draft, asked)
        # The folder is replaced as a whole.
        written = KernelSpecManager().install_kernel_spec(
            draft, name, user=prefix is None, prefix=prefix
        )
    looked = [os.path.realpath(os.path.join(path, "kernels")) for path in jupyter_path()]
    seen = os.path.realpath(os.path.dirname(written)) in looked
    return {"ok": True, "name": name, "folder": written, "python": sys.executable, "seen": seen}


def uninstall(asked: Dict[str, Any]) -> Dict[str, Any]:
    """Removes the kernel's folder."""
    name = _name(asked)
    folder = _folder(name, asked.get("prefix"))
    if not os.path.isdir(folder):
        raise ProvisoError(
            f"there is no kernel `{name}` in {os.path.dirname(folder)}; `jupyter kernelspec list` lists all"
        )
    _refuse_others(folder, name)
    shutil.rmtree(folder)
    return {"ok": True, "name": name, "folder": folder}


def _name(asked: Dict[str, Any]) -> str:
    name = str(asked["name"])
    if not re.fullmatch(r"[A-Za-z0-9._-]+", name) or not name.strip("."):
        raise ProvisoError(f"--name is made of letters, digits, `.`, `_` and `-`, and not of dots alone: `{name}`")
    return name.lower()


def _folder(name: str, prefix: Optional[str]) -> str:
    """Where the kernel stands, or is to stand."""
    from jupyter_core.paths import jupyter_data_dir

    data = jupyter_data_dir() if prefix is None else os.path.join(prefix, "share", "jupyter")
    return os.path.join(data, "kernels", name)


def _refuse_others(folder: str, name: str) -> None:
    """A kernel of somebody else is neither replaced nor removed."""
    file = os.path.join(folder, "kernel.json")
    if not os.path.lexists(folder):
        return
    try:
        with open(file, encoding="utf-8") as spec:
            if "proviso" in json.load(spec)["metadata"]:
                return
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise ProvisoError(f"{folder}: this is another kernel, called `{name}`; take another --name")


def _write(folder: str, asked: Dict[str, Any]) -> None:
    """The kernel as Jupyter starts it, with a copy of the modules for the day when the command has gone."""
    spec = {
        "argv": [sys.executable, "{resource_dir}/start.py", "-f", "{connection_file}"],
        "display_name": asked["title"],
        "language": "proviso",
        "interrupt_mode": "signal",
        # Else every start prints three lines about debugging Python.
        "env": {"PYDEVD_DISABLE_FILE_VALIDATION": "1"},
        "metadata": {
            "proviso": {
                "command": asked["command"],
                "flags": asked["flags"],
                "modules": os.path.dirname(MODULES),
            }
        },
    }
    with open(os.path.join(folder, "kernel.json"), "w", encoding="utf-8") as file:
        json.dump(spec, file, indent=1, ensure_ascii=False)
        file.write("\n")
    shutil.copy(os.path.join(MODULES, "start.py"), folder)
    if os.path.exists(os.path.join(MODULES, LOGO)):
        shutil.copy(os.path.join(MODULES, LOGO), folder)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(MODULES, os.path.join(folder, "proviso"), ignore=ignored)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
