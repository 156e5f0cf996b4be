public import Foundation
import Synchronization

/// A small picture of lines that stands for an idea, drawn here, named as the like is named on
/// Apple's systems.
public struct Glyph: Hashable, Sendable {
  public let name: String
  /// As the tables write it.
  private let lines: String
  /// Whether it points the other way where text is read from the right.
  private let turns: Bool

  /// The side of the square that glyphs are drawn on, and how thick their lines are there.
  private static let side: CGFloat = 24
  private static let thickness: CGFloat = 1.9

  /// The shapes of the glyph in the middle of a rectangle.
  ///
  /// - Parameter weight: How thick its lines are; 1 is regular.
  public func shapes(
    in rect: CGRect, color: RGBA, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    let side = min(rect.width, rect.height)
    let scale = side / Self.side
    let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    let stroke = Box.Stroke(color: color, width: Self.thickness * scale * weight)
    return parts.map { part in
      var path = part.path.placed(at: corner, scale: scale)
      if isMirrored, turns { path = path.mirrored(at: rect.midX) }
      return .outline(
        part.isFilled ? Outline(path, fill: .color(color)) : Outline(path, stroke: stroke))
    }
  }

  /// A line of the glyph.
  private struct Part {
    var path: VectorPath
    var isFilled: Bool
  }

  /// The lines, read once: a list has the same sign in every row.
  private var parts: [Part] {
    Self.known.withLock { known in
      if let parts = known[lines] { return parts }
      let parts = lines.split(separator: ";").map { line in
        Part(
          path: VectorPath(String(line.filter { $0 != "=" })), isFilled: line.contains("="))
      }
      known[lines] = parts
      return parts
    }
  }

  private static let known = Mutex<[String: [Part]]>([:])
}

// MARK: - Names

extension Glyph {
  /// The glyph of a name. Complexity: O(1).
  ///
  /// Words that only change how a glyph is filled are passed over, so that `heart.circle.fill` is a
  /// heart where there is nothing nearer.
  public static func named(_ name: String) -> Glyph? {
    var words = name.split(separator: ".").map(String.init)
    while !words.isEmpty {
      if let glyph = byName[words.joined(separator: ".")] { return glyph }
      guard let last = words.popLast(), variants.contains(last) else { return nil }
    }
    return nil
  }

  private static let variants: Set<String> = [
    "fill", "circle", "square", "rectangle", "badge", "slash", "inverse", "rtl", "2", "3",
  ]

  /// Every glyph, in the order of the tables.
  public static let all: [Glyph] = [signs, things, places, weather, mail, sound].flatMap(
    glyphs)

  /// All names.
  public static var names: [String] { all.map(\.name) }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// What is drawn for a picture that there is not: a frame, crossed out.
  static let missing = Glyph(
    name: "missing", lines: "M4 4 H20 V20 H4 Z; M4 4 L20 20; M20 4 L4 20", turns: false)

  private static func glyphs(in table: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix(" "), let last = glyphs.popLast() {
        glyphs.append(
          Glyph(name: last.name, lines: last.lines + " " + line, turns: last.turns))
      } else if let name = words.first {
        glyphs.append(
          Glyph(name: String(name), lines: "", turns: words.dropFirst().first == "turns"))
      }
    }
    return glyphs
  }
}
