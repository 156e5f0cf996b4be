"""Finds documentation comments that only repeat their declaration, and symbols that need none.

A comment repeats its declaration if all of its content words are words of the declaration or of the types
around it: "The width." on `width`, "Creates a box." on `init` of `Box`. Words are compared without case and
endings. Comments with more than one idea, units, numbers, links, rules or code are never findings.
"""
import re

STOP = set(
    """a an the of in to for is are was were be been being and or with that which whether its this these those
    by on at from as it their they has have may can so such into some return create make get set give
    instance specified""".split())
UNITS = re.compile(
    r"``|https?:|`[^`\w]|\bR\d+\b|^- |\n- |`nil`|\"|\d|\b(points|pixels|seconds|percent|bytes|degrees|radians)\b")
MODIFIERS = r"(?:(?:public|package|open|internal|private|fileprivate|final|indirect|nonisolated)\s+)*"
ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?\s+)*"
TYPE = re.compile(
    r"^(\s*)" + ATTRIBUTES + MODIFIERS + r"(?:class|struct|enum|protocol|extension|actor)\s+([\w.]+)")
DECLARATION = re.compile(r"\b(var|let|func|init|case|class|struct|enum|subscript|typealias|protocol)\b")


def stem(word):
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[:-len(ending)]
            break
    if len(word) > 3 and word[-1] == word[-2]:
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def words(text):
    """The stems of the words of a text or a name such as `contentInsets`."""
    text = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", text)
    text = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1 \2", text)
    return [stem(word) for word in re.findall(r"[a-z]+|\d+", text.lower())]


IGNORED = STOP | {stem(word) for word in STOP}


def repeats(comment, declaration, owners):
    """Whether a comment has no word that its declaration and the types around it do not have."""
    if len(comment) > 3 or UNITS.search("\n".join(comment)):
        return False
    known = {word for text in [declaration, *owners] for word in words(text)}
    return all(word in known or word in IGNORED for word in words(" ".join(comment)))


def documented(text):
    """The documentation comments of a Swift file: first line, line after, text, declaration, types around."""
    # Code in multiline strings is data.
    text = re.sub(r'""".*?"""', lambda string: "\n" * string.group().count("\n"), text, flags=re.S)
    lines = text.split("\n")
    owners = []
    index = 0
    while index < len(lines):
        line = lines[index]
        code = line.strip()
        indent = len(line) - len(line.lstrip())
        if code and not code.startswith(("//", "#", ")")):
            while owners and indent <= owners[-1][0]:
                owners.pop()
        if code.startswith("///"):
            start = index
            while index < len(lines) and lines[index].strip().startswith("///"):
                index += 1
            comment = [line.strip()[3:].strip() for line in lines[start:index]]
            yield start, index, comment, declaration(lines[index:index + 12]), [name for _, name in owners]
            continue
        if match := TYPE.match(line):
            owners.append((indent, match.group(2)))
        index += 1


def declaration(lines):
    """The declaration that starts a list of lines, without its body and value."""
    text = ""
    for line in lines:
        line = line.strip()
        text += " " + line
        if line.startswith(("@", "#")) and not DECLARATION.search(line):
            continue
        if re.search(r"[{=]", line) or not line.endswith((",", "(")):
            break
    return re.split(r"\{\s*$|\{ ", text)[0] if re.search(r"\bfunc\b", text) else re.split(r"\s=\s|\{", text)[0]


def says_itself(kind, path, declaration, siblings):
    """Whether a symbol without a comment needs none, because its declaration says what it is: cases of enums,
    initializers whose labels are the properties of the type, properties except numbers whose unit or origin
    their name does not give, and commands such as `insertSections(_:)`."""
    name = path[-1]
    if kind in ("swift.enum.case", "swift.typealias"):
        return True
    base, _, labels = name.partition("(")
    labels = [label for label in labels.rstrip(")").split(":") if label]
    if base == "init":
        return labels != ["_"] and all(label == "_" or label in siblings for label in labels)
    if kind in ("swift.property", "swift.type.property"):
        number = re.search(r":\s*\[?(CGFloat|Double|Float|Int|TimeInterval)\b", declaration)
        return not number or bool(set(words(name)) & NUMBERS)
    if kind in ("swift.method", "swift.type.method", "swift.func"):
        return "->" not in declaration and len(words(name)) > 1
    return kind in ("swift.enum", "swift.struct") and len(path) > 1


NUMBERS = {stem(word) for word in """count index width height x y radius alpha opacity spacing line column
    columns row scale section item size""".split()}
