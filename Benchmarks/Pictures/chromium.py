"""A headless Chromium that takes pictures of files, one after the other.

It is spoken to over two pipes, in the DevTools protocol; nothing but Python itself is needed.
"""
import atexit, base64, json, os, shutil, subprocess, tempfile, threading
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class Chromium:
    """One browser with one page, at two pixels a point."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise FileNotFoundError("Chromium")
        self.profile = tempfile.mkdtemp(prefix="flatplan-chromium-")
        theirs_in, self.requests = os.pipe()
        self.answers, theirs_out = os.pipe()
        # The browser reads from its descriptor 3 and writes to 4.
        wrapped = ["sh", "-c", f'exec "$@" 3<&{theirs_in} 4>&{theirs_out}', "sh", program]
        self.process = subprocess.Popen(
            wrapped + [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                f"--user-data-dir={self.profile}", "--force-device-scale-factor=2", "--remote-debugging-pipe", "about:blank"],
            pass_fds=(theirs_in, theirs_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        atexit.register(self.close)
        self.lock, self.read, self.count, self.session = threading.Lock(), b"", 0, None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.enable")

    def message(self):
        while b"\0" not in self.read:
            more = os.read(self.answers, 1 << 20)
            if not more:
                raise ConnectionError("Chromium ended")
            self.read += more
        text, self.read = self.read.split(b"\0", 1)
        return json.loads(text)

    def ask(self, method, until=None, **parameters):
        """The answer to a request, once the event `until` has come too."""
        self.count += 1
        request = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.requests, json.dumps(request).encode() + b"\0")
        answer = None
        while answer is None or until:
            message = self.message()
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                answer = message["result"]
            elif message.get("method") == until:
                until = None
        return answer

    def draw(self, file, png, size):
        """A picture of a file, so many pixels wide and high."""
        with self.lock:
            self.ask(
                "Emulation.setDeviceMetricsOverride", width=-(-size[0] // 2), height=-(-size[1] // 2),
                deviceScaleFactor=0, mobile=False)
            self.ask("Page.navigate", until="Page.loadEventFired", url=Path(file).resolve().as_uri())
            data = self.ask("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        Path(png).write_bytes(base64.b64decode(data))
        return True

    def close(self):
        self.session = None
        self.ask("Browser.close")
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
