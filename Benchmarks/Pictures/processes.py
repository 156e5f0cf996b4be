"""Measures processes in turn, so that noise affects all of them equally."""
import os, statistics, time


def measure(command, code=0):
    """Runs a command that exits with `code`; returns wall time and CPU time in seconds, and peak memory in megabytes."""
    quiet = [(os.POSIX_SPAWN_OPEN, n, os.devnull, os.O_WRONLY, 0) for n in (1, 2)]
    start = time.perf_counter()
    pid = os.posix_spawnp(command[0], command, os.environ, file_actions=quiet)
    _, status, usage = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != code:
        raise SystemExit(f"failed: {' '.join(command)}")
    took = time.perf_counter() - start
    return took, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def medians(commands, rounds, prepare):
    """Returns the medians of all rounds for each command. Calls `prepare` before each run."""
    results = {name: [] for name in commands}
    for number in range(rounds + 1):
        for name, command in commands.items():
            prepare()
            result = measure(command)
            if number:  # The first round warms the caches.
                results[name].append(result)
    return {
        name: [statistics.median(part) for part in zip(*runs)] for name, runs in results.items()}
