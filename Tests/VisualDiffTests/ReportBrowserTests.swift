import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import VisualDiff

/// The report page in a browser, opened from a file.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct ReportBrowserTests {
  private func run(
    _ script: String, at address: String = "", embedding mostBytes: Int = 1 << 20
  ) throws -> [String: String] {
    let (report, files) = try Reports.pictured()
    let page = try report.page(embedding: mostBytes) { files[$0] }
    let beside = files.filter { !$0.key.hasPrefix("/") }
    return try Browser.run(page, files: beside, address: address, script: script)
  }

  @Test func `causes come first and snapshots are arranged by width and look`() throws {
    let result = try run(
      """
      result.title = find('h1').textContent;
      result.cards = all('.card').map((card) => card.classList[1]).join();
      result.edit = find('.cause del').textContent + find('.cause ins').textContent;
      result.columns = all('.cause th[scope=col]').map((cell) => cell.textContent).join();
      result.rows = all('.cause th[scope=row]').map((cell) => cell.textContent).join();
      result.links = all('.cause .thumbnail').length;
      result.pictures = all('.cause .thumbnail img').filter((image) => image.naturalWidth > 0).length;
      result.tinted = all('.cause .thumbnail .change .is').length;
      result.command = find('.cause .command code').textContent;
      result.unnamed = all('button, a, input').filter((one) =>
        !(one.getAttribute('aria-label') || one.textContent.trim())).length;
      find('#search').value = 'dark';
      find('#search').dispatchEvent(new Event('input'));
      result.found = all('.cause .thumbnail').length;
      """)
    #expect(
      result == [
        "title": "6 of 7 snapshots do not match",
        "cards": "cause,broken,missing,obsolete,matching", "edit": "814",
        "columns": "390 points,834 points", "rows": "light,dark", "links": "3", "pictures": "3",
        "tinted": "18", "command": "flatplan accept --cause 1", "unnamed": "0", "found": "1",
      ])
  }

  /// These verdicts have neither a width nor a look, so they must not appear in the row of light
  /// ones.
  @Test func `obsolete and broken snapshots are listed by name`() throws {
    var broken = Reports.verdict(
      .error, spec: "specs/wrong.yaml", variant: "spec", words: "the spec")
    broken.failure = "unknown key"
    var error = Reports.verdict(.error)
    error.failure = "too large"
    let obsolete = ["390-rtl~dark", "320...1400"].map {
      Reports.verdict(.obsolete, variant: $0, words: $0)
    }
    let page = try Report(tool: "", verdicts: [broken, error] + obsolete).page()
    let result = try Browser.run(
      page,
      script: """
        result.rows = all('tbody tr').map((row) => row.textContent).join();
        result.columns = all('th[scope=col]').map((cell) => cell.textContent).join();
        for (const id of ['broken', 'obsolete']) {
          result[id] = all(`.${id} .lines li`).map((line) => line.textContent).join();
        }
        find('#search').value = 'rtl';
        find('#search').dispatchEvent(new Event('input'));
        result.found = all('.lines li').map((line) => line.textContent).join();
        """)
    #expect(
      result == [
        "rows": "lightno picturenot compared", "columns": "390 points",
        "broken": "specs/wrong.yaml",
        "obsolete": "specs/gallery.yaml 390-rtl~dark,specs/gallery.yaml 320...1400",
        "found": "specs/gallery.yaml 390-rtl~dark",
      ])
  }

  @Test func `keys switch modes and the address follows`() throws {
    let result = try run(
      """
      const stage = () => find('#stage').dataset.mode;
      find('.thumbnail').focus();
      find('.thumbnail').click();
      await pause(50);
      result.opened = stage();
      result.inert = find('#page').inert;
      result.panes = all('.pane').length;
      for (let step = 0; step < 8; step += 1) press('+');
      all('.pane')[0].scrollTo(0, 60);
      // Headless browsers may not draw a frame, without which no scroll event is sent.
      all('.pane')[0].dispatchEvent(new Event('scroll'));
      result.scrolled = all('.pane')[1].scrollTop;
      result.zooms = new Set(all('.sheet').map((sheet) => sheet.clientWidth)).size;
      result.modes = ['2', '3', '4', '5', '6'].map((key) => { press(key); return stage(); }).join();
      result.address = location.hash;
      result.arrows = all('.stage .change line').length;
      result.dashed = all('.stage .change .was').length;
      press('3'); press('['); press('[');
      result.part = getComputedStyle(find('.now')).opacity;
      press('2');
      result.cut = getComputedStyle(find('.layer.now')).clipPath.includes('40%');
      result.whole = find('.layer.now').getBoundingClientRect().width
        === find('.sheet').getBoundingClientRect().width;
      press('f');
      result.frames = `${all('.stage .change').length} ${location.hash.includes('&frames')}`;
      press('ArrowRight');
      result.next = find('#viewer').getAttribute('aria-label');
      press('ArrowLeft'); press('ArrowLeft');
      result.first = find('#viewer').getAttribute('aria-label');
      press('Escape');
      result.closed = `${find('#viewer').hidden} ${find('#page').inert} ${location.hash}`;
      result.focus = document.activeElement.className;
      """)
    #expect(
      result == [
        "opened": "side", "inert": "true", "panes": "2", "scrolled": "60", "zooms": "1",
        "modes": "swipe,onion,blink,diff,layout",
        "address": "#snapshot=specs%2Fgallery.yaml%20390&mode=layout", "arrows": "4",
        "dashed": "6", "part": "0.4", "cut": "true", "whole": "true", "frames": "3 true",
        "next": "specs/gallery.yaml 390~dark", "first": "specs/gallery.yaml 390",
        "closed": "true false ", "focus": "thumbnail",
      ])
  }

  @Test func `thumbnails are no higher than their pictures`() throws {
    let result = try run(
      """
      const papers = all('.paper').filter((paper) => paper.querySelector('img'));
      result.some = papers.length > 0;
      result.spare = papers.filter((paper) =>
        paper.clientHeight > paper.querySelector('.cut').offsetHeight + 1).length;
      find('.cut').style.height = '20px';
      find('.cut').style.overflow = 'hidden';
      result.low = find('.paper').clientHeight;
      find('.cut').style.height = '2000px';
      result.high = find('.paper').offsetHeight;
      """)
    #expect(result == ["some": "true", "spare": "0", "low": "20", "high": "168"])
  }

  @Test func `a cause highlights its own frames`() throws {
    let page = try Report(tool: "", verdicts: [Reports.twofold()]).page { file in
      Array(Records.rows([110] + Array(repeating: 100, count: 11)).description.utf8)
    }
    let result = try Browser.run(
      page,
      script: """
        const cuts = all('.cause .cut');
        result.marks = cuts.map((cut) => cut.querySelectorAll('.change .is').length).join();
        result.notes = all('.cause .notes').map((note) => note.textContent).join();
        result.starts = cuts.map((cut) => getComputedStyle(cut).marginTop).join();
        all('.cause .thumbnail')[1].click();
        await pause(50);
        press('f');
        result.numbers = all('.panel .what li, .panel .why li').map((line) =>
          [...line.querySelectorAll('.number')].map((sign) => sign.textContent).join('+')).join();
        const lit = () => `${all('.stage .now ~ * .mark.lit').length} of ${all('.stage .now ~ * .mark').length}`;
        all('.panel .why button')[1].focus();
        result.cause = lit();
        all('.panel .what button')[1].focus();
        all('.panel .what button')[1].click();
        result.change = lit();
        all('.panel .what button')[1].blur();
        result.none = `${lit()} ${find('#viewer').classList.contains('lighting')}`;
        """)
    #expect(
      result == [
        "marks": "12,1", "notes": "12 frames,1 frame", "starts": "0px,-150px",
        "numbers": "1,2,1,1,1+2", "cause": "1 of 12", "change": "10 of 12",
        "none": "0 of 12 false",
      ])
  }

  @Test func `blinking can be paused`() throws {
    let result = try run(
      """
      const shown = () => find('#stage').dataset.shown;
      const seen = () => all('.stage .layer').filter((one) =>
        getComputedStyle(one).visibility === 'visible').map((one) => one.classList[1]).join();
      result.first = `${shown()} ${seen()}`;
      await pause(900);
      result.second = `${shown()} ${seen()}`;
      press(' ');
      await pause(2000);
      result.held = shown();
      """, at: "#snapshot=specs%2Fgallery.yaml%20834&mode=blink")
    #expect(result == ["first": "now now", "second": "old old", "held": "old"])
  }

  @Test(arguments: [
    ("390~dark", "Difference without moved frames: 0 of 900 pixels"), ("834", "Difference"),
  ])
  func `the label of a difference says if moved frames are left out`(
    _ variant: String, _ label: String
  ) throws {
    let result = try run(
      "result.label = find('.pane .label').textContent;",
      at: "#snapshot=specs%2Fgallery.yaml%20\(variant)&mode=diff")
    #expect(result == ["label": label])
  }

  @Test func `an address opens a snapshot and follows it`() throws {
    let result = try run(
      """
      result.name = find('#viewer').getAttribute('aria-label');
      result.mode = find('.modes [aria-checked=true]').dataset.mode;
      result.frames = find('#frames').getAttribute('aria-pressed');
      result.accept = find('.panel .command code').textContent;
      location.hash = '#snapshot=specs/list.yaml 390';
      await pause(50);
      result.other = find('#viewer').getAttribute('aria-label');
      result.modes = all('.modes button:enabled').map((button) => button.dataset.mode).join();
      location.hash = '';
      await pause(50);
      result.closed = find('#viewer').hidden;
      """, at: "#snapshot=specs/gallery.yaml%20390~dark&mode=onion&frames")
    #expect(
      result == [
        "name": "specs/gallery.yaml 390~dark", "mode": "onion", "frames": "true",
        "accept": "flatplan accept --filter specs/__Snapshots__/gallery/390~dark",
        "other": "specs/list.yaml 390", "modes": "side", "closed": "true",
      ])
  }

  @Test func `pictures next to the page are shown and the network is blocked`() throws {
    let result = try run(
      """
      const refused = [];
      addEventListener('securitypolicyviolation', (event) => refused.push(event.blockedURI));
      result.pictures = all('.cause .thumbnail img').filter((image) => image.naturalWidth > 0).length;
      await fetch('https://example.com/a').catch(() => {});
      document.body.append(make('img', { src: 'https://example.com/b.png' }));
      await pause(200);
      result.refused = refused.sort().join();
      """, embedding: 0)
    #expect(
      result == [
        "pictures": "3", "refused": "https://example.com/a,https://example.com/b.png",
      ])
  }
}
