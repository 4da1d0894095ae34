"""Puts questions to the client that a file has with their answers, and says how many agree.

Each line is [question, arguments, expected]; the expected answers come from the library, not from here.
"""

import json
import sys

import proviso
from proviso import Universe, game


def asked(question, *arguments):
    """The lazy value of a question."""
    g = game(arguments[0])
    if question == "outcome":
        return g.outcome
    if question == "sum outcome":
        return (g + game(arguments[1])).outcome
    if question == "simplest":
        return g.simplest(arguments[1]).same(arguments[2])
    if question == "at least":
        with Universe(arguments[2]):
            return g >= game(arguments[1])
    if question == "equal":
        with Universe(arguments[2]):
            return g - game(arguments[1]) == 0
    if question == "strong outcome":
        return g.strong_outcome(arguments[1])
    if question == "rank":
        return g.rank
    if question == "same":
        return game(g.form).same(-(-g))
    raise ValueError(question)


with open(sys.argv[1]) as lines:
    questions = [json.loads(line) for line in lines]
found = proviso.answers([asked(question, *arguments) for question, arguments, _ in questions])
wrong = [(*one, answer) for one, answer in zip(questions, found) if one[2] != answer]
for one in wrong[:10]:
    print("differs:", one)
print(f"{len(questions) - len(wrong)} of {len(questions)} agree")
