"""Opens files in headless Chromium, one at a time, and takes screenshots of them.

It uses the DevTools protocol over two pipes and needs only Python's standard library.
"""
import atexit, base64, json, os, shutil, subprocess, tempfile, threading
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class Chromium:
    """A browser with one page, at two pixels per point."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise FileNotFoundError("Chromium is not installed")
        self.profile = tempfile.mkdtemp(prefix="flatplan-chromium-")
        browser_in, self.requests = os.pipe()
        self.responses, browser_out = os.pipe()
        # The browser reads from file descriptor 3 and writes to 4.
        wrapped = ["sh", "-c", f'exec "$@" 3<&{browser_in} 4>&{browser_out}', "sh", program]
        self.process = subprocess.Popen(
            wrapped + [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                "--disable-dev-shm-usage",
                f"--user-data-dir={self.profile}", "--force-device-scale-factor=2", "--remote-debugging-pipe", "about:blank"],
            pass_fds=(browser_in, browser_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(browser_in)
        os.close(browser_out)
        atexit.register(self.close)
        self.lock, self.read, self.count, self.session = threading.Lock(), b"", 0, None
        # What the page reported: events that no request waited for.
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")

    def message(self):
        while b"\0" not in self.read:
            more = os.read(self.responses, 1 << 20)
            if not more:
                raise ConnectionError("Chromium has exited")
            self.read += more
        text, self.read = self.read.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, until=None, **parameters):
        """Sends a request and returns the response. Also waits for the event `until`, if given."""
        self.count += 1
        request = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.requests, json.dumps(request).encode() + b"\0")
        response = None
        while response is None or until:
            message = self.message()
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                response = message["result"]
            elif message.get("method") == until:
                until = None
            else:
                self.events.append(message)
        return response

    def run(self, script):
        """Evaluates a script in the page, and returns its value. Waits for promises."""
        answer = self.send(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def resize(self, width, height):
        """Sets the size of the page in points."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=0, mobile=False)

    def open(self, file):
        """Shows a file, and waits until it has loaded."""
        self.send("Page.navigate", until="Page.loadEventFired", url=Path(file).resolve().as_uri())

    def draw(self, file, png, size):
        """Writes a screenshot of a file, `size` pixels wide and high."""
        with self.lock:
            self.resize(-(-size[0] // 2), -(-size[1] // 2))
            self.open(file)
            data = self.send("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        Path(png).write_bytes(base64.b64decode(data))
        return True

    def close(self):
        self.session = None
        self.send("Browser.close")
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
