#!/usr/bin/env python3
"""Runs the commands of the documentation, so that one that no longer works is found.

Usage: Documentation/Site/commands.py FLATPLAN [PAGE...]

Without pages, checks README.md, CONTRIBUTING.md, Documentation/*.md and the examples in the help of
all commands:

- Every line of a shell block, and every example of the help, is run in a small project in a temporary
  folder. A YAML, Swift, JSON or CSV block after "Save this as `NAME`" is a file of that project.
- Pictures that a comment behind a command names exist afterwards.
- Commands of `flatplan` between backticks have a name and options that exist, and targets of `make`
  are in the Makefile.
- Specs in YAML blocks have no errors.

What cannot run here is in SKIPPED, with the reason. `Documentation/Site/build` shows the output of the
examples of the help.
"""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# Commands that are checked, but not run.
SKIPPED = [
    (r"^flatplan watch\b|^flatplan review --open", "serves a page until it is stopped"),
    (r"^flatplan review$", "asks about one difference after another in a terminal"),
    (r"\.swift\b|--swift|\bSources/", "compiles Swift, which the tests of Swift input do"),
    (r"/usr/local|~/", "writes outside of the project"),
    (r"^(make|docker|brew|swift|export FLATPLAN_STRICT)\b", "builds this project"),
    (r"^(FLATPLAN_\w+|TARGETS)=|^(Tests|Benchmarks)/", "builds this project"),
    (r"^sudo\b", "installs packages"),
    (r"^gh\b", "needs GitHub"),
    (r"^git (commit -am|config)|\.gitattributes", "is a command of Git"),
    (r"^flatplan merge$", "needs a merge with conflicts"),
]

# Commands whose status may be 1 in the project of the examples, because something differs.
DIFFERENCES = r"^flatplan (diff|verify|report|merge-reports|prune .*--check|fmt .*--check)\b"

GRID = """title: A grid
vars: {gap: 8}
styles: {badge: {content: badge, background: systemRed}}
sections:
  - id: photos
    group: {height: 88, columns: {default: 2, 600: 3}, interItemSpacing: =gap}
    interGroupSpacing: =gap
    contentInsets: =2 * gap
    items: {count: 8, title: $words(2), subtitle: $city}
"""
SETTINGS = """title: Settings
theme: system
sections:
  - {list: insetGrouped, items: [{title: Wi-Fi, detail: Home, accessory: disclosure}, {title: Sound}]}
"""
PAGE = "# Grids\n\n<!-- flatplan: %s figure=images/grid width=390 appearance=light,dark -->\n"
README = PAGE % "specs/grid.yaml"


class Workshop:
    """A project with the files that examples name, and a program to run in copies of it."""

    def __init__(self, program):
        self.folder = Path(tempfile.mkdtemp(prefix="flatplan-commands-"))
        self.home = self.folder / "home"
        (self.home / "bin").mkdir(parents=True)
        (self.home / "bin/flatplan").symlink_to(Path(program).resolve())
        self.environment = {
            name: value for name, value in os.environ.items()
            if not re.match(r"FLATPLAN|GITHUB|CI$|FORCE_COLOR", name)}
        self.environment |= {
            "PATH": f"{self.home / 'bin'}:{os.environ['PATH']}", "HOME": str(self.home),
            "NO_COLOR": "1", "TMPDIR": str(self.folder), "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com"}
        self.base, self.changed = self.folder / "base", self.folder / "changed"
        self.prepare()

    def prepare(self):
        """Makes the project, and one that was edited after its baselines had been recorded."""
        wider = GRID.replace("height: 88", "height: 96")
        for name in ("grid", "home", "places", "gallery"):
            self.write(f"{name}.yaml", GRID)
        for name, text in {
            "old.yaml": GRID, "new.yaml": wider, "settings.yaml": SETTINGS,
            "specs/grid.yaml": GRID, "specs/gallery.yaml": SETTINGS, "main/specs/grid.yaml": wider,
            "README.md": README, "Documentation/Figures.md": PAGE % "../specs/grid.yaml",
            ".gitignore": ".build\n",
        }.items():
            self.write(name, text)
        (self.base / "fonts").mkdir()
        shutil.copy(ROOT / "Tests/FlatplanCommandsTests/Scenarios/Fonts/one/Test.ttf",
                    self.base / "fonts")
        self.must("git init -q -b main && git add . && git commit -qm Start")
        self.must("flatplan docs README.md Documentation/Figures.md -q && flatplan render specs -q")
        for name, spec in {"a": "old", "b": "new"}.items():
            self.must(f"flatplan frames {spec}.yaml --width 390 --format layout > /dev/null; mkdir {name}; "
                      f"flatplan frames {spec}.yaml --width 390 --format layout > {name}/390.layout; "
                      f"flatplan render {spec}.yaml --width 390 -q -o {name}.png")
        self.must("cp a.png old.png; cp b.png new.png")
        shutil.copy(ROOT / "Tests/CairoRendererTests/Reference/halves.jpg", self.base / "b.jpg")
        shutil.copytree(self.base, self.changed)
        self.must("flatplan record specs -q && git add . && git commit -qm Record", self.changed)
        spec = self.changed / "specs/grid.yaml"
        text = spec.read_text().replace("height: 88", "height: 96").replace("gap: 8}", "gap: 12}")
        spec.write_text(text)
        list_ = self.changed / "specs/gallery.yaml"
        list_.write_text(list_.read_text().replace(", {title: Sound}", ""))
        for part in (1, 2):
            self.run(f"flatplan verify specs --shard {part}/2 --report-folder shards/{part}",
                     self.changed)
        self.run("flatplan merge-reports shards/* -o merged.json", self.changed)
        self.run("flatplan verify specs", self.changed)
        shutil.copytree(self.changed / ".build/flatplan", self.changed / "artifact")

    def write(self, name, text, folder=None):
        file = (folder or self.base) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def must(self, command, folder=None):
        status, output = self.run(command, folder or self.base)
        if status:
            raise SystemExit(f"error: {command}: exit status {status}\n{output}")

    def run(self, command, folder):
        """Runs a command in a folder; returns its exit status and what it prints."""
        result = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command], cwd=folder, env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            timeout=120)
        return result.returncode, result.stdout.decode("utf-8", "replace")

    def copy(self, command=""):
        """A new copy of the project for a command."""
        waits = r"^flatplan (accept|reject|review|pending|report|merge-reports|verify|prune)\b"
        source = self.changed if re.match(waits, command) else self.base
        target = Path(tempfile.mkdtemp(dir=self.folder)) / "project"
        shutil.copytree(source, target)
        return target

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Command:
    """A line of a shell block, or an example of the help."""

    def __init__(self, line, place):
        self.place = place
        words, _, self.comment = line.partition(" #")
        # The help puts explanations behind several spaces.
        words, _, note = words.strip().partition("   ") if "help" in place else (words.strip(), "", "")
        self.text, self.comment = words.strip(), self.comment or note

    @property
    def skipped(self):
        reason = next((reason for pattern, reason in SKIPPED if re.search(pattern, self.text)), None)
        if reason:
            return reason
        tools = re.findall(r"(?:^|[|;&] *)(jq|man|git|gh)\b", self.text)
        missing = [tool for tool in tools if not shutil.which(tool)]
        return f"{missing[0]} is not installed" if missing else None

    def pictures(self):
        """The pictures that the comment names."""
        return re.findall(r"[\w~@/.-]+/[\w~@.-]+\.(?:png|svg|pdf)\b", self.comment)


class Checker:
    def __init__(self, workshop):
        self.workshop, self.problems = workshop, []
        text = workshop.run("flatplan manual --format json", workshop.base)[1]
        self.reference = json.loads(text)
        self.options = {
            command["name"]: set(re.findall(
                r"(?<![\w-])--?[a-z][\w-]*", " ".join(o["option"] for o in command["options"])))
            for command in self.reference["commands"]}
        # The options of all commands are those of the program itself.
        text = workshop.run("flatplan --help", workshop.base)[1]
        self.common = {"--generate-completion-script"} | set(re.findall(
            r"(?<![\w-])--?[a-z][\w-]*", text))
        self.targets = set(re.findall(r"(?m)^([a-z][\w-]*):", (ROOT / "Makefile").read_text()))
        self.counts = {"run": 0, "skipped": 0, "specs": 0}

    def report(self, place, text):
        self.problems.append(f"{place}: {text}")

    def spelling(self, text, place):
        """Checks the names and options of the `flatplan` and `make` commands in a line."""
        for part in re.split(r"\|\|?|&&|;", text):
            try:
                words = shlex.split(part, comments=True)
            except ValueError:
                continue
            if words[:1] == ["make"]:
                for word in words[1:]:
                    if re.fullmatch(r"[a-z][\w-]*", word) and word not in self.targets:
                        self.report(place, f"the Makefile has no target '{word}'")
            if words[:1] != ["flatplan"] or len(words) < 2:
                continue
            name = words[1]
            if name.startswith("-") or name == "help" or re.search(r"[.…A-Z]", name):
                continue
            if name not in self.options:
                self.report(place, f"flatplan has no command '{name}': {part.strip()}")
                continue
            own = words[2:words.index("--")] if "--" in words else words[2:]
            for word in own:
                option = word.split("=")[0]
                if re.fullmatch(r"--?[a-z][\w-]*", option) and option not in (
                        self.options[name] | self.common):
                    self.report(place, f"'flatplan {name}' has no option '{option}'")

    def run(self, command, folder):
        """Runs a command unless it is skipped, and returns its output."""
        self.spelling(command.text, command.place)
        if command.skipped:
            self.counts["skipped"] += 1
            return None
        self.counts["run"] += 1
        if created := re.fullmatch(r"flatplan new [\w-]+ ([\w.]+)", command.text):
            (folder / created.group(1)).unlink(missing_ok=True)
        status, output = self.workshop.run(command.text, folder)
        allowed = {0, 1} if re.search(DIFFERENCES, command.text) else {0}
        if status not in allowed:
            self.report(command.place, f"exit status {status} of: {command.text}\n{output.rstrip()}")
        for picture in command.pictures():
            if not (folder / picture).is_file():
                self.report(command.place, f"'{command.text}' draws no {picture}")
        return output

    def page(self, path):
        """Checks a page: its shell blocks in order, in one copy of the project, and its specs."""
        name = str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
        folder = self.workshop.copy()
        text = path.read_text(encoding="utf-8")
        for block in blocks(text):
            place = f"{name}:{block.line}"
            if block.language in ("yaml", "swift", "json", "csv") and block.file:
                self.workshop.write(block.file, block.text, folder)
            if block.language == "md" and "flatplan: " in block.text:
                # A comment is added to the page that it is for, if its spec exists.
                spec = re.search(r"flatplan: ([\w/.]+)", block.text).group(1)
                if (folder / spec).is_file():
                    page = folder / "README.md"
                    self.workshop.write("README.md", page.read_text() + "\n" + block.text, folder)
            if block.language == "yaml" and re.search(r"(?m)^sections:", block.text):
                self.spec(block, folder, place)
            if block.language == "sh":
                for number, line in enumerate(block.text.split("\n"), block.line + 1):
                    command = Command(line, f"{name}:{number}")
                    if command.text and not command.text.startswith("#"):
                        waits = re.match(r"flatplan (accept|reject|pending)\b", command.text)
                        self.run(command, self.workshop.copy(command.text) if waits else folder)
        fences = re.compile(r"(?ms)^(`{3,})[^\n]*\n.*?^\1$")
        prose = fences.sub(lambda match: "\n" * match.group(0).count("\n"), text)
        for match in re.finditer(r"`((?:flatplan|make) [^`]+)`", prose):
            line = prose.count("\n", 0, match.start()) + 1
            self.spelling(match.group(1).replace("\n", " "), f"{name}:{line}")

    def spec(self, block, folder, place):
        self.counts["specs"] += 1
        file = block.file or "example.yaml"
        for data in re.findall(r"from: (\w+\.csv)", block.text):
            self.workshop.write(data, "city,ground\nOslo,red\nRiga,blue\n", folder)
        self.workshop.write(file, block.text, folder)
        status, output = self.workshop.run(f"flatplan check {file}", folder)
        if status:
            self.report(place, f"the spec has errors:\n{output.rstrip()}")

    def examples(self):
        """The examples in the help of each command."""
        for command in self.reference["commands"]:
            lines = command["discussion"].split("\n")
            for line in lines:
                if line.startswith("  ") and re.match(r" +(cat [\w.]+ \| )?flatplan ", line):
                    yield command["name"], Command(line, f"help of {command['name']}")

    def example(self, command):
        """Runs an example; returns what it prints, and the files that it writes."""
        folder = self.workshop.copy(command.text)
        before = files(folder)
        output = (self.run(command, folder) or "").replace(str(folder), "/project")
        return output, sorted(
            path for path, time in files(folder).items() if before.get(path) != time)


def files(folder):
    """The files of a project, with the times of their last changes."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*")
            if path.is_file() and not {".build", ".git"} & set(path.parts)}


class Block:
    def __init__(self, language, text, line, file):
        self.language, self.text, self.line, self.file = language, text, line, file


def blocks(text):
    """The fenced blocks of a page, with the file that the paragraph before each names."""
    lines, number = text.split("\n"), 0
    while number < len(lines):
        fence = re.match(r"^(`{3,})(\w*)", lines[number])
        if not fence:
            number += 1
            continue
        end = next(i for i in range(number + 1, len(lines)) if lines[i].rstrip() == fence.group(1))
        before = [line for line in lines[max(number - 4, 0):number] if line.strip()]
        saved = re.search(r"(?:[Ss]ave (?:this|it)(?: file)? (?:as|in)|[Ii]n|to) `([\w./-]+\.(?:yaml|swift|md|json|csv))`",
                          " ".join(before))
        yield Block(fence.group(2), "\n".join(lines[number + 1:end]), number + 1,
                    saved.group(1) if saved else None)
        number = end + 1


def main(program, *pages):
    workshop = Workshop(program)
    try:
        checker = Checker(workshop)
        paths = [Path(page).resolve() for page in pages] or [
            ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "Documentation").glob("*.md"))]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(checker.page, paths))
            if not pages:
                list(pool.map(lambda found: checker.example(found[1]), checker.examples()))
    finally:
        workshop.close()
    for problem in sorted(checker.problems):
        print(problem, file=sys.stderr)
    counts = checker.counts
    print(f"{counts['run']} commands run, {counts['skipped']} only checked, {counts['specs']} specs; "
          f"{len(checker.problems)} problems")
    return 1 if checker.problems or not counts["run"] else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
