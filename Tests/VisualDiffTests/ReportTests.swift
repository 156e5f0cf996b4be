import Foundation
import Testing

@testable import VisualDiff

/// Reports as data and as text.
@Suite struct ReportTests {
  @Test func `inserted and removed frames are listed with their position`() throws {
    let (few, many) = (Records.rows([10, 20]), Records.rows([10, 20, 30]))
    for (old, new) in [(few, many), (many, few)] {
      var verdict = Reports.verdict(.layout)
      verdict.explain(LayoutDiff(from: old, to: new), from: old)
      let frame = try #require(verdict.changes.first?.frames.first)
      #expect(frame.path == "0/2")
      #expect(frame.kind == "cell")
      #expect(frame.old == (old == many ? [0, 30, 320, 30] : nil))
      #expect(frame.new == (new == many ? [0, 30, 320, 30] : nil))
    }
  }

  private func changed() -> Verdict {
    var verdict = Reports.verdict(.layout)
    let old = Records.grid(60)
    verdict.explain(LayoutDiff(from: old, to: Records.grid(60, gap: 9)), from: old)
    verdict.causes = [
      Cause(
        kind: .spec,
        edits: [
          SpecEdit(
            id: 0, text: "sections.photos.group.interItemSpacing 8 → 9", place: "gallery.yaml:14")
        ], consequences: 60)
    ]
    verdict.pixels = Verdict.PixelVerdict(
      isExact: true, different: 900, antialiased: 0, densest: 64, window: 8, repainted: 12,
      charges: [.init(name: "photos/4 title", pixels: 12)], oldSize: [640, 480],
      newSize: [640, 480])
    return verdict
  }

  @Test func `a verdict lists causes, then frames, then pixels`() {
    #expect(
      changed().text() == """
        gallery 390  CHANGED  1 cause, 60 consequences
          cause     sections.photos.group.interItemSpacing 8 → 9   gallery.yaml:14   (60 consequences)
          resized   photos/0,3,…,57   w -0.67   (20 items, column 0)
          moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)
          moved     photos/2,5,…,59   x +0.67  w -0.67   (20 items, column 2)
          pixels    12 repainted of 900 different: photos/4 title 12 px

        """)
  }

  @Test func `several causes are numbered and frames list the numbers of their causes`() throws {
    var report = Report(
      tool: "",
      verdicts: [changed(), Reports.twofold(variant: "600"), Reports.twofold(variant: "834")])
    let text = """
      gallery 834  CHANGED  2 causes, 12 consequences
        cause 2   height 100 → 110   specs/gallery.yaml:3   (12 consequences)
        cause 3   indent 0 → 6   specs/gallery.yaml:9   (1 consequence)
        resized   0/0   h +10   cause 2
        moved     0/1…10   y +10   (10 items)   cause 2
        moved     0/11   x +6  y +10   causes 2, 3
        content   320 x 1200 -> 320 x 1210

      """
    #expect(report.verdicts[2].text(isNumbered: true) == text)
    #expect(report.text.contains("\n  cause 1   sections.photos.group.interItemSpacing 8 → 9"))
    let sums = """
      cause 2   height 100 → 110   specs/gallery.yaml:3   (24 frames in 2 snapshots)
      cause 3   indent 0 → 6   specs/gallery.yaml:9   (2 frames in 2 snapshots)
      3 snapshots: 3 layout

      """
    #expect(report.text.hasSuffix(sums))
    // Accepting a snapshot leaves a gap, so that numbers read from a page stay valid.
    report.verdicts[0].accept()
    report.verdicts[1].accept()
    let left = try Report(json: report.json())
    #expect(left.causeGroups.map(\.number) == [2, 3])
    #expect(left.causeGroups.map(\.verdicts) == [[2], [2]])
    #expect(left.causeGroups.map(\.indexes) == [[0], [1]])
    #expect(left.verdicts[2].text(isNumbered: true) == text)
    #expect(Report.merged([left]).report.causeGroups.map(\.number) == [1, 2])
  }

  @Test func `an encoded report decodes to the same report`() throws {
    let report = Report(
      tool: "flatplan 0.2.0", shard: .init(index: 1, count: 2),
      verdicts: [changed(), Reports.verdict(.match, variant: "834")])
    let bytes = try report.json()
    #expect(try Report(json: bytes) == report)
    #expect(try report.json() == bytes)
    #expect(report.summary == "2 snapshots (shard 1 of 2): 1 match, 1 layout")
  }

  @Test func `data that is not a report is an error`() throws {
    #expect(throws: ReportError.self) { try Report(json: Array("{".utf8)) }
    #expect(throws: ReportError.unknownSchema(9)) {
      try Report(json: Array(#"{"schema": 9}"#.utf8))
    }
  }

  /// Changes a report, encodes it, and replaces parts of its text.
  private func bytes(
    replacing texts: [String: String] = [:], _ change: (inout Report) -> Void = { _ in }
  ) throws -> [UInt8] {
    var verdict = changed()
    verdict.pixels = Verdict.PixelVerdict(
      isExact: true, different: 1, antialiased: 0, densest: 1, window: 8, repainted: 1,
      charges: [.init(name: "a/0", pixels: 1)], oldSize: [10, 10], newSize: [10, 12])
    verdict.pixels?.places = [[0, 0, 1, 1]]
    verdict.contentSize = .init(old: [1, 2], new: [1, 3])
    verdict.files.difference = "differences/a/390.png"
    verdict.environment = ["x"]
    var report = Report(
      tool: "flatplan", shard: .init(index: 1, count: 2), verdicts: [verdict],
      lints: [.init(code: "W801", message: "m", surfaces: "", path: "a.yaml", line: 2)])
    change(&report)
    var text = String(decoding: try report.json(), as: UTF8.self)
    for (old, new) in texts {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    return Array(text.utf8)
  }

  private func refusal(_ bytes: [UInt8]) -> String {
    do {
      _ = try Report(json: bytes)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func `numbers that no run can have are errors that name the value`() throws {
    #expect(try refusal(bytes()) == "none")
    let cases: [(String, (inout Report) -> Void)] = [
      ("shard: there is no shard 1 of \(Int.max)", { $0.shard?.count = .max }),
      ("shard: there is no shard 3 of 2", { $0.shard?.index = 3 }),
      ("lints.0.line: -1 is out of range", { $0.lints?[0].line = -1 }),
      ("causes.0.number: -1 is out of range", { $0.verdicts[0].causes[0].number = -1 }),
      (
        "causes.0.consequences: -1 is not a valid number of frames",
        { $0.verdicts[0].causes[0].consequences = -1 }
      ),
      (
        "changes.0.more: \(Int.max) is not a valid number of frames",
        { $0.verdicts[0].changes[0].more = .max }
      ),
      (
        "changes.0.frames.0.old: 3 numbers instead of 4",
        { $0.verdicts[0].changes[0].frames[0].old = [1, 2, 3] }
      ),
      (
        "changes.0.frames.0.new.2: 1e+300 is out of range",
        { $0.verdicts[0].changes[0].frames[0].new = [1, 2, 1e300, 3] }
      ),
      (
        "changes.0.frames.0.causes.1: there is no cause 9",
        { $0.verdicts[0].changes[0].frames[0].causes = [0, 9] }
      ),
      ("contentSize.old: 0 numbers instead of 2", { $0.verdicts[0].contentSize?.old = [] }),
      (
        "contentSize.new.1: -10000000000000.0 is out of range",
        { $0.verdicts[0].contentSize?.new[1] = -1e13 }
      ),
      ("pixels.different: -5 is out of range", { $0.verdicts[0].pixels?.different = -5 }),
      ("pixels.window: \(Int.max) is out of range", { $0.verdicts[0].pixels?.window = .max }),
      ("pixels.oldSize: 1 numbers instead of 2", { $0.verdicts[0].pixels?.oldSize = [1] }),
      ("pixels.newSize.0: -1 is out of range", { $0.verdicts[0].pixels?.newSize[0] = -1 }),
      (
        "pixels.places.0: 5 numbers instead of 4",
        { $0.verdicts[0].pixels?.places = [[1, 2, 3, 4, 5]] }
      ),
      (
        "pixels.charges.0.pixels: -1 is out of range",
        { $0.verdicts[0].pixels?.charges[0].pixels = -1 }
      ),
    ]
    for (reason, change) in cases {
      let isTop = reason.hasPrefix("shard") || reason.hasPrefix("lints")
      let path = isTop ? reason : "verdicts.0.\(reason)"
      #expect(try refusal(bytes(change)) == "not a report: \(path)")
    }
  }

  /// Returns one side of a merge, with a picture.
  private static func side(_ picture: String) -> Verdict.MergeSide {
    var side = Verdict.MergeSide(name: "ours", edits: [])
    side.picture = picture
    return side
  }

  @Test(arguments: [
    "/etc/passwd.png", "../x.png", "a/../../x.png", "..", ".", "", "a/..", "a\0.png",
    "../\u{301}x.png", "/\u{301}x.png",
  ])
  func `paths outside of the report's folder are errors that name the value`(path: String) throws {
    let places: [(String, WritableKeyPath<Verdict.Files, String?>)] = [
      ("baselineLayout", \.baselineLayout), ("actualLayout", \.actualLayout),
      ("baselinePicture", \.baselinePicture), ("actualPicture", \.actualPicture),
      ("difference", \.difference),
    ]
    for (name, place) in places {
      let reason = "verdicts.0.files.\(name): '\(path)' is not the path of a file in the folder"
      let text = try bytes { $0.verdicts[0].files[keyPath: place] = path }
      #expect(refusal(text) == "not a report: \(reason)")
    }
    let merge = try bytes { $0.verdicts[0].merge = [Self.side(path)] }
    let reason = "verdicts.0.merge.0.picture: '\(path)' is not the path of a file in the folder"
    #expect(refusal(merge) == "not a report: \(reason)")
    let inside = try bytes { $0.verdicts[0].files.difference = "a/../b/./x.png" }
    #expect(refusal(inside) == "none")
  }

  @Test(arguments: [
    (
      #""kind" : "spec""#, #""kind" : "magic""#,
      "verdicts.0.causes.0.kind has the wrong type or value"
    ),
    (#""tool" : "flatplan""#, #""tool" : 7"#, "tool has the wrong type or value"),
    (#""tool" : "flatplan""#, #""tools" : """#, "tool is missing"),
    // The decoder does not name the place of a number that does not fit.
    (#""window" : 8"#, #""window" : 8.5"#, "it is not valid JSON"),
    (#""window" : 8"#, #""window" : 1e99"#, "it is not valid JSON"),
    (#""line" : 2"#, #""line" : null"#, "lints.0.line has the wrong type or value"),
    (#""line" : 2"#, #""lime" : 2"#, "lints.0.line is missing"),
    (#""line" : 2"#, #""line" : 2, "line" : 3"#, "lints.0.line: the name occurs twice"),
    (
      #""window" : 8"#, #""w\u0069ndow" : 9, "window" : 8"#,
      "verdicts.0.pixels.window: the name occurs twice"
    ),
    (#""tool" : "flatplan""#, #""tool" : "{\"[", "tool" : """#, "tool: the name occurs twice"),
  ])
  func `unknown, missing and doubled values are errors that name the value`(
    old: String, new: String, reason: String
  ) throws {
    #expect(try refusal(bytes(replacing: [old: new])) == "not a report: \(reason)")
  }

  @Test func `a snapshot that occurs twice is an error`() throws {
    let bytes = try bytes { $0.verdicts.append($0.verdicts[0]) }
    let name = changed().snapshot
    #expect(refusal(bytes) == "not a report: verdicts.1.variant: \(name) occurs twice")
  }

  @Test func `files outside of the folder of a merged report are left out`() throws {
    var report = Report(tool: "", verdicts: [changed()])
    report.verdicts[0].files.difference = "differences/x.png"
    report.verdicts[0].merge = [Self.side("merge/x.png")]
    var inside = report
    inside.rebaseFiles(onto: "shards/1")
    #expect(inside.verdicts[0].merge?[0].picture == "shards/1/merge/x.png")
    #expect(inside.verdicts[0].files.difference == "shards/1/differences/x.png")
    for folder in ["../1", "/tmp/1", "a/../../1"] {
      var outside = report
      outside.rebaseFiles(onto: folder)
      #expect(outside.verdicts[0].files.difference == nil)
      #expect(outside.verdicts[0].merge?[0].picture == nil)
      #expect(try refusal(outside.json()) == "none")
    }
  }

  @Test func `the statuses decide whether a run passes`() {
    func passes(_ status: Verdict.Status, obsolete: Bool = false) -> Bool {
      Report(tool: "", verdicts: [Reports.verdict(status)]).isPassed(allowsObsolete: obsolete)
    }
    #expect(passes(.match) && passes(.environment) && passes(.obsolete, obsolete: true))
    for status in [Verdict.Status.layout, .pixels, .size, .missing, .obsolete] {
      #expect(!passes(status))
    }
  }

  @Test func `shards are merged and missing ones reported`() {
    func shard(_ index: Int, of count: Int, _ specs: [String]) -> Report {
      Report(
        tool: "t", shard: .init(index: index, count: count),
        verdicts: specs.map { Reports.verdict(.match, spec: $0) })
    }
    let joined = Report.merged([shard(2, of: 2, ["b", "d"]), shard(1, of: 2, ["a", "c"])])
    #expect(joined.problems.isEmpty)
    #expect(joined.report.verdicts.map(\.spec) == ["a", "b", "c", "d"])
    #expect(joined.report.shard == nil)
    let parts = [["1024", "390~dark"], ["390", "1024~dark"]].enumerated().map { index, variants in
      var report = shard(index + 1, of: 2, ["a", "a"])
      for (place, variant) in variants.enumerated() { report.verdicts[place].variant = variant }
      return report
    }
    let variants = Report.merged(parts).report.verdicts.map(\.variant)
    #expect(variants == ["390", "390~dark", "1024", "1024~dark"])
    #expect(Report.merged([shard(2, of: 3, ["a"])]).problems == [.missing([1, 3], of: 3)])
    #expect(
      Report.merged([shard(1, of: 1, ["a"]), shard(1, of: 1, ["a"])]).problems
        == [.twice(1)])
    let whole = Report(tool: "flatplan", verdicts: [Reports.verdict(.match, spec: "a")])
    #expect(Report.merged([whole, whole]).problems == [.overlapping("a 390")])
    #expect(
      Report.merged([shard(1, of: 2, []), shard(2, of: 3, [])]).problems == [.divided([2, 3])])
  }
}
