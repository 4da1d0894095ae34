"""What is handed in and cannot be meant as it stands, or has to hold whoever looks at it and when."""

import asyncio
import copy
import doctest
import multiprocessing
import os
import pickle
import signal
import threading
import unittest

import proviso
from proviso import D, E, M, Universe, errors, expression, game, results, universe
from test_client import ENDLESS, alive, wait_until


def load_tests(loader, tests, pattern):
    """The examples in the documentation, too."""
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    tests.addTests(doctest.DocTestSuite(expression, optionflags=flags))
    return tests


def kill(own):
    """The command ends, and the next question starts another."""
    os.kill(own._server.pid, signal.SIGKILL)
    wait_until(lambda: own._server._connection._ended is not None)


class Texts(unittest.TestCase):
    def test_a_text_that_is_not_one_expression_is_refused_with_its_place(self):
        for text, column in (
            ("1) + (1", 2),
            ("0) + (*", 2),
            ("(1]", 3),
            ("{0 | *", 1),
            ("q := *", 3),
            ("*; q", 2),
            ("*, 0", 2),
            ("0\n1", 2),
            ("{0 |\n\n*}", 5),
            ("* // {", 3),
            ('code"1', 5),
            ('"a" + "', 7),
            ("use E", 1),
            (" assert 1 == 1", 1),
        ):
            with self.assertRaises(errors.StatementError, msg=text) as caught:
                game(text)
            self.assertEqual((caught.exception.column, caught.exception.code), (column, "syntax"), text)
            self.assertEqual(caught.exception.statement, text.strip())
        with self.assertRaises(errors.StatementError):
            proviso.ask("q")  # and nothing was defined

    def test_a_value_that_is_not_one_expression_stands_in_no_other(self):
        with proviso.Session() as own:
            two = own.lazy("1) + (1", "game")
            for use in (
                lambda: -two,
                lambda: two + 0,
                lambda: 0 - two,
                lambda: 2 * two,
                lambda: two.outcome,
                lambda: own.call("outcome", two),
                lambda: own.lazy("*", "game").compare(two),
                lambda: D(two),
                lambda: own.call("outcome(*) + rank", 0),
                lambda: own.lazy("*", "game").explain("== 0) + (0 ==", 0),
            ):
                with self.assertRaises(errors.ProvisoError):
                    use()

    def test_a_definition_is_no_less_one_for_being_long(self):
        with proviso.Session() as own:
            self.assertEqual(own.ask("q := *2" + " + 0" * 1000).form, "*2")
            self.assertEqual(own.ask("q").form, "*2")

    def test_texts_of_games_are_games(self):
        code = game("*2 + 1/2").code.value
        for text in (
            'end"2(10)#"',
            f'code"{code}"',
            "{0, # | *}",
            "{a || b | c}",
            'clobber("xo|ox")',
            "1\u0304",
            r"\left\{0\;|\,*\right\}",
            'f("a \\" ( ; := // ]")',
            "[1, 2][0]",
            "(a := *; a + a)",
            "{0,\n * |\r\n 0}",
            "\n{0 | *}\n",
            "* (mod D)",
            "1 1/2",
        ):
            self.assertEqual(game(text).expression, text.strip())
        for text in ('end"2(10)#"', 'clobber("xo|ox")', r"\left\{0\;|\,*\right\}", "(a := *; a + a)", "\n{0,\n* | *}\n"):
            self.assertTrue((-game(text)).same(-(game(text) + 0)), text)

    def test_functions_that_take_games_take_texts_as_games(self):
        self.assertEqual(proviso.outcome("{0|*}"), game("{0|*}").outcome)
        self.assertEqual(str(proviso.label("*", E)), str(game("*").label(E)))
        self.assertEqual(proviso.compare("*", "*", D), "=")
        with self.assertRaises(errors.StatementError):
            proviso.outcome("*) + (*")
        with proviso.Session() as own:
            own.run("twice(G: game) := G + G; rank(t) := t")
            with self.assertRaisesRegex(errors.StatementError, r'in Python, `game\("…"\)` is a game'):
                own.call("twice", "*").form
            with self.assertRaisesRegex(errors.StatementError, r'in Python, `game'):
                own.ask('outcome("*")')
            self.assertEqual(own.call("rank", "a text").value, "a text")


class Universes(unittest.TestCase):
    def test_what_is_not_one_universe_is_refused(self):
        with proviso.Session() as own:
            star = own.lazy("*", "game")
            for text in ("E or true", "E) or (true", "D(-1", "D(-1) or (true)", "D({0)}", "", "(E)", "D(-1)(1)", "D\n"):
                if text == "D\n":
                    self.assertEqual(Universe(text), D)
                    continue
                for use in (
                    Universe,
                    proviso.use,
                    lambda text: own.use(text).__enter__(),
                    lambda text: star % text,
                    star.is_in,
                    star.label,
                    lambda text: star.compare(0, text),
                    lambda text: star.explain("==", 0, text),
                    lambda text: proviso.Session(universe=text),
                ):
                    with self.assertRaises(errors.StatementError, msg=text):
                        use(text)
            self.assertEqual(proviso.default_session().universe, "M")
            with self.assertRaises(errors.StatementError):
                (star % "D({0})").form

    def test_universes_are_taken_as_they_are_written(self):
        with proviso.Session() as own:
            own.run("U := D(-1); us := [D, E]")
            star = own.lazy("*", "game")
            for text in ("U", "D(-1)", "D({.|0}, -1)", "D ({.|0})", "us[0]", " E "):
                self.assertTrue((star % text).same(star), text)
            self.assertEqual(own.ask("[U, M]"), [Universe("D(-1)"), M])

    def test_blocks_belong_to_their_thread_and_their_task(self):
        async def work(of, pause):
            with of:
                await asyncio.sleep(pause)
                return universe.universe_of_block()

        async def both():
            found = await asyncio.gather(work(D, 0.05), work(E, 0.02), work(D, 0))
            return [*found, universe.universe_of_block()]

        self.assertEqual(asyncio.run(both()), ["D", "E", "D", None])


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

    def test_what_a_cancelled_request_had_defined_is_said_again_too(self):
        with proviso.Session(progress=lambda _: own.cancel()) as own:
            own.run("a := *2")
            with self.assertRaises(errors.Cancelled):
                own.run(f"a := *3\n{ENDLESS}\na := *4")
            self.assertEqual(own.ask("a").form, "*3")
            kill(own)
            self.assertEqual(own.ask("a").form, "*3")

    def test_a_command_that_is_cancelled_while_it_hears_them_is_asked_nothing(self):
        with proviso.Session() as own:
            own.run("a := *2")
            own.run("a := {domineering(4, 5) mod E | }")
            kill(own)
            for told in (0, 1):
                asked = own.lazy(ENDLESS).begin()
                own._server.send()
                again = [reply for _, reply in own._server._again]
                self.assertEqual(len(again), 2)
                wait_until(lambda: all(reply.done for reply in again[:told]))
                own.cancel()
                with self.assertRaises(errors.Cancelled):
                    asked.value
            self.assertTrue(own.lazy("a", "game").same("{domineering(4, 5) mod E | }"))

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
