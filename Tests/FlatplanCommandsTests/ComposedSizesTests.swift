import Foundation
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics

/// A row of composed cells at all widths, text sizes and directions.
@Suite struct ComposedSizesTests {
  private static let tiles = """
    theme: system
    styles:
      account:
        background: secondarySystemGroupedBackground
        cornerRadius: 16
        padding: 12
        content:
          column:
            - row:
                - {image: $symbol, width: 28, tintColor: $tint}
                - spacer
                - {text: $count, font: {style: title2, weight: bold}}
            - {text: $title, role: title, color: secondaryLabel, numberOfLines: 1}
            - {progress: $done, tintColor: $tint}
          spacing: 8
    sections:
      - group: {height: ~96, columns: 2, interItemSpacing: 12, item: {style: account}}
        items:
          - {title: Today, count: 4, symbol: calendar, tint: systemBlue, done: 0.4}
          - {title: Flagged, count: 12, symbol: flag.fill, tint: systemOrange, done: 1}
    render:
      widths: [320, 390, 820]
      layoutDirection: [ltr, rtl]
      contentSizeCategory: [large, extraExtraExtraLarge, accessibilityMedium, accessibilityExtraExtraExtraLarge]

    """

  private struct Layout: Decodable {
    struct Element: Decodable {
      var frame: [Double]
      var parts: [Part]
    }
    struct Part: Decodable {
      var name: String
      var frame: [Double]
    }
    var elements: [Element]
  }

  private static func rect(_ frame: [Double]) -> CGRect {
    CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  /// Rounding makes `CGRect.contains` fail for rectangles that share an edge.
  private static func lies(_ rect: CGRect, in other: CGRect) -> Bool {
    rect.minX >= other.minX && rect.maxX <= other.maxX && rect.minY >= other.minY
      && rect.maxY <= other.maxY
  }

  private let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Self.tiles, to: "tiles.yaml")
  }

  @Test func `no text in a row of tiles is cut`() async {
    let result = await work.run("check", "tiles.yaml", "--lint")
    #expect(!result.words.contains("W804") && !result.words.contains("W808"), "\(result.words)")
    #expect(!result.text.contains("W804") && !result.text.contains("W808"), "\(result.text)")
  }

  @Test(
    arguments: [320, 390, 820],
    ["large", "extraExtraExtraLarge", "accessibilityMedium", "accessibilityExtraExtraExtraLarge"])
  func `tiles in a row grow together, and their parts stay apart`(
    _ width: Int, _ size: String
  ) async throws {
    var mirrored: [[CGRect]] = []
    for direction in ["ltr", "rtl"] {
      let result = await work.run(
        "frames", "tiles.yaml", "--parts", "--format", "json", "--width", "\(width)",
        "--content-size", size, "--direction", direction)
      #expect(result.code == .done, "\(result.words)")
      let layouts = try JSONDecoder().decode([Layout].self, from: Data(result.output))
      let cells = try #require(layouts.first).elements
      #expect(cells.count == 2 && Set(cells.map { $0.frame[3] }).count == 1, "\(cells)")
      for cell in cells {
        let parts = Dictionary(
          uniqueKeysWithValues: cell.parts.map { ($0.name, Self.rect($0.frame)) })
        let inside = Self.rect(cell.frame).insetBy(dx: 11.99, dy: 11.99)
        let names = ["symbol", "count", "title", "done"]
        let frames = try names.map { try #require(parts[$0]) }
        for (index, frame) in frames.enumerated() {
          #expect(Self.lies(frame, in: inside), "\(names[index]): \(frame) in \(inside)")
          for other in frames[..<index] {
            let common = frame.intersection(other)
            #expect(common.isNull || common.width < 0.01 || common.height < 0.01, "\(names[index])")
          }
        }
        let cellFrame = Self.rect(cell.frame)
        mirrored.append(
          frames.map {
            let start = direction == "ltr" ? $0.minX - cellFrame.minX : cellFrame.maxX - $0.maxX
            return CGRect(x: start, y: $0.minY, width: $0.width, height: $0.height)
          })
      }
    }
    for (frame, other) in zip(mirrored[0] + mirrored[1], mirrored[2] + mirrored[3]) {
      #expect(abs(frame.minX - other.minX) < 0.01 && frame.size == other.size)
      #expect(frame.minY == other.minY)
    }
  }
}
