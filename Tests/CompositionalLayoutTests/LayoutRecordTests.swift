import Foundation
import Testing

@testable import CompositionalLayout
@testable import Geometry
@testable import LayoutEngine

/// Layouts written as text and parsed again.
@Suite struct LayoutRecordTests {
  static let sample = """
    flatplan layout 1
    axes 390x844 ltr large @3x
    content 390 2620
    layout    banner                 0 0 390 20                  z1
    photos/0  cell                   16 212.333 112.667 120      z0
    photos/1  badge                  0.5 -1 20 20                z1000
    photos    header                 0 168.333 390 44            z1
    photos    decoration:background  0 168.333 390 12000000.001  z-1
    2/0       cell                   16 340 358 44               z0

    """

  static let record = LayoutRecord(
    axes: LayoutRecord.Axes(size: CGSize(width: 390, height: 844), scale: 3),
    contentSize: CGSize(width: 390, height: 2620),
    frames: [
      .init(
        section: .layout, category: .supplementary, kind: "banner",
        rect: CGRect(x: 0, y: -0.0, width: 390, height: 20), zIndex: 1),
      .init(
        section: .id("photos"), item: .index(0),
        rect: CGRect(x: 16, y: 637.0 / 3, width: 338.0 / 3, height: 120)),
      .init(
        section: .id("photos"), item: .index(1), category: .supplementary, kind: "badge",
        rect: CGRect(x: 0.5, y: -1, width: 20, height: 20), zIndex: 1000),
      .init(
        section: .id("photos"), category: .supplementary, kind: "header",
        rect: CGRect(x: -0.0001, y: 505.0 / 3, width: 390, height: 44), zIndex: 1),
      .init(
        section: .id("photos"), category: .decoration, kind: "background",
        rect: CGRect(x: 0, y: 505.0 / 3, width: 390, height: 12_000_000.0006), zIndex: -1),
      .init(
        section: .index(2), item: .index(0), rect: CGRect(x: 16, y: 340, width: 358, height: 44)),
    ])

  @Test func `a record is written in aligned columns with at most three decimals`() {
    #expect(Self.record.description == Self.sample)
  }

  @Test func `a written record parses to the same record`() throws {
    #expect(try LayoutRecord(parsing: Array(Self.sample.utf8)) == Self.record)
    let windows = Self.sample.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try LayoutRecord(parsing: Array(windows.utf8)) == Self.record)
  }

  @Test func `unusual names are quoted and parse to the same names`() throws {
    let names = [
      "a b", "7", "layout", "x/y", "\"\\", "line\nfeed", "", "日本", "\u{2003}", "\u{345}a",
      "\u{301} b", "\u{D4E}",
      "\u{7F}\u{80}\u{9F}\u{FFFE}\u{FFFF}\u{FEFF}",
    ]
    var record = Self.record
    record.axes.direction = .rightToLeft
    record.axes.textSize = .accessibilityExtraLarge
    record.frames = names.map { name in
      .init(
        section: .id(name), item: .id(name), category: .supplementary, kind: name,
        rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    record.frames.append(
      .init(
        section: .id("cell"), category: .supplementary, kind: "cell",
        rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let text = record.description
    #expect(text.contains("axes 390x844 rtl accessibilityExtraLarge @3x"))
    #expect(text.split(separator: "\n").count == 3 + record.frames.count)
    #expect(try LayoutRecord(parsing: Array(text.utf8)) == record)
  }

  @Test func `parts are below their elements, in files of version 2`() throws {
    let frames: [LayoutRecord.Frame] = [
      .init(section: .id("a.b"), item: .index(3), rect: CGRect(x: 1, y: 2, width: 30, height: 40)),
      .init(
        section: .id("a.b"), category: .supplementary, kind: "header",
        rect: CGRect(x: 0, y: 0, width: 30, height: 40)),
      .init(
        section: .id("a.b"), item: .index(3), category: .supplementary, kind: "new.badge",
        rect: CGRect(x: 0, y: 0, width: 30, height: 40)),
      .init(section: .index(1), item: .id("4"), rect: CGRect(x: 0, y: 0, width: 3, height: 4)),
    ]
    var record = LayoutRecord(
      axes: .init(size: CGSize(width: 390, height: 844)),
      contentSize: CGSize(width: 390, height: 44), frames: frames)
    for index in frames.indices {
      record.append(
        .init(name: index == 1 ? "my part" : "title", kind: "text"),
        at: CGRect(x: 4, y: 5, width: 6, height: 7), ofElement: index)
    }
    #expect(
      record.frames.suffix(4).map(\.path) == [
        "a.b/3.title", #"a.b/header."my part""#, #"a.b/3/"new.badge".title"#, #"1/"4".title"#,
      ])
    let text = record.description
    #expect(text.hasPrefix("flatplan layout 2\n"))
    #expect(text.split(separator: "\n")[4].hasPrefix("a.b/3.title"))
    #expect(try LayoutRecord(parsing: Array(text.utf8)) == record)
    #expect(record.withoutParts.description.hasPrefix("flatplan layout 1\n"))
  }

  @Test(arguments: [
    ("", LayoutTextError.truncated(line: 1)),
    ("flatplan lay", .truncated(line: 1)),
    ("hello\n", .notLayout),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n", .largeFilePointer),
    ("flatplan layout 9\n", .unknownVersion("9")),
    ("<<<<<<< HEAD\n", .conflict(line: 1)),
    ("flatplan layout 1\naxes 390x844 ltr large @3x\n", .truncated(line: 3)),
    ("flatplan layout 1\naxes 390 ltr\ncontent 1 1\n", .badLine(2, expected: axes)),
    (
      "flatplan layout 1\naxes 390x844 ltr large @3x\ncontent 1\n",
      .badLine(3, expected: "'content WIDTH HEIGHT'")
    ),
    (
      "flatplan layout 1\naxes 390x844 ltr large @3x\ncontent nan 1\n",
      .badLine(3, expected: "'content WIDTH HEIGHT'")
    ),
    ("flatplan layout 1\naxes 390x844 ltr large @infx\ncontent 1 1\n", .badLine(2, expected: axes)),
    (
      "flatplan layout 1\naxes 390x844 ltr large @3x\ncontent 1 1\n0/0  cell  0 0 1 1e999  z0\n",
      .badLine(4, expected: "'PATH  KIND  X Y WIDTH HEIGHT  zORDER'")
    ),
  ])
  func `text that is not a layout is an error with the line`(text: String, error: LayoutTextError) {
    #expect(throws: error) { try LayoutRecord(parsing: Array(text.utf8)) }
  }

  private static let axes = "'axes 390x844 ltr large @2x'"

  @Test func `a truncated file is an error or a shorter record`() throws {
    let bytes = Array(Self.sample.utf8)
    for count in bytes.indices where bytes[max(count - 1, 0)] != UInt8(ascii: "\n") {
      #expect(throws: LayoutTextError.self) { try LayoutRecord(parsing: Array(bytes[..<count])) }
    }
    #expect(throws: LayoutTextError.truncated(line: 9)) {
      try LayoutRecord(parsing: bytes.dropLast())
    }
    let conflict = Self.sample.replacingOccurrences(of: "2/0", with: "=======\n2/0")
    #expect(throws: LayoutTextError.conflict(line: 9)) {
      try LayoutRecord(parsing: Array(conflict.utf8))
    }
    for (line, old, new) in [(6, "z1000", "1000"), (9, "2/0", "2/-1"), (9, "2/0", "-2/0")] {
      let wrong = Self.sample.replacingOccurrences(of: old, with: new)
      #expect(
        throws: LayoutTextError.badLine(line, expected: "'PATH  KIND  X Y WIDTH HEIGHT  zORDER'")
      ) { try LayoutRecord(parsing: Array(wrong.utf8)) }
    }
  }

  @Test func `a record names sections, and boundary items have no index`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(5)),
        elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let solved = try layout.solve(itemCounts: [2, 1], in: Container(width: 100, height: 50))
    #expect(
      solved.record(sectionIDs: [0: "a", 1: "a"]).description == """
        flatplan layout 1
        axes 100x50 ltr large @2x
        content 100 40
        a/0  cell             0 5 100 10   z1
        a/1  cell             0 15 100 10  z1
        a    header           0 0 100 5    z1
        a    decoration:back  0 0 100 25   z0
        1/0  cell             0 30 100 10  z1
        1    header           0 25 100 5   z1
        1    decoration:back  0 25 100 15  z0

        """)
  }
}
