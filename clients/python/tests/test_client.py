"""The client as people use it, with the command that PROVISO names."""

import base64
import doctest
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import threading
import time
import unittest

import proviso
from proviso import D, E, cell, cell_history, errors, game, results, session, universe, values, written
from proviso.names import FUNCTIONS

ENDLESS = "domineering(9, 9) mod M"


def load_tests(loader, tests, pattern):
    """The examples in the documentation, too."""
    names = {name: getattr(proviso, name) for name in proviso.__all__}
    for module in (proviso, cell, cell_history, results, session, universe, values, written):
        flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
        tests.addTests(doctest.DocTestSuite(module, extraglobs=names, optionflags=flags))
    return tests


def wait_until(holds, seconds=100):
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise AssertionError("waited too long")
        time.sleep(0.02)


class Signs(unittest.TestCase):
    def test_signs_are_those_of_the_language(self):
        G, H = game("{0, * | *}"), game("*2")
        for made, written in (
            (G + H, "{0, * | *} + *2"),
            (G - H, "{0, * | *} - *2"),
            (-G, "-{0, * | *}"),
            (3 * G, "3 * {0, * | *}"),
            (G * 3, "3 * {0, * | *}"),
            (G + 1, "{0, * | *} + 1"),
            (1 - G, "1 - {0, * | *}"),
            (sum([G, H, G]), "{0, * | *} + *2 + {0, * | *}"),
        ):
            self.assertTrue(made.same(written), written)

    def test_relations_hold_modulo_the_universe_that_was_chosen(self):
        star = game("*")
        with D:
            self.assertTrue(star + star == 0)  # Theorem: * is its own inverse among dicots
        with E:
            self.assertFalse(star + star == 0)
            self.assertTrue(star + star != 0)
            self.assertTrue(game(1) | 0)  # in E integers are incomparable with 0
        self.assertEqual(proviso.default_session().universe, "M")
        with proviso.default_session().use(D):
            self.assertTrue((star + star).simplest() == 0)

    def test_nothing_is_asked_before_somebody_looks(self):
        nowhere = proviso.Session(command=["/nowhere/proviso"])
        heaps = [nowhere.call("nimheap", n) >= 0 for n in range(600)]
        boards = [nowhere.call("domineering", 2, n) + "*" == 0 for n in range(600)]
        self.assertEqual(len(heaps + boards), 1200)
        with self.assertRaises(proviso.CommandNotFound):
            nowhere.answers(heaps)

    def test_a_name_of_ones_own_gives_what_it_was_defined_to_give(self):
        with proviso.Session() as own:
            own.run("murder(n: integer) := n + 1")
            self.assertEqual(own.call("murder", 2), 3)

    def test_what_was_answered_stays_when_its_name_is_given_to_something_else(self):
        with proviso.Session() as own:
            own.run("G := *; n := 2; pile(k: integer) := nimheap(k)")
            values = [own.lazy("G", "game"), own.lazy("G + G"), own.call("pile", 3), own.lazy("n")]
            answers = [one.form for one in values[:3]] + [values[3].value]
            own.run("G := *2; n := 5; pile(k: integer) := k")
            self.assertEqual([one.form for one in values[:3]] + [values[3].value], answers)
            for value, written in zip(values, ("*", "* + *", "*3", "2")):
                self.assertTrue(own.call("form", value).same(written), written)
            self.assertTrue((values[0] + values[2]).same("* + *3"))
            # Nobody had looked at this one: it is asked when somebody does.
            self.assertTrue(own.lazy("G", "game").same("*2"))

    def test_what_is_no_game_is_compared_as_what_it_is(self):
        self.assertEqual(game("*").outcome, "P")
        self.assertEqual(game("*2").rank, 2)
        self.assertEqual([str(one) for one in game("*2").left], ["0", "*"])
        self.assertIs(game("*").invertible(D).value, True)
        self.assertIsNone(game("*").distinguish("*", D).value)
        self.assertIn(game("*"), D)
        self.assertNotIn(game(1), D)
        with self.assertRaises(TypeError):
            game("*") + 1.5
        with self.assertRaisesRegex(TypeError, "G.form"):
            hash(game("*"))
        self.assertEqual({game("*").outcome, game("*2").outcome, game("0").outcome}, {"P", "N"})
        self.assertEqual(f"{game('*').outcome:>3}|{game('*2').rank:03}|{game('*'):>3}", "  P|002|  *")
        self.assertEqual(str(game("*") >= 0), "False")

    def test_a_universe_may_be_generated_by_games_in_braces(self):
        star, ends = game("*"), D(game("{.|0}"))
        self.assertTrue(star.simplest(ends).same("*"))
        self.assertEqual(star.compare(star, ends), "=")
        with ends:
            self.assertTrue(star == star)
        self.assertIn(game("{.|0}"), ends)

    def test_what_is_no_universe_is_refused_where_it_is_chosen(self):
        with self.assertRaisesRegex(proviso.StatementError, "Q"):
            proviso.use("Q")
        with self.assertRaisesRegex(proviso.StatementError, "Q"):
            with proviso.default_session().use("Q"):
                pass
        self.assertEqual(proviso.default_session().universe, "M")

    def test_large_games_and_long_sums_come_back(self):
        large = 3 * game("{0, *2, {*3 | ^} | {1/4 | *4}, v}")
        self.assertTrue(large.form.startswith('code"'))
        self.assertTrue(game(large.form).same(large))
        total = game("*")
        for _ in range(12):
            total = total + total
        self.assertLess(len(total.text), 5000)
        self.assertEqual(total.rank, 2**12)

    def test_a_list_too_large_to_come_over_is_not_taken_for_nothing(self):
        with proviso.Session() as own:
            own.run("twice(n: integer) := if n == 0 then [1, 2] else [twice(n - 1), twice(n - 1)]")
            self.assertEqual(own.ask("twice(1)"), [[1, 2], [1, 2]])
            large = own.lazy("twice(30)")
            for look in (lambda: large.value, lambda: large == [], lambda: own.ask("twice(30)")):
                with self.assertRaisesRegex(errors.ProvisoError, "too large"):
                    look()
            for shown in (str(large), repr(large), repr(own.run("deep := twice(30)"))):
                self.assertIn(f"{2 ** 32 - 2:,} elements", shown)
            self.assertEqual(own.ask("length(deep)"), 2)
            self.assertIsNone(own.ask("nothing"))

    def test_boards_and_functions_have_the_names_of_the_language(self):
        from proviso import classes, clobber, domineering

        self.assertTrue(domineering(2, 2).simplest(D).same("{1 | -1}"))  # the first move fills half
        self.assertEqual(clobber("xo|ox").type, "board")
        self.assertIn("<svg", domineering(2, 2)._repr_svg_())
        # As it stands in a page of its own it survives converters, whole.
        shown = domineering(2, 2)._repr_html_()
        held = base64.b64decode(re.search('base64,([^"]*)"', shown)[1]).decode()
        self.assertEqual(held, domineering(2, 2)._repr_svg_())
        self.assertIsNone(game("*")._repr_html_())
        # Figure of [Siegel]: day 1 has four forms, and modulo dicots two classes.
        self.assertEqual(len(classes(1, D)), 2)
        self.assertEqual(game("*")._repr_latex_(), "$*$")
        self.assertIn("<svg", game("*").tree()._repr_svg_())
        table = proviso.ask('table([1, 2], "n", n -> n, "double", n -> n + n)')
        self.assertEqual(table.heads, ["n", "double"])
        self.assertEqual(len(table), 2)
        self.assertIn("| n | double |", table._repr_markdown_())

    def test_a_player_is_written_as_the_outcome_in_which_he_wins(self):
        board = proviso.domineering("..|..")
        for player, after in ((proviso.R, ["##|..", "..|##"]), (proviso.ask("L"), ["#.|#.", ".#|.#"])):
            moves = proviso.moves(board, player)
            self.assertEqual([move.form for move in moves], [f'domineering("{rows}")' for rows in after])
        self.assertEqual(game("{0, * | *}").outcome, proviso.N)
        with self.assertRaisesRegex(proviso.ProvisoError, "write `L` for Left or `R` for Right, without quotes"):
            str(proviso.moves(board, "L"))

    def test_a_function_says_where_its_help_is(self):
        self.assertIn("proviso.ask('?outcome')", proviso.outcome.__doc__)
        self.assertIn("Who wins G", proviso.ask("?outcome"))

    def test_every_function_of_the_language_is_there_under_its_name(self):
        self.assertEqual([name for name in sorted(FUNCTIONS) if not callable(getattr(proviso, name))], [])
        self.assertEqual(proviso.text(game("*2")), proviso.ask("text(*2)"))

    def test_names_that_the_language_has_not_are_refused_where_they_are_imported(self):
        self.assertTrue(hasattr(proviso, "domineering"))
        self.assertFalse(hasattr(proviso, "domineeering"))
        with self.assertRaises(AttributeError) as caught:
            proviso.domineeering  # noqa: B018
        self.assertIn("'domineering'", str(caught.exception))
        proviso.run("staircase(n: integer) := if n == 0 then 0 else {staircase(n - 1) | }")
        self.assertTrue(proviso.staircase(3).same(3))
        self.assertIn("domineering", dir(proviso))

    def test_integers_of_other_packages_are_integers(self):
        class Integer:
            """As Sage and NumPy have them."""

            def __init__(self, value):
                self.value = value

            def __index__(self):
                return self.value

        self.assertTrue(proviso.nimheap(Integer(2)).same("*2"))
        self.assertTrue((game("*") + Integer(1)).same("* + 1"))
        self.assertTrue((Integer(2) * game("*")).same("* + *"))
        with self.assertRaises(TypeError):
            1.5 * game("*")

    def test_tables_are_frames(self):
        table = proviso.ask('table([1, 2], "n", n -> n, "double", n -> n + n)')
        try:
            import pandas  # noqa: F401
        except ImportError:
            with self.assertRaises(errors.ProvisoError):
                table.frame()
        else:
            frame = table.frame()
            self.assertEqual(list(frame.columns), ["n", "double"])
            self.assertEqual([list(map(str, row)) for row in frame.values], [["1", "2"], ["2", "4"]])

    def test_explanations_have_certificates_that_are_checked(self):
        why = (game("*") + game("*")).explain("==", 0, D)
        self.assertTrue(why.check())
        forged = json.loads(json.dumps(why.certificates).replace('{"name": "D"}', '{"name": "M"}'))
        self.assertNotEqual(forged, why.certificates)
        why.certificates = forged
        self.assertFalse(why.check())


    def test_numbers_are_numbers(self):
        self.assertTrue(game("*2").rank > 1)
        self.assertEqual(game("*2").rank + 1, 3)
        self.assertEqual((5 - game("*2").rank, 2 * game("*2").rank, -game("*2").rank), (3, 4, -2))
        self.assertGreater(sum([game("*2").rank, game("*").rank]), 2)
        for use in (int, len, list):
            with self.assertRaises(TypeError):
                use(game("*"))

    def test_a_block_is_for_every_session_and_sessions_do_not_mix(self):
        with proviso.Session() as one, proviso.Session() as two:
            star = one.lazy("*", "game")
            with D:
                self.assertTrue(star + star == 0)
            self.assertFalse(star + star == 0)
            with self.assertRaises(errors.ProvisoError):
                star + two.lazy("*", "game")
            # Both have a name for what is long, and it is the same name.
            mine = one.lazy("{0 | 0}" + " " * 3000, "game")
            two.lazy("{* | *}" + " " * 3000, "game")
            for given in (mine, [mine]):
                with self.assertRaises(errors.ProvisoError):
                    two.call("form", given)
            with self.assertRaises(errors.StatementError) as caught:
                one.lazy("1 + nobody" + " " * 3000)
            self.assertIn("nobody", str(caught.exception))


class Faults(unittest.TestCase):
    def test_errors_say_what_and_where(self):
        with self.assertRaises(errors.StatementError) as caught:
            proviso.ask("1 + nobody(2)")
        self.assertEqual(caught.exception.code, "name")
        self.assertEqual(caught.exception.column, 5)
        self.assertIn("    ^", str(caught.exception))
        with self.assertRaises(errors.BudgetError):
            proviso.Session(seconds=0.2).ask(ENDLESS)
        with self.assertRaises(errors.ProvisoError):
            proviso.ask("")

    def test_what_was_asked_of_a_command_that_is_not_there_is_not_asked_later(self):
        with proviso.Session(command=["/nowhere/proviso"]) as own:
            early = own.lazy("x := 1").begin()
            with self.assertRaises(errors.CommandNotFound):
                own.start()
            own._server._command = None  # as if it had been installed by now
            with self.assertRaises(errors.StatementError):
                own.ask("x")
            with self.assertRaises(errors.CommandNotFound):
                early.value
            self.assertEqual(early.form, "1")  # whoever looks again asks again

    def test_a_command_that_is_not_there(self):
        for command in (["/nowhere/proviso"], None):
            before = dict(os.environ)
            os.environ.pop("PROVISO", None)
            os.environ["PATH"] = "/nowhere"
            try:
                with self.assertRaises(errors.CommandNotFound) as caught:
                    proviso.Session(command=command).ask("1")
            finally:
                os.environ.update(before)
            self.assertIn("npm ci", str(caught.exception))

    def test_a_command_killed_in_the_middle_of_an_answer_is_started_again(self):
        with proviso.Session() as own:
            own.run("x := 5")
            pending = [own.lazy(ENDLESS).begin(), own.lazy("x").begin()]
            own._server.send()
            os.kill(own._server.pid, signal.SIGKILL)
            for one in pending:
                with self.assertRaises(errors.ServerLost):
                    one.value
            # Whoever looks again asks again, and what was defined is defined again.
            self.assertEqual(pending[1].form, "5")
            self.assertEqual(own.ask("x + 1").form, "6")

    def test_what_is_started_again_hears_definitions_and_nothing_else(self):
        with proviso.Session() as own:
            own.run("x := 5; 1 + 1; y := x + 1")
            own.ask("z := y + 1")
            self.assertEqual(
                [one["text"].strip() for one in own._server.definitions],
                ["x := 5", "y := x + 1", "z := y + 1"],
            )
            os.kill(own._server.pid, signal.SIGKILL)
            wait_until(lambda: own._server._connection._ended is not None)
            self.assertEqual([one.form for one in own.run("x; y; z")], ["5", "6", "7"])

    def test_what_cannot_be_said_again_to_another_command_is_told_once(self):
        with proviso.Session() as own:
            own.run("x := 1; 2 + 2; x := ans")
            os.kill(own._server.pid, signal.SIGKILL)
            wait_until(lambda: own._server._connection._ended is not None)
            with self.assertRaisesRegex(errors.ServerLost, "`x := ans`"):
                own.ask("x")
            self.assertEqual(own.ask("x").form, "1")

    def test_a_command_killed_at_any_moment_leaves_no_question_waiting(self):
        with proviso.Session() as own:
            own.run("x := 5")
            lost = 0
            for pause in range(12):
                pid = own._server.pid
                killer = threading.Timer(pause * 0.004, lambda: os.kill(pid, signal.SIGKILL))
                killer.start()
                for n in range(200):
                    try:
                        self.assertEqual(own.ask(f"{n} rem 7"), n % 7)
                    except errors.ServerLost:
                        lost += 1
                killer.join()
                for _ in range(2):  # the last kill may come behind the last question
                    try:
                        self.assertEqual(own.ask("x").form, "5")
                    except errors.ServerLost:
                        lost += 1
            self.assertGreater(lost, 0)
            self.assertLessEqual(lost, 2 * 12)

    def test_a_block_of_one_universe_is_entered_by_two_threads_at_once(self):
        both, found = threading.Barrier(2), []

        def work(pause):
            with E:
                both.wait()
                time.sleep(pause)
                found.append(universe.universe_of_block())
            found.append(universe.universe_of_block())

        threads = [threading.Thread(target=work, args=(pause,)) for pause in (0, 0.2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, ["E", None, "E", None])

    def test_a_process_that_is_forked_off_asks_a_command_of_its_own(self):
        def work(own, pending, said):
            try:
                pending.value
            except errors.ServerLost:
                said.put(own.ask("x").form)

        context = multiprocessing.get_context("fork")
        with proviso.Session() as own:
            own.run("x := *3")
            pending = own.lazy(ENDLESS).begin()
            own._server.send()
            pid, said = own._server.pid, context.Queue()
            child = context.Process(target=work, args=(own, pending, said))
            child.start()
            self.assertEqual(said.get(timeout=100), "*3")
            child.join()
            self.assertTrue(alive(pid))
            self.assertFalse(pending._reply.done)

    def test_a_session_that_nobody_has_leaves_nothing_running(self):
        own = proviso.Session()
        own.ask("1")
        pid = own._server.pid
        del own
        wait_until(lambda: not alive(pid))

    def test_what_json_cannot_say_keeps_no_other_question_from_being_asked(self):
        with proviso.Session(seconds=float("inf")) as own:
            with self.assertRaises(errors.StatementError):
                own.ask("\ud800")  # half of a sign
            with self.assertRaises(ValueError):
                own._server.request({"text": "1", "limits": {"seconds": float("nan")}})
            self.assertEqual(own.ask("rank(*2)"), 2)

    def test_a_command_may_say_something_else_first(self):
        command = proviso.server.find_command()
        chatty = ["sh", "-c", 'echo 1; echo "hello"; exec "$@"', "sh", *command]
        with proviso.Session(command=chatty) as own:
            self.assertEqual(own.ask("rank(*2)"), 2)

    def test_two_threads_have_their_own_answers(self):
        with proviso.Session() as own:
            found = {}

            def work(offset):
                found[offset] = [own.ask(f"{offset + n} rem 1000003") for n in range(300)]

            threads = [threading.Thread(target=work, args=(offset,)) for offset in (0, 5000)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for offset, answers in found.items():
                self.assertEqual(answers, [offset + n for n in range(300)])

    def test_a_command_that_is_none_says_so(self):
        for command in (["true"], [sys.executable, "-c", "print('hello')"]):
            with proviso.Session(command=command) as own:
                with self.assertRaises(errors.ServerLost):
                    own.ask("1")

    def test_another_thread_can_cancel(self):
        with proviso.Session() as own:
            threading.Timer(0.5, own.cancel).start()
            with self.assertRaises(errors.Cancelled):
                own.ask(ENDLESS)
            self.assertEqual(own.ask("rank(*)"), 1)

    def test_ctrl_c_cancels_and_nothing_is_left_running(self):
        script = (
            "import proviso, sys\n"
            "s = proviso.Session()\n"
            "s.version()\n"
            "print(s._server.pid, flush=True)\n"
            "try:\n    s.ask(sys.argv[1])\n"
            "except KeyboardInterrupt:\n    print(s.ask('rank(*2)'), flush=True)\n"
        )
        child = subprocess.Popen(
            [sys.executable, "-c", script, ENDLESS], stdout=subprocess.PIPE, text=True
        )
        pid = int(child.stdout.readline())
        time.sleep(0.5)
        child.send_signal(signal.SIGINT)
        self.assertEqual(child.stdout.readline().strip(), "2")
        self.assertEqual(child.wait(), 0)
        child.stdout.close()
        wait_until(lambda: not alive(pid))

    def test_a_client_that_is_killed_leaves_nothing_running(self):
        script = (
            "import proviso, sys\n"
            "s = proviso.Session()\n"
            "s.version()\n"
            "print(s._server.pid, flush=True)\n"
            "s.ask(sys.argv[1])\n"
        )
        child = subprocess.Popen(
            [sys.executable, "-c", script, ENDLESS], stdout=subprocess.PIPE, text=True
        )
        pid = int(child.stdout.readline())
        time.sleep(0.5)
        child.kill()
        child.wait()
        child.stdout.close()
        wait_until(lambda: not alive(pid))

    def test_progress_is_told(self):
        told = threading.Event()
        with proviso.Session(seconds=20, progress=lambda _: told.set()) as own:
            pending = own.lazy(ENDLESS).begin()
            own._server.send()
            self.assertTrue(told.wait(100))
            own.cancel()
            with self.assertRaises(errors.Cancelled):
                pending.value


class Many(unittest.TestCase):
    def test_ten_thousand_questions_go_in_one_pipe(self):
        with proviso.Session() as own:
            sent = []
            send = own._server.send
            own._server.send = lambda: (sent.append(len(own._server._unsent)), send())[1]
            found = own.answers(own.lazy(f"{n} rem 7") for n in range(10_000))
            self.assertEqual(found, [n % 7 for n in range(10_000)])
            self.assertLessEqual(len([count for count in sent if count > 0]), 20)

    def test_two_sessions_do_not_know_each_other(self):
        with proviso.Session() as one, proviso.Session() as two:
            one.run("x := 1")
            with self.assertRaises(errors.StatementError):
                two.ask("x")


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


if __name__ == "__main__":
    unittest.main()
