import Foundation
import TestSupport
import Testing

@testable import VisualDiff

/// The report page with many changes, in a browser.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct ReportScaleTests {
  /// A change of many specs, caused by equal edits.
  private static func report(_ count: Int) -> Report {
    let verdicts = (0..<count).map { index in
      var verdict = Reports.changed()
      verdict.spec = "specs/s\(index).yaml"
      verdict.name = "s\(index)"
      verdict.causes[0].edits[0].place = "specs/s\(index).yaml:14"
      verdict.files.actualLayout = "pending/\(index)/390.layout"
      return verdict
    }
    return Report(tool: "", verdicts: verdicts)
  }

  @Test func `a thousand changes are one card with one picture, and the rest is folded`() throws {
    let report = Self.report(1000)
    #expect(report.causeGroups.count == 1)
    let page = try report.page(embedding: 0)
    let result = try Browser.run(
      page,
      script: """
        result.cards = all('.cause').length;
        result.isSmall = document.querySelectorAll('*').length < 2000;
        result.pictures = all('.thumbnail').length;
        result.fold = find('.fold summary').textContent;
        find('.fold summary').click();
        await pause(50);
        result.isStillSmall = document.querySelectorAll('*').length < 2000;
        result.strips = all('.strip').length < 100 && all('.later').length === 1;
        find('#search').value = 's987';
        find('#search').dispatchEvent(new Event('input'));
        result.found = `${all('.cause .thumbnail').length} ${find('.fold summary').textContent}`;
        result.places = find('.cause .places').textContent.endsWith('and 994 more');
        """)
    #expect(
      result == [
        "cards": "1", "isSmall": "true", "pictures": "1", "fold": "1000 snapshots",
        "isStillSmall": "true", "strips": "true", "found": "1 1 snapshot", "places": "true",
      ])
  }

  /// Changes of many specs with different edits: the first edit changed three snapshots, and each
  /// other edit one.
  private static func manyCauses(_ count: Int) -> Report {
    var report = Self.report(count)
    for index in report.verdicts.indices.dropFirst(3) {
      report.verdicts[index].causes[0].edits[0].text = "sections.photos.inset\(index) 8 → 9"
    }
    return Report(tool: "", verdicts: report.verdicts.reversed())
  }

  @Test func `causes are sorted by weight, listed in an index, and built when they come near`()
    throws
  {
    let page = try Self.manyCauses(500).page(embedding: 0)
    let result = try Browser.run(
      page,
      script: """
        result.isSmall = document.querySelectorAll('*').length < 2000;
        result.first = find('.cause .fold summary').textContent;
        result.entries = all('.index li').length;
        result.more = find('.index nav > button').textContent;
        find('.index nav > button').click();
        all('.index a')[400].click();
        await pause(50);
        result.there = document.activeElement.id === all('.index a')[400].hash.slice(1);
        """)
    #expect(
      result == [
        "isSmall": "true", "first": "3 snapshots", "entries": "40", "more": "458 more causes",
        "there": "true",
      ])
  }

  @Test func `keys go from cause to cause, unfold, and undo`() throws {
    let served = try Self.manyCauses(20).page(
      embedding: 0, serving: PageServer(token: "t", version: "1"))
    let result = try Browser.run(
      served,
      script: """
        const posts = [];
        window.fetch = async (address, request) => {
          posts.push(address + request.body);
          return { ok: false, text: async () => 'refused' };
        };
        const card = () => document.activeElement.querySelector('.number')?.textContent;
        press('j'); press('j');
        const second = card();
        press('k');
        result.moves = second !== card();
        press('o');
        await pause(50);
        result.strips = document.activeElement.querySelectorAll('.strip').length;
        press('a');
        result.said = find('#announcement').textContent.startsWith('Accepted: cause ');
        press('u');
        await pause(8000);
        result.undone = posts.length;
        press('r');
        await pause(8000);
        result.sent = posts.join() === `/reject{"cause":${card()}}`;
        result.words = find('#announcement').textContent;
        press('?');
        result.help = find('#announcement').textContent.includes('next or previous cause');
        press('/');
        result.search = document.activeElement.id;
        """)
    #expect(
      result == [
        "moves": "true", "strips": "3", "said": "true", "undone": "0", "sent": "true",
        "words": "refused", "help": "true", "search": "search",
      ])
  }

  @Test func `the page and the viewer fit into 390 points`() throws {
    let (report, files) = try Reports.pictured()
    let page = try report.page(embedding: 1 << 20) { files[$0] }
    let frame = """
      <!doctype html><body><iframe src="page.html" style="width: 390px; height: 800px; border: 0">\
      </iframe></body>
      """
    // The page of a frame cannot be read in a file, so it measures itself.
    let measuring = String(decoding: page, as: UTF8.self).replacing(
      "</body>",
      with: """
        <script>
        const parts = () => [...document.querySelectorAll('#page *, #viewer .bar *')].filter((one) =>
          !one.closest('.strip, .modes, .paper') && one.getBoundingClientRect().right > innerWidth + 1);
        const list = parts().length;
        document.querySelector('.thumbnail').click();
        setTimeout(() => parent.postMessage(`${innerWidth} ${list} ${parts().length}`, '*'), 100);
        </script></body>
        """)
    let measured = try Browser.run(
      Array(frame.utf8), files: ["page.html": Array(measuring.utf8)],
      script: """
        result.measured = await new Promise((done) => {
          addEventListener('message', (event) => done(event.data));
          find('iframe').src = find('iframe').src;
        });
        """)
    #expect(measured == ["measured": "390 0 0"])
  }

  @Test func `the viewer scrolls to the first difference, and keys show the others`() throws {
    var verdict = Reports.verdict(.pixels)
    verdict.pixels = Verdict.PixelVerdict(
      isExact: true, different: 20, antialiased: 0, densest: 10, window: 8, repainted: 20,
      charges: [], oldSize: [780, 9000], newSize: [780, 9000])
    verdict.pixels?.places = [[10, 4000, 20, 20], [10, 8000, 20, 20]]
    verdict.files.baselinePicture = "a.png"
    verdict.files.actualPicture = "b.png"
    verdict.files.actualLayout = "pending/390.layout"
    let page = try Report(tool: "", verdicts: [verdict]).page(embedding: 0)
    let result = try Browser.run(
      page, address: "#snapshot=specs%2Fgallery.yaml%20390",
      script: """
        await pause(50);
        const pane = all('.pane')[0];
        const ratio = find('.sheet').clientWidth / 390;
        const shows = (y) => pane.scrollTop < y / 2 * ratio
          && y / 2 * ratio < pane.scrollTop + pane.clientHeight;
        result.first = shows(4000);
        press('n');
        result.again = shows(4000) && !find('.stop').hidden;
        press('n');
        result.second = shows(8000);
        press('p');
        result.back = shows(4000);
        result.words = find('#announcement').textContent;
        """)
    #expect(
      result == [
        "first": "true", "again": "true", "second": "true", "back": "true",
        "words": "Difference 1 of 2",
      ])
  }

  @Test func `a log of many changes fits on a screen and names the full text`() {
    var report = Self.manyCauses(516)
    report.verdicts += (0..<9).map { index in
      var verdict = Reports.verdict(.obsolete, spec: "specs/gone\(index).yaml")
      verdict.name = "gone\(index)"
      return verdict
    }
    let log = report.log(fullTextIn: "a/report.txt")
    let lines = log.split(separator: "\n")
    #expect(lines.count == 18)
    #expect(lines[0].hasSuffix("in 3 snapshots)"), "\(lines[0])")
    #expect(lines[14] == "and 500 more causes")
    #expect(lines[15] == "OBSOLETE  gone0 390, gone1 390, gone2 390 and 6 more")
    #expect(lines[16] == "525 snapshots: 516 layout, 9 obsolete")
    #expect(lines[17] == "all changes: a/report.txt")
    let small = Self.report(3)
    #expect(small.log(fullTextIn: "a/report.txt") == small.text)
  }

  @Test func `a served page has buttons, and a page in a file has commands`() throws {
    let report = Self.report(2)
    let served = try report.page(
      embedding: 0, serving: PageServer(token: "t", version: "1"))
    let script = """
      result.buttons = all('.cause .settle').map((one) => one.textContent).join();
      result.commands = all('.cause .command').length;
      """
    #expect(
      try Browser.run(served, script: script) == ["buttons": "Accept,Reject", "commands": "0"])
    #expect(
      try Browser.run(report.page(embedding: 0), script: script)
        == ["buttons": "", "commands": "1"])
  }
}
