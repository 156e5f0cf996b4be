import TestSupport
import Testing

@testable import FlatplanPreview

/// Runs the page in a browser against a stub server.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct PageBrowserTests {
  /// The stub records requests in `asked`, responds with `answer`, and `change(1)` reports a
  /// change.
  private static let server = """
    const asked = [];
    const sought = [];
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200">
      <g data-section="cards"><g data-index="2"><rect width="320" height="100"/></g>
      <g data-kind="badge"><rect width="20" height="20"/></g></g></svg>`;
    let answer = { version: 0, isWhole: true, words: '', names: ['grid/320'] };
    let isRunning = true;
    let change = () => {};
    let delay = 0;
    globalThis.fetch = async (address) => {
      if (!isRunning) throw new TypeError('the server is stopped');
      if (address.startsWith('/changes')) {
        const version = await new Promise((done) => { change = done; });
        if (!isRunning) throw new TypeError('the server is stopped');
        return { json: async () => ({ version }) };
      }
      if (address.startsWith('/picture?')) return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
      if (address.startsWith('/source?')) {
        sought.push(decodeURIComponent(address.replace('/source?', '')));
        return Response.json({ name: 'grid.yaml', path: '/specs/grid a.yaml', line: 4, column: 7, text: '  - {title: A}' });
      }
      asked.push(decodeURIComponent(address.replace('/pictures?', '').replace(/&?seen=0/, '')));
      const now = answer;
      await new Promise((done) => setTimeout(done, delay));
      const names = now.names || [];
      return { json: async () => ({ isDone: true, scales: names.map(() => 1), marks: names.map((name) => name + now.version), ...now }) };
    };
    Object.defineProperty(Image.prototype, 'srcset', { set(source) {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"/>';
      this.setAttribute('data-address', source.split(' ')[0]);
      this.setAttribute('src', 'data:image/svg+xml,' + encodeURIComponent(svg));
    } });
    """

  private func run(_ script: String, at address: String = "") throws -> [String: String] {
    let page = Page(title: "grid.yaml", editor: "editor://grid{path}?{line}").html
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

  @Test func `the options in the URL fragment are applied to the form`() throws {
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
          "/picture?width=340&appearance=dark&overlay=items%2Cinsets&name=grid%2F320&v=grid%2F3200",
        "theme": "theme=print", "form": "print",
      ])
  }

  @Test func `keys change the options and the URL`() throws {
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

  @Test func `keys typed into a field are not shortcuts`() throws {
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

  @Test func `of several changes during a request only the last is requested`() throws {
    let result = try run(
      """
      delay = 100;
      for (let step = 0; step < 9; step += 1) key('ArrowRight');
      result.state = state();
      await pause(500);
      result.asked = asked.join('|');
      result.rest = state();
      """)
    #expect(result == ["state": "busy", "asked": "|width=321|width=329", "rest": ""])
  }

  @Test func `after an error the last pictures stay visible below the message`() throws {
    let result = try run(
      """
      answer = { version: 1, isWhole: true, words: '', names: ['a/320', 'b/320'] };
      change(1);
      await pause(100);
      result.two = figures();
      answer = { version: 2, isWhole: false, words: 'b.yaml: error', names: ['a/390'] };
      change(2);
      await pause(100);
      result.wrong = `${state()} ${find('#message').textContent} ${find('#message').className}`;
      result.kept = figures();
      answer = { version: 3, isWhole: true, words: '', names: ['a/390', 'b/390'] };
      change(3);
      await pause(100);
      result.mended = state() + find('#message').hidden;
      result.asked = asked.length;
      """)
    let size = "320 · 320 × 200"
    #expect(
      result == [
        "two": "a · \(size),b · \(size)", "wrong": "wrong b.yaml: error wrong",
        "kept": "a · 390 · 320 × 200,b · \(size) old", "mended": "true", "asked": "4",
      ])
  }

  @Test func `pictures are shown as they are drawn, and those that look as before are kept`() throws
  {
    let result = try run(
      """
      const keep = find('#pictures figure');
      answer = { version: 1, isWhole: true, words: '', isDone: false, names: ['grid/320'], marks: ['grid/3200'] };
      change(1);
      await pause(100);
      result.same = find('#pictures figure') === keep;
      result.busy = state();
      result.more = asked[asked.length - 1];
      answer = { version: 1, isWhole: true, words: '', names: ['grid/320', 'grid/768'], marks: ['new', 'b'] };
      await pause(100);
      result.all = figures();
      result.isOther = find('#pictures figure') !== keep;
      result.rest = state();
      """)
    #expect(
      result == [
        "same": "true", "busy": "busy", "more": "seen=1", "isOther": "true", "rest": "",
        "all": "grid · 320 · 320 × 200,grid · 768 · 320 × 200",
      ])
  }

  @Test func `a click shows the line of the smallest element below it`() throws {
    let result = try run(
      """
      const click = async (x, y) => {
        const box = find('#pictures img').getBoundingClientRect();
        find('#pictures img').dispatchEvent(new MouseEvent('click', { clientX: box.left + x, clientY: box.top + y }));
        await pause(100);
      };
      await click(200, 50);
      await click(10, 10);
      await click(200, 150);
      result.sought = sought.join('|');
      result.words = find('#source').textContent;
      result.link = find('#source a').href;
      """)
    #expect(
      result == [
        "sought":
          "name=grid/320&section=cards&item=2|name=grid/320&section=cards&kind=badge|name=grid/320",
        "words": "grid.yaml:4:7 - {title: A}", "link": "editor://grid/specs/grid%20a.yaml?4",
      ])
  }

  @Test func `the size on the page asks for no other pictures`() throws {
    let result = try run(
      """
      const width = () => find('#pictures img').style.width;
      key('+');
      const large = width();
      key('+');
      key('-');
      result.widths = large + ' ' + width();
      await pause(400);
      result.address = location.hash;
      result.asked = [...new Set(asked)].join('|');
      """)
    #expect(result == ["widths": "640px 160px", "address": "#zoom=0.5", "asked": ""])
  }

  @Test func `pictures stay when the server stops and update when it is back`() throws {
    let result = try run(
      """
      isRunning = false;
      change(0);
      await pause(100);
      result.away = state();
      result.words = find('#message').textContent;
      result.pictures = figures();
      isRunning = true;
      await pause(1500);
      change(0);
      await pause(100);
      result.back = state() + figures();
      """)
    #expect(
      result == [
        "away": "away", "words": "flatplan watch has stopped. These are the last pictures it drew.",
        "pictures": "grid · 320 · 320 × 200 old", "back": "grid · 320 · 320 × 200",
      ])
  }
}
