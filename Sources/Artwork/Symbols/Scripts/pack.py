#!/usr/bin/env python3
"""Packs the drawings of this folder into PackedSymbols.swift, after deriving the forms they ask for.

With --check it writes nothing, and fails if a file is not what it would write.
"""

import os
import sys

import derive
import drawing

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.dirname(HERE)
PACKED = os.path.join(os.path.dirname(FOLDER), "PackedSymbols.swift")
HEAD = '''\
// swift-format-ignore-file
// Written by `make symbols` from the drawings in Symbols/, which are what to edit.

extension SymbolLibrary {
  /// A line for each name, sorted by their bytes: the name and its drawing, with `~` before one that
  /// flips, or `@` and the name that it is a synonym of.
  static let text: StaticString = """
'''
MIDDLE = '''\
    """

  /// Where each line begins, and where one behind the last would.
  static let starts: StaticString = "'''
TAIL = '"\n}\n'
# Digits of a start.
WIDTH = 6


def names():
    """The names of all drawings: their paths in the folder without the extension."""
    for folder, _, files in os.walk(FOLDER):
        for file in files:
            if file.endswith(".svg"):
                path = os.path.relpath(os.path.join(folder, file), FOLDER)
                yield path[:-len(".svg")].replace(os.sep, "/")


def read_all():
    """All drawings by name, those to be derived as they come out now."""
    files = {name: drawing.read(path_of(name)) for name in names()}
    drawings = {name: file for name, file in files.items() if file.derived_from is None}
    for name in sorted(drawings):
        for form in drawings[name].forms:
            derived = derive.name(name, form)
            if derived in drawings:
                raise drawing.DrawingError(f"{derived}.svg is a drawing, and {name}.svg asks for it")
            drawings[derived] = derive.form(drawings[name], name, form)
    for name in files.keys() - drawings.keys():
        raise drawing.DrawingError(f"{name}.svg is derived, but nothing asks for it: delete it")
    return drawings


def path_of(name):
    return os.path.join(FOLDER, *name.split("/")) + ".svg"


def synonyms(drawings):
    """The pairs of synonyms.txt: a name, and the name of what is drawn for it."""
    path = os.path.join(FOLDER, "synonyms.txt")
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            words = line.split()
            if len(words) != 2 or words[0] in drawings:
                raise drawing.DrawingError(
                    f"{path}:{number}: two names must stand here, the first one without a drawing")
            yield words


def packed(drawings):
    lines = {}
    for name, symbol in drawings.items():
        lines[name] = ("~" if symbol.flips else "") + drawing.packed(symbol)
    for name, other in synonyms(drawings):
        lines[name] = "@" + other
    lines = [f"{name} {lines[name]}" for name in sorted(lines, key=str.encode)]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()) + 1)
    return (HEAD + "".join(f"    {line}\n" for line in lines) + MIDDLE
            + "".join(f"{start:0{WIDTH}}" for start in starts) + TAIL)


def outputs():
    """What every file that this program writes has to hold, by path."""
    drawings = read_all()
    derived = {name: one for name, one in drawings.items() if one.derived_from is not None}
    files = {path_of(name): drawing.svg(one) for name, one in derived.items()}
    files[PACKED] = packed(drawings)
    return files


def current(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def main():
    try:
        stale = {path: new for path, new in outputs().items() if current(path) != new}
    except drawing.DrawingError as error:
        sys.exit(f"error: {error}")
    if "--check" in sys.argv[1:]:
        if stale:
            sys.exit("\n".join(sorted(stale)) + "\nis out of date: run 'make symbols'")
        return
    for path, new in stale.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(new)


if __name__ == "__main__":
    main()
