import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

/// The table of colors in the documentation.
@Suite struct SystemColorsTests {
  /// A row of the table: the names of colors, and the cells for iOS 18 and iOS 26.
  private struct Row {
    var names: [String]
    var cells: [ListProfile.System: String]
    /// The appearance that the row is about; `nil` for both.
    var appearance: Appearance?
  }

  private func rows() throws -> [Row] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Systems.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(text.split(separator: "## Colors").last)
    return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let heading = cells[0].split(separator: ", ").map(String.init)
      return Row(
        names: heading.filter { $0.hasPrefix("`") }.map { $0.replacing("`", with: "") },
        cells: [
          .ios18: cells[1], .ios26: cells[2] == "as iOS 18" ? cells[1] : cells[2],
        ], appearance: heading.compactMap { Appearance(rawValue: $0) }.first)
    }
  }

  /// The color of a cell: `#007aff`, or `#3c3c43` with alpha 0.29.
  private func color(_ text: Substring) throws -> RGBA {
    let hex = try #require(text.firstMatch(of: #/#([0-9a-f]{6})/#)?.output.1)
    let alpha = text.firstMatch(of: #/alpha ([0-9.]+)/#).flatMap { Double($0.output.1) }
    return RGBA(try #require(UInt32(hex, radix: 16)), alpha: alpha ?? 1)
  }

  @Test(arguments: [Appearance.light, .dark])
  func `colors are those read on iOS 26`(_ appearance: Appearance) throws {
    // R105.
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "colors26.json")
    let colors = try JSONDecoder().decode(
      [String: [String: [Double]]].self, from: try Data(contentsOf: file))
    let measured = try #require(colors[appearance.rawValue])
    #expect(measured.count >= 30)
    for (name, numbers) in measured {
      try #require(NamedColor.names.contains(name), "\(name)")
      let color = ColorReference.named(name).resolved(in: Palette(appearance, of: .ios26))
      for (one, other) in zip([color.red, color.green, color.blue, color.alpha], numbers) {
        #expect(abs(one - other) < 0.004, "\(name): \(color)")
      }
    }
  }

  @Test func `colors with increased contrast are those that Apple documents`() throws {
    // R105.
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "colors26-contrast.json")
    let colors = try JSONDecoder().decode(
      [String: [String: String]].self, from: try Data(contentsOf: file))
    #expect(colors.count == 18)
    for (name, values) in colors {
      let color = ColorReference.named(name)
      for (key, appearance) in [
        ("light", Appearance.light), ("dark", .dark), ("contrastLight", .lightHighContrast),
        ("contrastDark", .darkHighContrast),
      ] {
        let number = try #require(values[key].flatMap { UInt32($0, radix: 16) })
        let found = color.resolved(in: Palette(appearance))
        #expect(found == RGBA(number), "\(name) \(key)")
      }
      // No values are known for earlier versions.
      let earlier = color.resolved(in: Palette(.lightHighContrast, of: .ios18))
      #expect(earlier == color.resolved(in: Palette(.light, of: .ios18)))
    }
  }

  @Test func `the documented colors are those of the table`() throws {
    // R105.
    let rows = try rows()
    var documented: Set<String> = []
    for row in rows {
      for (system, cell) in row.cells {
        let parts = cell.split(separator: ", dark ")
        let last = try #require(parts.last)
        let both: [Appearance: Substring] = [.light: parts[0], .dark: last]
        let values = row.appearance.map { [$0: last] } ?? both
        for name in row.names {
          documented.insert(name)
          for (appearance, value) in values {
            let found = ColorReference.named(name).resolved(in: Palette(appearance, of: system))
            let expected = try color(value)
            #expect(found == expected, "\(name) \(appearance) \(system)")
          }
        }
      }
    }
    let differing = NamedColor.names.filter { name in
      [Appearance.light, .dark].contains {
        let color = ColorReference.named(name)
        return color.resolved(in: Palette($0, of: .ios18)) != color.resolved(in: Palette($0))
      }
    }
    #expect(documented == Set(differing))
  }
}
