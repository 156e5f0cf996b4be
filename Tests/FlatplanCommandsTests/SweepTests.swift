import CompositionalLayout
import Foundation
import Testing

@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests layouts at every width of a range, and their breakpoints.
@Suite struct SweepTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  /// A range that covers the breakpoints of the layouts below. It is narrow, because each width is
  /// laid out.
  static let range = "480...920"

  private static func photos(third: Int, fourth: Int, inset: String = "16") -> String {
    """
    sections:
      - id: photos
        group:
          height: 88
          columns: {default: 2, \(third): 3, \(fourth): 4}
          interItemSpacing: 8
        contentInsets: \(inset)
        items: 8

    """
  }

  private func record(_ spec: String, _ widths: String = SweepTests.range) async throws {
    try work.write(spec, to: "s/grid.yaml")
    let result = await work.run("record", "s", "--images", "none", "--sweep", widths)
    #expect(result.code == .done, "\(result.words)")
  }

  private func verify(_ spec: String, _ widths: String = SweepTests.range) async throws -> Verdict {
    try work.write(spec, to: "s/grid.yaml")
    _ = await work.run(
      "verify", "s", "--images", "none", "--sweep", widths, "--update", "none")
    let report = try work.report()
    return try #require(report.verdicts.first { $0.variant.hasPrefix(widths) })
  }

  private func intervals(_ widths: String = SweepTests.range) -> [String] {
    let bytes = work.bytes("s/__Snapshots__/grid/\(widths).sweep") ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(3)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `column counts are recorded with their widths`() async throws {
    try await record(Self.photos(third: 600, fourth: 744))
    let text = work.text("s/__Snapshots__/grid/480...920.sweep")
    #expect(
      text == """
        flatplan sweep 1
        axes 480x844 ltr large @2x
        widths 480...920
        480...599  2 columns  first    photos
        600...743  3 columns  columns  photos
        744...920  4 columns  columns  photos

        """)
  }

  @Test func `a moved breakpoint is reported with the edit that moved it`() async throws {
    try await record(Self.photos(third: 600, fourth: 744))
    #expect(try await verify(Self.photos(third: 600, fourth: 744)).status == .match)
    let verdict = try await verify(Self.photos(third: 600, fourth: 712))
    #expect(verdict.status == .layout)
    #expect(verdict.breakpoints == ["photos  4th column now starts at 712, was 744"])
    let columns = "sections.photos.group.columns"
    #expect(
      verdict.causes.map(\.description) == [
        "\(columns).712 added: 4  with  \(columns).744 removed: 4"
      ] || verdict.causes.flatMap(\.edits).allSatisfy { $0.text.hasPrefix(columns) },
      "\(verdict.causes.map(\.description))")
    #expect(!verdict.causes.isEmpty)
    #expect(verdict.text().contains("  sweep     photos  4th column now starts at 712, was 744\n"))
  }

  @Test func `edits that move no breakpoint do not change the sweep`() async throws {
    try await record(Self.photos(third: 600, fourth: 744))
    let other = Self.photos(third: 600, fourth: 744).replacing("height: 88", with: "height: 90")
    #expect(try await verify(other).status == .match)
  }

  @Test func `a damaged sweep baseline is an error`() async throws {
    let spec = Self.photos(third: 600, fourth: 744)
    try await record(spec)
    try work.write("{", to: "s/__Snapshots__/grid/baseline.json")
    let verdict = try await verify(spec)
    #expect(verdict.status == .error && verdict.failure?.contains("it is damaged") == true)
  }

  @Test(arguments: [
    ("{600: 3}", ["photos  no longer a 4th column, was at 744"]),
    ("{600: 3, 744: 4, 900: 5}", ["photos  5th column now starts at 900, was absent"]),
    (
      "{600: 3, 744: 4, 900: 2}",
      ["photos  4 columns now from 744 to 899", "photos  2 columns now from 900 to 920"]
    ),
  ])
  func `added and removed columns are reported`(columns: String, expected: [String]) async throws {
    let spec = Self.photos(third: 600, fourth: 744)
    try await record(spec)
    let verdict = try await verify(
      spec.replacing(
        "{default: 2, 600: 3, 744: 4}", with: columns.replacing("{", with: "{default: 2, ")))
    #expect(verdict.breakpoints == expected)
  }

  @Test func `an inset that jumps starts an interval but one that grows does not`() async throws {
    try await record(Self.photos(third: 600, fourth: 744, inset: "{default: 16, 500: 24}"))
    #expect(
      intervals() == [
        "480...499 2 columns first photos", "500...599 2 columns lengths photos",
        "600...743 3 columns columns photos", "744...920 4 columns columns photos",
      ])
    try await record(Self.photos(third: 600, fourth: 744, inset: "=width / 20"), "320...1400")
    #expect(intervals("320...1400").count == 3)
  }

  @Test func `computed frames and badges start intervals`() async throws {
    try await record(
      """
      sections:
        - id: free
          group:
            height: 100
            custom:
              count: 3
              frame: ["=if(width > 500, 100, 0) * i", "=if(width > 500, 0, 30) * i", 90, 30]
          items: 3
        - id: badged
          group:
            height: 60
            item:
              supplementaryItems:
                - elementKind: badge
                  size: [{default: 20, 700: 30}, 20]
                  containerAnchor: {edges: [top, leading]}
          items: 2

      """)
    #expect(
      intervals() == [
        "480...500 1 column first free", "501...920 3 columns columns free",
        "480...699 1 column first badged", "700...920 1 column lengths badged",
      ])
  }

  @Test func `rounding to pixels starts no intervals`() async throws {
    // Nested fractions are rounded down twice at every width.
    try await record(
      """
      render: {scale: 3}
      sections:
        - group:
            height: 40%w
            subitems: [{width: 1/7}, {width: 3/7, columns: 5, interItemSpacing: 3}, {width: 3/7}]
          contentInsets: {horizontal: =width / 20}
          items: 70

      """, "320...1400")
    let intervals = intervals("320...1400")
    #expect(intervals.count == 1, "\(intervals)")
  }

  @Test func `a text that wraps into fewer lines starts an interval`() async throws {
    try await record(
      """
      styles: {cell: {content: title, padding: 8}}
      sections:
        - group: {height: ~44}
          items: [{title: A text of some words that breaks into fewer lines as there is more room}]

      """, "200...700")
    let lines = intervals("200...700")
    #expect(lines.count >= 3, "\(lines)")
    #expect(lines.dropFirst().allSatisfy { $0.contains("1 column lengths") })
  }

  @Test func `sections can exist at some widths only`() async throws {
    try await record(
      """
      sections:
        - {id: all, group: {height: 44}, items: 2}
        - {id: wide, when: width >= 700, group: {height: 44, columns: 3}, items: 3}

      """)
    #expect(
      intervals() == ["480...920 1 column first all", "700...920 3 columns first wide"])
    let verdict = try await verify(
      """
      sections:
        - {id: all, group: {height: 44}, items: 2}
        - {id: wide, when: width >= 800, group: {height: 44, columns: 3}, items: 3}

      """)
    #expect(verdict.breakpoints == ["wide  now starts at 800, was 700"])
  }

  @Test func `sweeps are recorded, accepted and kept like snapshots`() async throws {
    let spec = Self.photos(third: 600, fourth: 744)
    try work.write(spec, to: "s/grid.yaml")
    _ = await work.run("record", "s", "--images", "none")
    #expect(try await verify(spec).status == .missing)
    #expect(await work.run("accept", "--filter", "480*").words == "1 snapshot accepted\n")
    #expect(try await verify(spec).status == .match)
    #expect(await work.run("verify", "s", "--images", "none").text == "1 snapshot: 1 match\n")
    #expect(await work.run("prune", "s", "--check").code == .done)
    // A different range is a different sweep.
    #expect(try await verify(spec, "320...500").status == .missing)
    // A damaged sweep is an error.
    try work.write("flatplan sweep 1\naxes", to: "s/__Snapshots__/grid/480...920.sweep")
    #expect(try await verify(spec).status == .error)
  }

  private var sweeps: [String] { work.files.filter { $0.hasSuffix(".sweep") } }

  /// Specs do not state the widths of sweeps; only the command line does.
  @Test func `sweeps of other widths are obsolete if --sweep is given`()
    async throws
  {
    let spec = Self.photos(third: 600, fourth: 744)
    try await record(spec, "320...500")
    let old = "s/__Snapshots__/grid/320...500"
    let images = ["--images", "none"]
    let verify = ["verify", "s", "--update", "none", "--sweep"]
    _ = await work.run(["verify", "s", "--sweep", "320...600"] + images)
    #expect(try work.report().verdicts.map(\.status) == [.match, .match, .obsolete])
    let result = await work.run(verify + ["320...600"])
    #expect(result.words == "1 obsolete baseline: run 'flatplan prune --sweep 320...600'\n")
    // No sweep is obsolete if both ranges are given, or none.
    for options in [["--sweep", "320...600", "--sweep", "320...500"], []] {
      #expect(await work.run(["verify", "s"] + options).text.hasSuffix(" match\n"))
      #expect(await work.run(["prune", "s", "--check"] + options).code == .done)
    }
    #expect(await work.run("prune", "s", "--sweep", "320...600").text == old + "\n")
    #expect(sweeps == ["s/__Snapshots__/grid/320...600.sweep"])
    // Recording replaces the sweeps of other ranges.
    _ = await work.run(["record", "s", "--sweep", "320...700"] + images)
    #expect(sweeps == ["s/__Snapshots__/grid/320...700.sweep"])
  }

  @Test func `sweeps of a removed direction are obsolete until they are pruned`()
    async throws
  {
    let spec = Self.photos(third: 600, fourth: 744)
    try await record("render: {layoutDirection: [ltr, rtl]}\n" + spec, "320...500")
    #expect(sweeps.count == 2)
    try work.write(spec, to: "s/grid.yaml")
    _ = await work.run("verify", "s", "--update", "none", "--images", "none")
    let obsolete = try work.report().verdicts.filter { $0.status == .obsolete }.map(\.variant)
    #expect(obsolete == ["320...500-rtl", "390-rtl"])
    #expect(await work.run("prune", "s").words == "2 baselines removed\n")
    #expect(sweeps == ["s/__Snapshots__/grid/320...500.sweep"])
  }

  @Test(arguments: ["320", "320..1400", "1400...320", "320...320", "0...10", "1...100000", "a...b"])
  func `a malformed range is rejected`(argument: String) async {
    let result = await work.run("verify", "s", "--sweep", argument)
    #expect(result.code == .badUsage)
  }

  @Test func `a malformed sweep file is rejected and a valid one round-trips`() throws {
    let axes = LayoutRecord.Axes(size: CGSize(width: 320, height: 844))
    let signature = BreakpointSignature(
      axes: axes, widths: 320...400,
      intervals: [
        .init(section: "0", widths: 320...350, columns: 1, beginning: .first),
        .init(section: "\"a b\"", widths: 351...400, columns: 12, beginning: .lines),
      ])
    let text = signature.description
    #expect(try BreakpointSignature(parsing: text, axes: axes) == signature)
    #expect(
      try BreakpointSignature(parsing: text.replacing("\n", with: "\r\n"), axes: axes) == signature)
    let wrong: [(String, SweepTextError)] = [
      ("", .notSweep), ("flatplan layout 1\n", .notSweep),
      ("flatplan sweep 2\n", .unknownVersion("2")),
      ("flatplan sweep 1\naxes x\n", .truncated), (String(text.dropLast()), .truncated),
      (text.replacing("first", with: "last"), .badLine(4)),
      (text.replacing("320...400", with: "400...320"), .badLine(3)),
      (text.replacing("320...400", with: "-1...400"), .badLine(3)),
    ]
    for (text, error) in wrong {
      #expect(throws: error) { try BreakpointSignature(parsing: text, axes: axes) }
    }
  }
  @Test func `sweeps can have any number of columns and any width`() {
    let axes = LayoutRecord.Axes(size: CGSize(width: 320, height: 844))
    func signature(_ columns: Int) -> BreakpointSignature {
      BreakpointSignature(
        axes: axes, widths: 0...Int.max,
        intervals: [
          .init(section: "0", widths: 0...Int.max, columns: columns, beginning: .first),
          .init(section: "0", widths: 0...9, columns: columns, beginning: .items),
        ])
    }
    #expect(
      signature(.max).changes(from: signature(2)) == [
        "0  9223372036854775807th column now starts at 0, was absent"
      ])
    #expect(signature(2).changes(from: signature(2)).isEmpty)
  }
}
