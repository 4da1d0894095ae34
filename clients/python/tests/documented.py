"""Runs the Python of a page in Markdown, and holds what its comments say against what comes out."""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as page:
    code = "\n".join(re.findall(r"```python\n(.*?)```", page.read(), re.S))
scope = {}
checked = 0
for line in code.splitlines():
    source, _, comment = line.partition("  # ")
    said = re.match(r"(game\(.*?\)|Outcome\(.*?\)|True|False)(?=:|$)", comment.strip())
    if line.startswith((" ", "with")):
        block = f"with E:\n{line}" if line.startswith(" ") else ""
        exec(block, scope)
    elif said is None:
        exec(source, scope)
    else:
        found = repr(eval(source, scope))
        if found != said[1]:
            sys.exit(f"{source.strip()}: {found}, not {said[1]}")
        checked += 1
print(f"{checked} checked")
