"""Starts the kernel that stands in this folder, as its kernel.json tells: with the modules beside the command,
or with those beside this file where the command has gone, so that a cell can say what to do.
"""

import json
import os
import sys

folder = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(folder, "kernel.json"), encoding="utf-8") as spec:
    told = json.load(spec)["metadata"]["proviso"]
sys.path[:0] = [told["modules"], folder]

from proviso.kernel import main  # noqa: E402

main(told["command"], told["flags"], folder)
