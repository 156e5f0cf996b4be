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

  @Test func `a thousand changes are one card, and are built when they come near`() throws {
    let report = Self.report(1000)
    #expect(report.causeGroups.count == 1)
    let page = try report.page(embedding: 0)
    let result = try Browser.run(
      page,
      script: """
        result.cards = all('.cause').length;
        result.isSmall = document.querySelectorAll('*').length < 15000;
        result.later = all('.later').length > 500;
        find('#search').value = 's987';
        find('#search').dispatchEvent(new Event('input'));
        result.shown = all('.later:not(.out)').length;
        result.places = find('.cause .places').textContent.endsWith('and 994 more');
        """)
    #expect(
      result == [
        "cards": "1", "isSmall": "true", "later": "true", "shown": "1", "places": "true",
      ])
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
