"""How a certificate is read: every field is looked at before it is believed."""

from certificate_text import demand


def field(thing, name):
    demand(isinstance(thing, dict), 'not an object')
    return thing.get(name)


def listed(thing):
    demand(isinstance(thing, list), 'not a list')
    return thing


def lookup(games, index):
    demand(type(index) is int and 0 <= index < len(games), 'not the index of a form')
    return games[index]
