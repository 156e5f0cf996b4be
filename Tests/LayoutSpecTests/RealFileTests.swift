import CellContent
import Foundation
import Geometry
import Scene
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Files as tools write them, in `RealFiles`: a folder of each kind, with a table of what each file means.
struct RealFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "RealFiles")

  /// A line of a table, whose first column is a file.
  struct Line: Sendable, CustomTestStringConvertible {
    var columns: [String]
    var file: String { columns[0] }
    var testDescription: String { columns.joined(separator: " | ") }
  }

  static func lines(_ kind: String) -> [Line] {
    let text = try? String(contentsOf: folder.appending(path: "\(kind).tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map {
      Line(columns: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }

  @Test(arguments: ["tokens", "answers", "sheets", "catalogs"])
  func `each kind has at least twenty files, which all mean something`(_ kind: String) throws {
    let named = Set(Self.lines(kind).map(\.file))
    #expect(named.count >= 20)
    guard kind != "catalogs" else { return }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: kind).path)
    #expect(named == Set(files))
  }

  private func plan(_ kind: String, _ text: String, in container: Container = Container(width: 390))
    throws -> SpecPlan
  {
    let folder = Self.folder.appending(path: kind)
    return try SpecFile.load(
      Array(text.utf8), path: "grid.yaml",
      readFile: { path throws(SpecFileProblem) in
        let place = folder.appending(path: path)
        if path.hasSuffix(".xcassets") {
          let paths = FileManager.default.subpaths(atPath: place.path) ?? []
          return Array(paths.joined(separator: "\n").utf8)
        }
        guard let data = try? Data(contentsOf: place) else { throw .notFound }
        return Array(data)
      }
    ).spec.plan(in: container)
  }

  @Test(arguments: lines("tokens"))
  func `design tokens have their values`(_ line: Line) throws {
    let style = try #require(
      try plan(
        "tokens",
        """
        tokens: \(line.file)
        styles: {cell: {\(line.columns[1])}}
        sections: [{group: {height: 44}, items: 1}]

        """
      ).content.styles["cell"])
    #expect(Self.summary(style) == line.columns[2])
  }

  /// The value of the property that is set.
  private static func summary(_ style: Style) -> String {
    if let font = style.font {
      return "\(Int(font.size ?? 0)) \(font.weight?.rawValue ?? "")"
    }
    if let shadows = style.shadows {
      return shadows.map { "\(Int($0.radius))" }.joined(separator: " ")
    }
    if let gradient = style.gradient {
      return gradient.colors.map { $0.resolved(in: .light).digits }.joined(separator: " ")
    }
    if let color = style.background ?? style.color {
      return values(color).joined(separator: " ")
    }
    return style.cornerRadius.map { "\(Int($0.largest))" } ?? "nothing"
  }

  /// The color in light appearance, and the values that differ from those for less contrast.
  private static func values(_ color: ColorReference) -> [String] {
    Appearance.allCases.flatMap { appearance -> [String] in
      let value = color.resolved(in: appearance).digits
      let usual: Appearance = appearance.isDark && appearance.hasHighContrast ? .dark : .light
      let isUsual = color.resolved(in: usual).digits == value
      return appearance == .light ? [value] : isUsual ? [] : [appearance.rawValue, value]
    }
  }

  private func title(_ kind: String, _ source: String, _ text: String) throws -> String? {
    let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let items = try plan(
      kind,
      """
      sections: [{group: {height: 44}, items: {from: {\(source)}, title: "\(text)"}}]

      """
    ).content.sections[0].items
    return items[0].fields["title"]
  }

  @Test(arguments: lines("answers"))
  func `answers of services give rows`(_ line: Line) throws {
    let path = line.columns[1].isEmpty ? "" : ", path: \(line.columns[1])"
    #expect(try title("answers", "file: \(line.file)\(path)", line.columns[2]) == line.columns[3])
  }

  @Test(arguments: lines("sheets"))
  func `exports of spreadsheets give rows`(_ line: Line) throws {
    let keys = line.columns[1].isEmpty ? "" : ", \(line.columns[1])"
    #expect(try title("sheets", "file: \(line.file)\(keys)", line.columns[2]) == line.columns[3])
  }

  @Test(arguments: lines("catalogs"))
  func `sets of asset catalogs have their variants`(_ line: Line) throws {
    let set = line.file.split(separator: "/").dropLast().last ?? ""
    let name = String(set.prefix { $0 != "." })
    let parts = line.columns[1].split(separator: "@")
    let appearance = try #require(parts.first.flatMap { Appearance(rawValue: String($0)) })
    guard set.hasSuffix(".imageset") else {
      let color = try #require(
        try plan(
          "catalogs",
          """
          assets: Assets.xcassets
          styles: {cell: {background: \(TokenFile.name([name]))}}
          sections: [{group: {height: 44}, items: 1}]

          """
        ).content.styles["cell"]?.background)
      let value = color.resolved(in: appearance).digits
      return #expect(color == .named(line.columns[2]) || value == line.columns[2])
    }
    var container = Container(width: 390)
    container.traits.userInterfaceStyle = appearance.isDark ? .dark : .light
    container.traits.accessibilityContrast = appearance.hasHighContrast ? .high : .normal
    container.traits.displayScale = CGFloat(Double(parts[1]) ?? 1)
    let items = try plan(
      "catalogs",
      """
      assets: Assets.xcassets
      styles: {cell: {content: image}}
      sections: [{group: {height: 44}, items: [{image: \(name)}]}]

      """, in: container
    ).content.sections[0].items
    #expect(items[0].fields["image"]?.hasSuffix("/\(line.columns[2])") == true)
  }
}

extension RGBA {
  /// The color as `#rrggbb`, or `#rrggbbaa` if it is translucent.
  fileprivate var digits: String {
    let bytes = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    let shown = alpha < 1 ? bytes : Array(bytes.dropLast())
    return "#" + shown.map { String(format: "%02x", $0) }.joined()
  }
}
