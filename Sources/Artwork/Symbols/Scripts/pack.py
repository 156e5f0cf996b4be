#!/usr/bin/env python3
"""Derives the forms that drawings request and packs all drawings into packed.txt.

With --check, writes nothing and fails if a file is out of date.
"""

import os
import sys

import derive
import drawing
import rounding

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.dirname(HERE)
PACKED = os.path.join(FOLDER, "packed.txt")


def names():
    """The names of all drawings: their relative paths without the extension."""
    for folder, _, files in os.walk(FOLDER):
        for file in files:
            if file.endswith(".svg"):
                path = os.path.relpath(os.path.join(folder, file), FOLDER)
                yield path[:-len(".svg")].replace(os.sep, "/")


def read_all():
    """All drawings by name, with round corners. Derived forms are computed again."""
    files = {name: drawing.read(path_of(name)) for name in names()}
    drawings = {
        name: rounded(file, name) for name, file in files.items() if file.derived_from is None}
    for name in sorted(drawings):
        for form in drawings[name].forms:
            derived = derive.name(name, form)
            if derived in drawings:
                raise drawing.DrawingError(f"{name}.svg requests the form {derived}.svg, but that is a drawing of its own")
            drawings[derived] = derive.form(drawings[name], name, form)
    for name in files.keys() - drawings.keys():
        raise drawing.DrawingError(f"{name}.svg is derived, but no drawing requests it: delete it")
    return drawings


def rounded(file, name):
    """The drawing with round corners. Drawings in folders have those of a pen."""
    if "/" not in name or file.radius is not None:
        file.parts = rounding.rounded(file.parts, file.radius)
    return file


def path_of(name):
    return os.path.join(FOLDER, *name.split("/")) + ".svg"


def synonyms(drawings):
    """The pairs of synonyms.txt: a name, and the name of the symbol to draw for it."""
    path = os.path.join(FOLDER, "synonyms.txt")
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            words = line.split()
            if len(words) != 2 or words[0] in drawings:
                raise drawing.DrawingError(
                    f"{path}:{number}: expected two names, the first one without a drawing")
            yield words


def packed(drawings):
    """One line per name, sorted bytewise: the name and its drawing, preceded by `~` if it is mirrored
    in right-to-left layouts; or the name and `@` with the name that it is a synonym of."""
    lines = {}
    for name, symbol in drawings.items():
        lines[name] = ("~" if symbol.flips else "") + drawing.packed(symbol)
    for name, other in synonyms(drawings):
        lines[name] = "@" + other
    return "".join(f"{name} {lines[name]}\n" for name in sorted(lines, key=str.encode))


def outputs():
    """The expected contents of all generated files, by path."""
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
