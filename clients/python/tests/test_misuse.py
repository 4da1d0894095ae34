"""What is handed in and cannot be meant as it stands, or has to hold whoever looks at it and when."""

import copy
import multiprocessing
import os
import pickle
import signal
import threading
import unittest

import proviso
from proviso import E, errors, game, results
from test_client import ENDLESS, alive, wait_until


def kill(own):
    """The command ends, and the next question starts another."""
    os.kill(own._server.pid, signal.SIGKILL)
    wait_until(lambda: own._server._connection._ended is not None)


class Definitions(unittest.TestCase):
    def test_they_are_said_again_in_the_order_in_which_they_were_asked(self):
        with proviso.Session() as own:
            first, second = own.lazy("a := *1").begin(), own.lazy("a := *2").begin()
            self.assertEqual((second.form, first.form, own.ask("a").form), ("*2", "*", "*2"))
            kill(own)
            self.assertEqual(own.ask("a").form, "*2")

    def test_one_that_nobody_has_looked_at_is_said_again_too(self):
        with proviso.Session() as own:
            own.lazy("a := *3").begin()
            self.assertEqual(own.ask("1 + 1").form, "2")
            self.assertIn("a", own.defined)
            for _ in range(2):
                kill(own)
                self.assertEqual(own.ask("a").form, "*3")
            self.assertEqual(len(own._server.definitions), 1)

    def test_names_of_the_clients_own_are_nobody_elses(self):
        with proviso.Session() as own:
            own.run("; ".join(f"python_{n} := *{n + 1}" for n in range(1, 4)))
            long = own.lazy("*5" + " " * 3000, "game")
            self.assertEqual(own.ask("[python_1, python_2, python_3]")[0].form, "*2")
            own.run("; ".join(f"python_{n} := *" for n in range(1, 4)))
            self.assertTrue(long.same("*5"))


class Copies(unittest.TestCase):
    def test_errors_come_back_from_another_process(self):
        for kind in (errors.StatementError, errors.BudgetError):
            error = kind("name", "`x` is not known", 3, "1 x")
            for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
                self.assertIs(type(again), kind)
                self.assertEqual((str(again), again.code, again.column), (str(error), "name", 3))
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            with self.assertRaises(errors.StatementError):
                pool.apply_async(proviso.ask, ("nobody + 1",)).get(100)
        lost = pickle.loads(pickle.dumps(errors.ServerLost("gone")))
        self.assertEqual((type(lost), str(lost)), (errors.ServerLost, "gone"))

    def test_games_and_sessions_stay_where_they_are(self):
        star = game("*")
        for one in (star, [star], star.outcome, proviso.default_session()):
            for take in (pickle.dumps, copy.deepcopy):
                with self.assertRaisesRegex(TypeError, r"G\.form"):
                    take(one)
        self.assertIs(copy.copy(star), star)
        self.assertEqual(pickle.loads(pickle.dumps((E, star.outcome.value, star.form))), (E, "P", "*"))


class Refused(unittest.TestCase):
    def test_progress_that_asks_its_own_session_is_told_that_it_cannot(self):
        said, told = [], threading.Event()

        def ask(_):
            try:
                own.ask("x := 1")
            except errors.ProvisoError as error:
                said.append(str(error))
            own.cancel()
            told.set()

        with proviso.Session(seconds=60, progress=ask) as own:
            with self.assertRaises(errors.Cancelled):
                own.ask(ENDLESS)
            self.assertTrue(told.wait(100))
            self.assertRegex(said[0], "`progress`")
            with self.assertRaises(errors.StatementError):
                own.ask("x")

    def test_a_command_for_others_is_refused(self):
        for flags in (["--port", "any"], ["--port=any"], ["--allow-save", "--port", "8080"]):
            with self.assertRaisesRegex(errors.ProvisoError, "--port"):
                proviso.Session(flags=flags)

    def test_limits_are_numbers(self):
        for limits in ({"seconds": float("nan")}, {"forms": float("-inf")}):
            with self.assertRaisesRegex(ValueError, next(iter(limits))):
                proviso.Session(**limits)
        with proviso.Session(seconds=float("inf"), forms=float("inf")) as own:
            self.assertEqual(own.ask("rank(*2)"), 2)

    def test_half_of_a_sign_is_no_word(self):
        with proviso.Session() as own:
            self.assertEqual(own.complete("\ud800 outc")["labels"][:1], ["outcome"])
            self.assertIsNone(own.inspect("\ud800"))
            with self.assertRaises(errors.StatementError):
                (own.lazy("\ud800") + 0).form

    def test_cells_of_a_table_stay_in_their_cell(self):
        table = results.Table(["<i>", "a|b", "c\nd"], [["</td><script>", "1 | 2", "x\r\ny\rz\n"]], "")
        self.assertEqual(
            table._repr_markdown_().split("\n"),
            [r"| \<i\> | a\|b | c d |", "| --- | --- | --- |", r"| \</td\>\<script\> | 1 \| 2 | x y z  |"],
        )
        self.assertNotIn("\r", table._repr_markdown_())

    def test_a_session_that_nobody_has_ends_its_command_whatever_was_asked(self):
        own = proviso.Session()
        own.ask("x := 1")
        own.lazy("y := x").begin()
        pid = own._server.pid
        del own
        wait_until(lambda: not alive(pid))


if __name__ == "__main__":
    unittest.main()
