import Foundation
import Testing

@testable import VisualDiff

/// The HTML of the report page.
@Suite struct ReportPageTests {
  private func page(
    _ report: Report, embedding mostBytes: Int = 1 << 20, _ files: [String: [UInt8]] = [:]
  ) throws -> String {
    String(
      decoding: try report.page(embedding: mostBytes) { files[$0] }, as: UTF8.self)
  }

  @Test func `no text of the report can end its script element`() throws {
    var verdict = Reports.verdict(.layout, spec: "</script><!--<script>alert(1)\u{2028}")
    verdict.failure = "</ScRiPt>"
    let text = try page(Report(tool: "<b>", verdicts: [verdict]))
    let opening = try #require(text.range(of: #"<script id="data" type="application/json">"#))
    let rest = text[opening.upperBound...]
    let end = try #require(rest.range(of: "</script>", options: .caseInsensitive))
    let json = rest[..<end.lowerBound]
    #expect(!json.contains("<") && !json.contains("\u{2028}"))
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let report = try #require(data["report"] as? [String: Any])
    let verdicts = try #require(report["verdicts"] as? [[String: Any]])
    #expect(verdicts[0]["spec"] as? String == verdict.spec)
    #expect(verdicts[0]["failure"] as? String == "</ScRiPt>")
  }

  @Test func `the page makes no network requests`() throws {
    let text = try page(Reports.all).replacing("http://www.w3.org/2000/svg", with: "")
    for sign in ["http:", "https:", "//cdn", "@import", "url(http", "<link", "src=\""] {
      #expect(!text.contains(sign), "\(sign)")
    }
    #expect(text.contains("default-src 'none'"))
  }

  @Test func `pictures are embedded up to a limit and then referenced`() throws {
    var verdict = Reports.changed()
    verdict.files.baselinePicture = "/base/a b;1.png"
    verdict.files.actualPicture = "pending/a.png"
    verdict.files.difference = "differences/gone.png"
    let report = Report(tool: "", verdicts: [verdict])
    let files: [String: [UInt8]] = [
      "/base/a b;1.png": [UInt8](repeating: 7, count: 90), "pending/a.png": [1, 2, 3],
    ]
    let all = try page(report, files)
    #expect(all.contains(#""pending/a.png":"data:image/png;base64,AQID""#))
    #expect(!all.contains(#""differences/gone.png":"#))
    let some = try page(report, embedding: 20, files)
    #expect(some.contains(#""/base/a b;1.png":"file:///base/a%20b%3B1.png""#))
    #expect(some.contains(#""pending/a.png":"data:image/png;base64,AQID""#))
    #expect(try page(report, embedding: 0, files).contains(#""pending/a.png":"pending/a.png""#))
  }

  @Test func `the pictures of both sides of a merge are in the page`() throws {
    var verdict = Reports.changed()
    verdict.merge = ["before", "ours", "theirs"].map { name in
      var side = Verdict.MergeSide(name: name, edits: [])
      side.picture = "merge/\(name).png"
      return side
    }
    let text = try page(
      Report(tool: "", verdicts: [verdict]),
      [
        "merge/before.png": [1, 2, 3], "merge/ours.png": [1, 2, 3], "merge/theirs.png": [1, 2, 3],
      ])
    for name in ["before", "ours", "theirs"] {
      #expect(text.contains("\"merge/\(name).png\":\"data:image/png;base64,AQID\""), "\(name)")
    }
  }

  @Test func `equal reports give equal pages`() throws {
    let (report, files) = try Reports.pictured()
    #expect(try page(report, files) == page(report, files))
  }
}
