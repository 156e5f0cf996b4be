import Foundation
import PNGCodec
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Composed cells as Swift: their code, and pictures of it beside those of the spec.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct ComposedExportTests {
  /// Specs in the system's theme, by what they show.
  private static let specs = [
    "tiles": """
    theme: system
    styles:
      tile:
        background: secondarySystemGroupedBackground
        cornerRadius: 16
        padding: 12
        content:
          column:
            - row:
                - {image: $symbol, width: 28, tintColor: $tint}
                - spacer
                - {text: $count, font: {style: title2, weight: bold}}
            - {text: $title, color: secondaryLabel, numberOfLines: 1}
            - {text: $note, font: footnote}
            - {progress: $done, tintColor: $tint}
          spacing: 8
    sections:
      - group: {height: ~96, columns: 2, interItemSpacing: 12, item: {height: ~=96, style: tile}}
        contentInsets: 16
        items:
          - {title: Today, count: 4, symbol: calendar, tint: systemBlue, done: 0.4, note: Two late}
          - {title: Flagged, count: 12, symbol: flag.fill, tint: systemOrange, done: 1}
    render: {background: systemGroupedBackground}
    """,
    "badges": """
    theme: system
    styles:
      card:
        background: secondarySystemBackground
        cornerRadius: 14
        padding: [10, 14]
        content:
          column:
            - overlay:
                - {box: true, background: systemIndigo, cornerRadius: 8}
                - {badge: $badge, at: topTrailing, inset: 6}
                - {image: heart.fill, at: bottomLeading, inset: 6, tintColor: white}
              height: 80
            - row: [{repeat: $tags, text: $each, font: caption1, color: secondaryLabel}]
              spacing: 6
            - text: ["$price ", {text: $was, strikethrough: true, color: secondaryLabel}]
              font: headline
          spacing: 6
    sections:
      - group: {height: ~150, columns: 2, interItemSpacing: 10, item: {height: ~=150, style: card}}
        contentInsets: 16
        items:
          - {badge: New, price: €96, was: €120, tags: [sea, quiet]}
          - {price: €140, tags: [city]}
    """,
    "mixed": """
    theme: system
    styles:
      word: {background: systemYellow, content: {column: [{text: $title, font: headline}], padding: 12}}
      sign:
        background: systemTeal
        content:
          overlay:
            - {repeat: $marks, image: $each, tintColor: white, at: topLeading, inset: 8, width: 24, height: 24}
            - {text: $title, at: bottomTrailing, inset: 8, font: footnote}
    sections:
      - group:
          height: 80
          subitems: [{width: 50%, style: sign}, {width: 25%, style: word}, {width: 25%, style: word}]
        contentInsets: 16
        interGroupSpacing: 8
        items:
          - {title: One, marks: [heart.fill]}
          - {title: Two}
          - {title: Three}
          - {title: Four, marks: [star.fill]}
          - {title: Five}
          - {style: sign, title: Six, marks: [flag.fill]}
    """,
    "charts": """
    theme: system
    styles:
      panel:
        background: secondarySystemBackground
        cornerRadius: 12
        padding: 16
        content:
          column:
            - row: [{text: $title, font: headline}, spacer, {text: $total, color: secondaryLabel}]
            - {barChart: $days, height: 60, tintColor: systemTeal}
            - row:
                - {ring: $done, width: 40, height: 40, tintColor: systemGreen}
                - {sparkline: $days, height: 40}
              spacing: 12
          spacing: 10
    sections:
      - group: {height: ~170, item: {style: panel}}
        contentInsets: 16
        items: [{title: Week, total: "312", days: [32, 18, 54, 0, 96], done: 0.7}]
    """,
  ]

  private static let controller = """

    final class Screen: UICollectionViewController {
      let source = TYPE.DataSource()
      init() { super.init(collectionViewLayout: TYPE.createLayout()) }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = source
        collectionView.backgroundColor = BACKGROUND
      }
    }
    """

  @Test(arguments: ["tiles", "badges", "mixed", "charts"] + ComposedExportSpecs.all.keys.sorted())
  func `compiled cells look as in the spec`(_ name: String) async throws {
    let work = try Workplace()
    let spec = try #require(Self.specs[name] ?? ComposedExportSpecs.all[name])
    try work.write(spec, to: "\(name).yaml")
    let exported = await work.run("swift", "\(name).yaml")
    #expect(exported.code == .done && exported.words.isEmpty, "\(exported.words)")
    let type = name.prefix(1).uppercased() + name.dropFirst() + "Layout"
    let background = spec.contains("render:") ? ".systemGroupedBackground" : ".systemBackground"
    let code = Self.controller.replacingOccurrences(of: "TYPE", with: type)
      .replacingOccurrences(of: "BACKGROUND", with: background)
    let skipped = exported.text.replacingOccurrences(
      of: "  static func createLayout", with: "  // flatplan: skip\n  static func createLayout")
    try work.write(skipped + code, to: "Screen.swift")
    let options = ["--width", "390", "--scale", "1"]
    let drawn = await work.compile(["render", "Screen.swift", "-o", "swift.png"] + options)
    #expect(drawn.code == .done, "\(drawn.words)")
    let expected = await work.compile(["render", "\(name).yaml", "-o", "spec.png"] + options)
    #expect(expected.code == .done, "\(expected.words)")
    let pictures = try ["swift.png", "spec.png"].map {
      try PNG.decode(try #require(work.bytes($0)))
    }
    #expect(pictures[0].width == pictures[1].width)
    #expect(pictures[0].height == pictures[1].height)
    let different = zip(pictures[0].pixels, pictures[1].pixels).count {
      abs(Int($0) - Int($1)) > 48
    }
    let share = Double(different) / Double(max(pictures[1].pixels.count, 1))
    #expect(share < 0.001, "\(share)")
  }
}
