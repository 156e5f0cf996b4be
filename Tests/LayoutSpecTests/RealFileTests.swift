import CellContent
import Foundation
import Geometry
import Scene
import Testing

@testable import Artwork
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

  /// - Parameter damage: Random bits for places in the files, and for what is done to each.
  private func plan(
    _ kind: String, _ text: String, in container: Container = Container(width: 390),
    damage: [UInt64] = []
  ) throws -> SpecPlan {
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
        return damage.reduce(into: Array(data)) { bytes, bits in
          guard !bytes.isEmpty else { return }
          let index = Int(bits >> 16) % bytes.count
          let marks = Array("{}[]\"':,<>-=\\\n\t;$#&*".utf8) + [0, 0x80, 0xFF]
          switch bits & 3 {
          case 0: bytes[index] = UInt8(bits >> 8 & 255)
          case 1: bytes[index] = marks[Int(bits >> 4) % marks.count]
          case 2: bytes.removeSubrange(index..<min(index + Int(bits >> 4 & 63), bytes.count))
          default: bytes.insert(contentsOf: bytes[index...].prefix(Int(bits >> 4 & 63)), at: index)
          }
        }
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
    let name = set.split(separator: ".").dropLast().joined(separator: ".")
    let parts = line.columns[1].split(separator: "@")
    let appearance = try #require(parts.first.flatMap { Appearance(rawValue: String($0)) })
    guard set.hasSuffix(".imageset") || set.hasSuffix(".symbolset") else {
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
    let content = try plan(
      "catalogs",
      """
      assets: Assets.xcassets
      styles: {cell: {content: image}}
      sections: [{group: {height: 44}, items: [{image: \(name)}]}]

      """, in: container
    ).content
    let path = try #require(content.sections[0].items[0].fields["image"])
    #expect(path.hasSuffix("/\(line.columns[2])"))
    let isSymbol = set.hasSuffix(".symbolset")
    #expect(Picture(path, subject: "").isSymbol == isSymbol)
    guard isSymbol else { return }
    let file = try #require(content.images[path])
    #expect(file.isTemplate && (93...130).contains(file.width) && file.width == file.height)
  }

  /// The damage is always the same.
  @Test(arguments: ["tokens", "answers", "sheets", "catalogs"])
  func `damaged files are read or refused`(_ kind: String) throws {
    var random = SeededGenerator("damaged \(kind)")
    let lines = Self.lines(kind)
    for _ in 0..<125 {
      let line = random.one(of: lines)
      let damage = (0...random.number(below: 8)).map { _ in random.next() }
      let spec =
        switch kind {
        case "tokens":
          """
          tokens: \(line.file)
          styles: {cell: {\(line.columns[1])}}
          sections: [{group: {height: 44}, items: 1}]

          """
        case "catalogs":
          """
          assets: Assets.xcassets
          styles: {cell: {background: Brand, content: image}}
          sections: [{group: {height: 44}, items: [{image: glyph}, {image: heart.badge}]}]

          """
        default:
          """
          sections: [{group: {height: 44}, items: {from: \(line.file), title: $name, subtitle: $a.b.0}}]

          """
        }
      do {
        let plan = try plan(kind, spec, damage: damage)
        #expect(plan.content.sections.count == 1)
      } catch let error as SpecErrors {
        #expect(error.diagnostics.allSatisfy { $0.location.line > 0 && !$0.message.isEmpty })
      }
    }
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
