public import Foundation
import Synchronization

/// A small picture of lines that stands for an idea, drawn here, named as the like is named on
/// Apple's systems.
public struct Glyph: Hashable, Sendable {
  public let name: String
  /// As the tables write it.
  private var lines: Substring
  /// What stands beside them: the second figure of a number.
  private var beside: Substring?
  /// Whether it points the other way where text is read from the right.
  private let turns: Bool
  /// What is around it or over it.
  private var mark: Mark?
  /// Whether that is an area which the glyph is cut out of.
  private var isCutOut = false

  /// Words that come behind any name.
  private enum Mark: String {
    case circle, square, slash

    /// As the tables write it.
    var lines: Substring {
      switch self {
      case .circle: "O12 12 9"
      case .square: "M3.5 3.5 H20.5 V20.5 H3.5 Z"
      case .slash: "M4.2 3 L20.4 20.6"
      }
    }

    /// The area that a glyph is cut out of.
    var area: Substring {
      switch self {
      case .circle: "=O12 12 9.9"
      case .square: "=M3.2 3.2 H20.8 V20.8 H3.2 Z"
      case .slash: ""
      }
    }
  }

  /// The side of the square that glyphs are drawn on, and how thick their lines are there.
  private static let side: CGFloat = 24
  private static let thickness: CGFloat = 1.9

  /// The shapes of the glyph in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - ground: The colour that fills the circle or the square around it, in place of a line.
  ///   - weight: How thick its lines are; 1 is regular.
  public func shapes(
    in rect: CGRect, color: RGBA, ground: RGBA? = nil, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    let side = min(rect.width, rect.height)
    func drawn(
      _ lines: Substring, _ share: CGFloat = 1, by offset: CGFloat = 0, turns: Bool = false
    ) -> [Shape] {
      shapes(
        of: lines, side: side * share, in: rect.offsetBy(dx: side * offset, dy: 0), color,
        isMirrored: turns && isMirrored, weight / max(share, Self.thickening))
    }
    guard let mark else { return drawn(lines, turns: turns) }
    guard !isCutOut else { return [cutOut(of: mark, in: rect, color, isMirrored: isMirrored)] }
    guard mark != .slash else { return drawn(mark.lines) + drawn(lines, turns: turns) }
    let around =
      ground.map { shapes(of: mark.area, side: side, in: rect, $0, isMirrored: false, weight) }
      ?? drawn(mark.lines)
    guard let beside else { return around + drawn(lines, Self.shareWithin, turns: turns) }
    return around + drawn(lines, Self.shareOfTwo, by: -Self.stepWithin)
      + drawn(beside, Self.shareOfTwo, by: Self.stepWithin)
  }

  /// How much of the side is left to what stands within a circle or a square, and the share at which
  /// its lines are as thick as those around it.
  private static let (shareWithin, thickening): (CGFloat, CGFloat) = (0.5, 0.58)
  /// The same where two figures stand there, and how far the middle of each is from that of both.
  private static let (shareOfTwo, stepWithin): (CGFloat, CGFloat) = (0.36, 0.125)

  /// An area with the glyph as holes in it.
  private func cutOut(
    of mark: Mark, in rect: CGRect, _ color: RGBA, isMirrored: Bool
  ) -> Shape {
    let side = min(rect.width, rect.height)
    var path = VectorPath()
    func add(_ lines: Substring, _ share: CGFloat = 1, by offset: CGFloat = 0) {
      let middle = CGPoint(x: rect.midX + side * offset, y: rect.midY)
      let corner = CGPoint(x: middle.x - side * share / 2, y: middle.y - side * share / 2)
      for part in Self.parts(of: lines) {
        let placed = part.path.placed(at: corner, scale: side * share / Self.side)
        path.append(turns && isMirrored ? placed.mirrored(at: middle.x) : placed)
      }
    }
    add(mark.area)
    if let beside {
      add(lines, Self.shareOfTwo, by: -Self.stepWithin)
      add(beside, Self.shareOfTwo, by: Self.stepWithin)
    } else {
      add(lines, Self.shareWithin)
    }
    return .outline(Outline(path, fill: .color(color)))
  }

  /// Whether all of it are areas.
  private var isArea: Bool { mark == nil && Self.parts(of: lines).allSatisfy(\.isFilled) }

  private func shapes(
    of lines: Substring, side: CGFloat, in rect: CGRect, _ color: RGBA, isMirrored: Bool,
    _ weight: CGFloat
  ) -> [Shape] {
    let scale = side / Self.side
    let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    let stroke = Box.Stroke(color: color, width: Self.thickness * scale * weight)
    return Self.parts(of: lines).map { part in
      var path = part.path.placed(at: corner, scale: scale)
      if isMirrored { path = path.mirrored(at: rect.midX) }
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
  private static func parts(of lines: Substring) -> [Part] {
    known.withLock { known in
      if let parts = known[lines] { return parts }
      let parts = lines.split(separator: ";").map { line in
        let text = line.drop { $0.isWhitespace }
        return Part(
          path: VectorPath(text.hasPrefix("=") ? text.dropFirst() : text),
          isFilled: text.hasPrefix("="))
      }
      known[lines] = parts
      return parts
    }
  }

  private static let known = Mutex<[Substring: [Part]]>([:])
}

// MARK: - Names

extension Glyph {
  /// The glyph of a name. Complexity: O(1).
  ///
  /// `circle`, `square` and `slash` behind any name draw that around it or over it; with `fill` behind
  /// that, what is an area itself, or of the lines of which a table tells the area, is cut out of the circle
  /// or the square. Badges and words that only tell another form are passed over, so that
  /// `heart.badge.plus` is a heart where there is nothing nearer.
  public static func named(_ name: String) -> Glyph? {
    guard name.utf8.count <= longestName else { return nil }
    return find(name[...], isFilled: false)
  }

  /// What the name says to stand within a filled circle or square, for both to be drawn in colours of their
  /// own; `nil` for other names, and for signs that end where the circle does.
  public static func standing(inFilled name: String) -> Glyph? {
    guard name.utf8.count <= longestName else { return nil }
    for mark in [Mark.circle, .square] {
      let word = ".\(mark.rawValue).fill"
      guard name.hasSuffix(word) else { continue }
      let stem = name.dropLast(word.count)
      guard !stem.isEmpty, !stem.hasSuffix(".crop") else { return nil }
      if let glyph = characters(stem, mark, isCutOut: false) { return glyph }
      guard var glyph = find(stem, isFilled: true), glyph.mark == nil else { return nil }
      glyph.mark = mark
      return glyph
    }
    return nil
  }

  private static func find(_ name: Substring, isFilled: Bool) -> Glyph? {
    let name = usual(name)
    if isFilled, let glyph = byName[name + ".fill"] { return glyph }
    if let glyph = byName[String(name)] { return glyph }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, word) = (name[..<dot], name[dot...].dropFirst())
    if word == "fill" { return find(stem, isFilled: true) }
    if let badge = name.range(of: ".badge") {
      return find(name[..<badge.lowerBound], isFilled: isFilled)
    }
    if let mark = Mark(rawValue: String(word)) {
      if mark != .slash {
        if let glyph = characters(stem, mark, isCutOut: isFilled) { return glyph }
        if isFilled, let glyph = cutOut(stem, mark) { return glyph }
      }
      // Within a circle or a square lines are told apart better than grounds.
      var glyph = find(stem, isFilled: isFilled && mark == .slash)
      if glyph?.mark == nil { glyph?.mark = mark }
      return glyph
    }
    return variants.contains(word) ? find(stem, isFilled: isFilled) : nil
  }

  /// The name under which a sign stands in the tables.
  private static func usual(_ name: Substring) -> Substring {
    synonyms[String(name)].map { $0[...] } ?? name
  }

  /// A sign that is cut out of an area: of a table, or one that is an area itself.
  private static func cutOut(_ name: Substring, _ mark: Mark) -> Glyph? {
    // What is drawn for a disc has its size in a square as well.
    if mark == .square, var glyph = byName[name + ".circle.fill"] {
      glyph.lines.replace(Mark.circle.area, with: Mark.square.area, maxReplacements: 1)
      return glyph
    }
    let name = usual(name)
    guard var glyph = byCutSign[name] ?? find(name, isFilled: true), glyph.isArea else {
      return nil
    }
    (glyph.mark, glyph.isCutOut) = (mark, true)
    return glyph
  }

  /// A letter, or a number of up to two figures, within a mark.
  private static func characters(
    _ name: Substring, _ mark: Mark, isCutOut: Bool
  ) -> Glyph? {
    let byCharacter = isCutOut ? byCutCharacter : byCharacter
    let isNumber = name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard name.utf8.count == 1 || name.utf8.count == 2 && isNumber,
      let first = byCharacter[name.prefix(1)]
    else { return nil }
    return Glyph(
      name: "\(name).\(mark)", lines: first.lines,
      beside: name.utf8.count == 2 ? byCharacter[name.suffix(1)]?.lines : nil, turns: false,
      mark: mark, isCutOut: isCutOut)
  }

  private static let byCharacter = byName(in: characters)
  private static let byCutCharacter = byName(in: cutCharacters)
  private static let byCutSign = byName(in: cutSigns)

  private static func byName(in table: String) -> [Substring: Glyph] {
    Dictionary(uniqueKeysWithValues: glyphs(in: table).map { ($0.name[...], $0) })
  }

  /// Longer than any on Apple's systems.
  private static let longestName = 100

  private static let variants: Set<Substring> = [
    "rectangle", "inverse", "rtl", "2", "3", "low", "medium", "high", "plaintext", "richtext",
    "zipper",
  ]

  /// Other names of the same lines.
  private static let synonyms = [
    "arrow.uturn.backward": "arrowshape.turn.up.left",
    "arrow.uturn.left": "arrowshape.turn.up.left",
    "book.closed": "book",
    "bubble.left.and.bubble.right": "bubble.left",
    "doc.on.clipboard": "clipboard",
    "dot.radiowaves.left.and.right": "antenna.radiowaves.left.and.right",
    "gearshape": "gear",
    "globe.americas": "globe",
    "globe.europe.africa": "globe",
    "humidity": "drop",
    "icloud": "cloud",
    "icloud.fill": "cloud.fill",
    "line.3.horizontal": "line.horizontal.3",
    "list.clipboard": "clipboard",
    "list.dash": "list.bullet",
    "list.number": "list.bullet",
    "person.circle": "person.crop.circle",
    "person.circle.fill": "person.crop.circle.fill",
    "person.crop": "person",
    "speedometer": "gauge.with.needle",
    "text.book.closed": "book",
    "wrench.and.screwdriver": "wrench",
  ]

  /// Every glyph, in the order of the tables.
  public static let all: [Glyph] = [
    signs, things, places, weather, mail, sound, marks, work, town, filled,
  ].flatMap(glyphs)

  /// All names.
  public static var names: [String] { all.map(\.name) }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// What is drawn for a picture that there is not: a frame, crossed out.
  static let missing = Glyph(
    name: "missing", lines: "M4 4 H20 V20 H4 Z; M4 4 L20 20; M20 4 L4 20", turns: false)

  /// The glyphs of a table, each a name, with `turns` after it where the glyph points the other way when
  /// text is read from the right, and below it its lines, indented, with `;` between them; those with a
  /// `=` before them are filled, but for what further closed lines cut out.
  ///
  /// Read byte by byte: all tables are read before the first sign is drawn.
  private static func glyphs(in table: String) -> [Glyph] {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    let bytes = table.utf8
    func endOfLine(_ start: String.Index) -> String.Index {
      bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
    }
    var glyphs: [Glyph] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let head = table[start..<endOfLine(start)]
      var end = head.endIndex
      while end < bytes.endIndex {
        let next = bytes.index(after: end)
        guard next < bytes.endIndex, bytes[next] == space else { break }
        end = endOfLine(next)
      }
      let name = head.prefix { $0 != " " }
      glyphs.append(
        Glyph(
          name: String(name), lines: table[head.endIndex..<end], turns: name.count < head.count))
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return glyphs
  }
}
