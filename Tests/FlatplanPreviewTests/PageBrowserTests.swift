import TestSupport
import Testing

@testable import FlatplanPreview

/// The page in a browser, with a server that answers as a test has it.
@Suite(.enabled(if: Browser.path != nil, "there is no Chromium on this machine"), .serialized)
struct PageBrowserTests {
  /// What is asked stands in `asked`; `answer` is what is drawn, and `change(1)` tells that files have changed.
  private static let server = """
    const asked = [];
    let answer = { version: 0, isWhole: true, words: '', names: ['grid/320'] };
    let isThere = true;
    let change = () => {};
    let slowness = 0;
    globalThis.fetch = async (address) => {
      if (!isThere) throw new TypeError('nobody is there');
      if (address.startsWith('/changes')) {
        const version = await new Promise((done) => { change = done; });
        if (!isThere) throw new TypeError('nobody is there');
        return { json: async () => ({ version }) };
      }
      asked.push(decodeURIComponent(address.replace('/pictures?', '')));
      const now = answer;
      await new Promise((done) => setTimeout(done, slowness));
      return { json: async () => now };
    };
    Object.defineProperty(Image.prototype, 'src', { set(address) {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"/>';
      this.setAttribute('data-address', address);
      this.setAttribute('src', 'data:image/svg+xml,' + encodeURIComponent(svg));
    } });
    """

  private func run(_ script: String, at address: String = "") throws -> [String: String] {
    let page = Page(title: "grid.yaml").html
      .replacing("<body>", with: "<body><script>\(Self.server)</script>")
    return try Browser.run(
      Array(page.utf8), address: address,
      script: """
        const key = (key, shiftKey = false) => document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
        const last = async () => { await pause(50); return asked[asked.length - 1]; };
        const figures = () => all('#pictures figure').map((figure) =>
          figure.querySelector('figcaption').textContent + (figure.matches('.old') ? ' old' : '')).join();
        const state = () => find('#state').className.trim();
        await pause(50);
        \(script)
        """)
  }

  @Test func `the address says what is wished`() throws {
    let result = try run(
      """
      result.asked = asked.join('|');
      result.width = find('[name=width]').value + ' ' + find('#slide').value;
      result.dark = find('[name=appearance][value=dark]').checked;
      result.overlays = find('summary').dataset.count;
      result.pictures = figures();
      result.picture = find('#pictures img').dataset.address;
      location.hash = '#theme=print';
      result.theme = await last();
      result.form = find('[name=theme]').value + find('[name=width]').value;
      """, at: "#width=340&appearance=dark&overlay=items,insets&theme=none")
    #expect(
      result == [
        "asked": "width=340&appearance=dark&overlay=items,insets", "width": "340 340",
        "dark": "true", "overlays": "2", "pictures": "grid · 320 · 320 × 200",
        "picture":
          "/picture?width=340&appearance=dark&overlay=items%2Cinsets&name=grid%2F320&v=0",
        "theme": "theme=print", "form": "print",
      ])
  }

  @Test func `keys change what is wished, and the address follows`() throws {
    let result = try run(
      """
      const steps = [];
      const strike = async (...keys) => { key(...keys); steps.push(await last()); };
      await strike('ArrowRight');
      await strike('ArrowLeft', true);
      await strike('d');
      await strike('R');
      await strike('d');
      await pause(400);
      result.address = location.hash;
      key('o');
      result.isOpen = find('details').open;
      find('[value=spacing]').click();
      steps.push(await last());
      await strike('Escape');
      result.isStillOpen = find('details').open;
      await strike('Escape');
      result.steps = steps.join('|');
      """)
    #expect(
      result == [
        "steps": """
        width=321|width=311|width=311&appearance=dark|width=311&appearance=dark&direction=rtl\
        |width=311&direction=rtl|width=311&direction=rtl&overlay=spacing\
        |width=311&direction=rtl&overlay=spacing|
        """, "address": "#width=311&direction=rtl", "isOpen": "true", "isStillOpen": "false",
      ])
  }

  @Test func `keys that are typed into a field are left to it`() throws {
    let result = try run(
      """
      const field = find('[name=width]');
      field.focus();
      field.value = '3';
      press('d'); press('ArrowLeft');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await pause(100);
      field.value = '32';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      result.soon = asked.length;
      await pause(500);
      result.asked = asked.join('|');
      const slide = find('#slide');
      slide.value = '700';
      slide.dispatchEvent(new Event('input', { bubbles: true }));
      result.slid = await last() + ' ' + field.value;
      """)
    #expect(result == ["soon": "1", "asked": "|width=32", "slid": "width=700 700"])
  }

  @Test func `of questions asked at once the last wins`() throws {
    let result = try run(
      """
      slowness = 100;
      for (let step = 0; step < 9; step += 1) key('ArrowRight');
      result.state = state();
      await pause(500);
      result.asked = asked.join('|');
      result.rest = state();
      """)
    #expect(result == ["state": "busy", "asked": "|width=321|width=329", "rest": ""])
  }

  @Test func `a change is drawn, and what went wrong is told beside the last pictures`() throws {
    let result = try run(
      """
      answer = { version: 1, isWhole: true, words: '', names: ['a/320', 'b/320'] };
      change(1);
      await pause(100);
      result.two = figures();
      answer = { version: 2, isWhole: false, words: 'b.yaml: error', names: ['a/390'] };
      change(2);
      await pause(100);
      result.wrong = `${state()} ${find('#words').textContent} ${find('#words').className}`;
      result.kept = figures();
      answer = { version: 3, isWhole: true, words: '', names: ['a/390', 'b/390'] };
      change(3);
      await pause(100);
      result.mended = state() + find('#words').hidden;
      result.asked = asked.length;
      """)
    let size = "320 · 320 × 200"
    #expect(
      result == [
        "two": "a · \(size),b · \(size)", "wrong": "wrong b.yaml: error wrong",
        "kept": "a · 390 · 320 × 200,b · \(size) old", "mended": "true", "asked": "4",
      ])
  }

  @Test func `pictures stay when the server ends, and follow when it is back`() throws {
    let result = try run(
      """
      isThere = false;
      change(0);
      await pause(100);
      result.away = state();
      result.words = find('#words').textContent;
      result.pictures = figures();
      isThere = true;
      await pause(1500);
      change(0);
      await pause(100);
      result.back = state() + figures();
      """)
    #expect(
      result == [
        "away": "away", "words": "flatplan watch has ended: these are its last pictures",
        "pictures": "grid · 320 · 320 × 200 old", "back": "grid · 320 · 320 × 200",
      ])
  }
}
