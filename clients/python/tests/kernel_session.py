"""The kernel as Jupyter meets it: `python3 kernel_session.py`, where a kernel `proviso` is installed."""

import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import KernelManager

#: Takes for ever: nothing but being stopped ends it.
ENDLESS = "domineering(9, 9) mod M"
#: For what hangs; what only waits for a busy machine is no failure.
PATIENCE = 200


def wait_until(holds):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > deadline:
            raise AssertionError("waited too long")
        time.sleep(0.02)


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        found = [int(child) for child in file.read().split()]
    # Threads have children of their own.
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/children") as file:
            found += [int(child) for child in file.read().split()]
    return sorted(set(found))


class Running:
    """A kernel, and what it says."""

    def __init__(self, name="proviso"):
        self.manager = KernelManager(kernel_name=name)
        self.manager.start_kernel(stderr=subprocess.DEVNULL)
        self.connect()

    def connect(self):
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=PATIENCE)

    def close(self):
        self.client.stop_channels()
        if self.manager.is_alive():
            self.manager.shutdown_kernel(now=True)
        self.manager.cleanup_resources()

    @property
    def pid(self):
        return self.manager.provisioner.process.pid

    @property
    def server(self):
        """The process of `proviso serve`."""
        (pid,) = children(self.pid)
        return pid

    def send(self, code, **how):
        return self.client.execute(code, **how)

    def next_output(self, request):
        """What is published next about a request: its kind and content."""
        while True:
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            if message["parent_header"].get("msg_id") == request:
                return message["msg_type"], message["content"]

    def outputs(self, request, seen=()):
        """All that is published about a request until it is through, as a notebook keeps it."""
        kept = list(seen)
        waits = False
        while True:
            kind, content = self.next_output(request)
            if kind == "status" and content["execution_state"] == "idle":
                return kept
            if kind == "clear_output":
                waits = content["wait"]
                if not waits:
                    kept = []
            elif kind in ("execute_result", "display_data", "error", "stream"):
                kept = [] if waits else kept
                waits = False
                kept.append((kind, content))

    def reply(self, request):
        while True:
            message = self.client.get_shell_msg(timeout=PATIENCE)
            if message["parent_header"].get("msg_id") == request:
                return message["content"]

    def run(self, code, **how):
        request = self.send(code, **how)
        outputs = self.outputs(request)
        return outputs, self.reply(request)

    def texts(self, code):
        """The answers as texts, and errors by their kind."""
        outputs, _ = self.run(code)
        return [
            content["ename"] if kind == "error" else content["data"]["text/plain"]
            for kind, content in outputs
        ]

    def until_progress(self, request):
        """Waits until the kernel tells how far it is, and gives what it has shown until then."""
        seen = []
        while True:
            kind, content = self.next_output(request)
            if "display_id" in content.get("transient", {}):
                return seen, content
            if kind in ("execute_result", "display_data", "error"):
                seen.append((kind, content))


class Cells(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.kernel = Running()

    @classmethod
    def tearDownClass(cls):
        cls.kernel.close()

    def test_a_editors_are_helped_before_anything_was_run(self):
        client, reply = self.kernel.client, self.kernel.reply
        found = reply(client.complete("1 + strongout", 13))
        self.assertEqual((found["matches"], found["cursor_start"]), (["strongoutcome"], 4))
        # Offsets are characters for Jupyter: 𝒢 is one, and two units of UTF-16.
        found = reply(client.complete('"𝒢" + strongout', 15))
        self.assertEqual((found["matches"], found["cursor_start"]), (["strongoutcome"], 6))
        help = reply(client.inspect("outcome(*)", 2))
        self.assertTrue(help["found"])
        self.assertTrue(help["data"]["text/plain"].startswith("outcome(G)\n"))
        self.assertFalse(reply(client.inspect("// outcome", 5))["found"])
        for code, status in (
            ("1 + *", "complete"),
            ("{0, * |", "incomplete"),
            ("f(n: integer) := (\n  n +", "incomplete"),
            ("f(n: integer) := (\n  n + 1)", "complete"),
            ("{0 |\n", "complete"),
            ("1 +", "complete"),
            ("", "complete"),
            ("// {", "complete"),
        ):
            self.assertEqual(reply(client.is_complete(code))["status"], status, code)
        info = reply(client.kernel_info())["language_info"]
        self.assertEqual((info["name"], info["file_extension"]), ("proviso", ".pvs"))

    def test_every_statement_of_a_cell_is_answered(self):
        outputs, reply = self.kernel.run("G := {0, * | *}\noutcome(G); rank(G)\nedges(G);\nG mod D")
        self.assertEqual(reply["status"], "ok")
        self.assertEqual(
            [(kind, content["data"]["text/plain"]) for kind, content in outputs],
            [
                ("display_data", "{0, * | *}"),
                ("display_data", "N"),
                ("display_data", "2"),
                ("execute_result", "{0, ■ | *}"),
            ],
        )
        self.assertEqual(outputs[-1][1]["execution_count"], reply["execution_count"])
        latex = outputs[-1][1]["data"]["text/latex"]
        self.assertEqual(latex.replace(" ", ""), r"$\{0,\blacksquare\mid*\}$")

    def test_cells_without_a_statement_are_replied_to(self):
        for code in ("", "\n \n", "// nothing", "1;"):
            outputs, reply = self.kernel.run(code)
            self.assertEqual((outputs, reply["status"]), ([], "ok"), code)
        outputs, reply = self.kernel.run("1 + 1", silent=True)
        self.assertEqual((outputs, reply["status"]), ([], "ok"))

    def test_games_are_called_by_their_names_until_braces_are_asked_for(self):
        found = self.kernel.texts("{0 | *}; use braces; {0 | *}; use names; {0 | *}")
        self.assertEqual(found[::2], ["↑", "{0 | {0 | 0}}", "↑"])

    def test_errors_say_what_where_and_the_cure_and_the_rest_is_run(self):
        outputs, reply = self.kernel.run("1 + 1\n  nobody(3)\nrank(*2)")
        self.assertEqual([kind for kind, _ in outputs], ["display_data", "error", "execute_result"])
        error = outputs[1][1]
        self.assertEqual(error["ename"], "name")
        self.assertTrue(error["evalue"].startswith("line 2, column 3: "), error["evalue"])
        trace = "\n".join(error["traceback"])
        self.assertIn("    nobody(3)\n    ^", trace)
        self.assertEqual((reply["status"], reply["ename"]), ("error", "name"))
        # What stood behind it was run.
        self.assertEqual(outputs[2][1]["data"]["text/plain"], "2")

    def test_pictures_tables_and_reasons_come_as_they_are_shown(self):
        outputs, _ = self.kernel.run('tree(*)\ntable([1, 2], "n", n -> n)\nexplain(* + * == 0 mod D)\ndomineering(2, 2)')
        kinds = [set(content["data"]) - {"application/vnd.proviso.answer+json"} for _, content in outputs]
        self.assertEqual(
            kinds,
            [
                {"text/plain", "text/html", "image/svg+xml"},
                {"text/plain", "text/html", "text/markdown"},
                {"text/plain", "text/html", "text/markdown"},
                {"text/plain", "text/html", "image/svg+xml"},
            ],
        )
        # A console shows a table as the terminal does.
        self.assertEqual(outputs[1][1]["data"]["text/plain"], "n\n─\n1\n2")

    def test_short_lists_of_games_are_formulas(self):
        outputs, _ = self.kernel.run("[*, {0 | -1}]\n[*, 1 == 1]\n[*2 for n in 1..60]")
        latex = [content["data"].get("text/latex", "").replace(" ", "") for _, content in outputs]
        self.assertEqual(latex, [r"$[*,\;\{0\mid\overline{1}\}]$", "", ""])

    def test_remarks_are_made_once(self):
        def streams():
            return [content["text"] for kind, content in self.kernel.run("3 - 1")[0] if kind == "stream"]

        (remark,) = streams()
        self.assertTrue(remark.startswith("note: "), remark)
        self.assertEqual(streams(), [])

    def test_what_was_run_is_remembered(self):
        self.kernel.run("rank(*7)")
        reply = self.kernel.reply(self.kernel.client.history(hist_access_type="tail", n=1))
        self.assertEqual(reply["history"][-1][2], "rank(*7)")

    def test_an_interrupt_stops_the_statement_and_keeps_the_variables(self):
        self.kernel.run("kept := *5;")
        request = self.kernel.send(f"early := *3;\n2 + 2\n{ENDLESS}\n3 + 3")
        seen, progress = self.kernel.until_progress(request)
        self.assertEqual([content["data"]["text/plain"] for _, content in seen], ["4"])
        self.assertRegex(progress["data"]["text/plain"], r"^\d+\.\d s · .*interrupt the kernel to stop$")
        self.kernel.manager.interrupt_kernel()
        outputs = self.kernel.outputs(request, seen)
        # How far it was is gone, and so is what stood behind it.
        self.assertEqual([kind for kind, _ in outputs], ["display_data", "error"])
        self.assertEqual(outputs[-1][1]["ename"], "interrupted")
        self.assertEqual(self.kernel.reply(request)["status"], "error")
        self.assertEqual(self.kernel.texts("kept; early"), ["*5", "*3"])

    def test_a_server_that_is_killed_is_said_and_replaced(self):
        self.kernel.run("mine := *6;")
        killed = self.kernel.server
        request = self.kernel.send(f"mine\n{ENDLESS}\nmine")
        self.kernel.until_progress(request)
        os.kill(killed, signal.SIGKILL)
        outputs = self.kernel.outputs(request)
        self.assertEqual([content["ename"] for _, content in outputs if "ename" in content], ["ServerLost"])
        self.assertEqual(self.kernel.reply(request)["status"], "error")
        self.assertEqual(self.kernel.texts("mine"), ["*6"])
        self.assertNotEqual(self.kernel.server, killed)


class Lives(unittest.TestCase):
    def test_a_restart_forgets_everything_and_leaves_nothing_running(self):
        kernel = Running()
        try:
            self.assertEqual(kernel.texts("x := *2"), ["*2"])
            first = kernel.server
            kernel.client.stop_channels()
            kernel.manager.restart_kernel()
            kernel.connect()
            wait_until(lambda: not is_alive(first))
            self.assertEqual(kernel.texts("x"), ["name"])
            # In the middle of an answer, too.
            second = kernel.server
            kernel.until_progress(kernel.send(ENDLESS))
            begun = time.monotonic()
            kernel.manager.shutdown_kernel()
            self.assertLess(time.monotonic() - begun, PATIENCE)
            wait_until(lambda: not is_alive(second))
        finally:
            kernel.close()

    def test_a_kernel_that_is_killed_leaves_nothing_running(self):
        kernel = Running()
        try:
            server = kernel.server
            kernel.until_progress(kernel.send(ENDLESS))
            os.kill(kernel.pid, signal.SIGKILL)
            wait_until(lambda: not is_alive(server))
        finally:
            kernel.close()

    def test_a_command_that_is_gone_is_said_with_the_cure(self):
        # A second kernel, installed by the command in another place, which is then gone.
        with tempfile.TemporaryDirectory() as folder:
            node, main = os.environ["NODE"], os.environ["PROVISO_MAIN"]
            copy = os.path.join(folder, "copy")
            os.symlink(os.path.dirname(os.path.dirname(main)), copy)
            command = [node, os.path.join(copy, "bin", "proviso.js"), "jupyter"]
            where = ["--name", "gone", "--prefix", os.environ["KERNELS"], "--python", sys.executable]
            subprocess.run([*command, "install", *where], check=True, stdout=subprocess.DEVNULL)
            os.unlink(copy)
            kernel = Running("gone")
            try:
                outputs, _ = kernel.run("1 + 1")
                self.assertIn("`proviso jupyter install`", outputs[0][1]["evalue"])
                self.assertIn(copy, outputs[0][1]["evalue"])
            finally:
                kernel.close()
                KernelSpecManager().remove_kernel_spec("gone")


if __name__ == "__main__":
    unittest.main()
