public import Foundation
public import Scene
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
  package private(set) var turns: Bool
  /// What is around it or over it.
  private var mark: Mark?
  /// Whether that is an area which the glyph is cut out of.
  private var isCutOut = false
  /// Whether the lines have the size that they have in a disc of the whole side.
  private var fillsDisc = false
  /// What covers a corner of it.
  private var badge: Badge?

  /// Whether something covers a corner of it, which can have a colour of its own.
  package var hasBadge: Bool { badge != nil }

  /// The side of the square that glyphs are drawn on, and how thick their lines are there.
  private static let side: CGFloat = 24
  private static let thickness: CGFloat = 1.9

  /// The same, which points the other way wherever people read from right to left.
  package var turning: Glyph {
    var glyph = self
    glyph.turns = true
    return glyph
  }

  /// The shapes of the glyph in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Points; the glyph is as large as the shorter side.
  ///   - color: Of its lines.
  ///   - ground: The colour that fills the circle or the square around it, in place of a line, or of what a
  ///     badge lies on.
  ///   - isMirrored: Whether people read from right to left, for glyphs that go with that.
  ///   - weight: How thick its lines are; 1 is regular.
  public func shapes(
    in rect: CGRect, color: RGBA, ground: RGBA? = nil, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    if let badge {
      var base = self
      base.badge = nil
      let below = base.shapes(
        in: rect, color: ground ?? color, isMirrored: isMirrored, weight: weight)
      return badge.shapes(over: below, in: rect, color: color, weight: weight)
    }
    let parts = Self.joined(
      parts(in: rect, color, ground: ground, isMirrored: isMirrored, weight))
    let own = parts.filter { $0.ink == color }
    guard own.count > 1, !color.isOpaque, color.isVisible else { return parts.map(Shape.outline) }
    // Clear lines and areas are as clear where they cover each other as elsewhere.
    let reach = own.compactMap(\.reach)
    let around = reach.reduce(reach.first ?? .zero) { $0.joined(with: $1) }
    return parts.filter { $0.ink != color }.map(Shape.outline)
      + [.faded(FadedShapes(color.alpha, in: around, own.map { .outline($0.opaque) }))]
  }

  /// The shapes of a glyph of two things in two colours: what its first closed line is around, as a cloud before
  /// the sun or a disc that a person is cut out of, and the rest.
  package func shapes(
    in rect: CGRect, first: RGBA, rest: RGBA, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    var shapes: [Shape] = []
    for (index, part) in parts(in: rect, rest, ground: nil, isMirrored: isMirrored, weight)
      .enumerated()
    {
      guard index == 0 else {
        shapes.append(.outline(part))
        continue
      }
      var (one, others) = (part, part)
      (one.path, others.path) = part.path.splitAfterFirst()
      shapes.append(.outline(one.inked(first)))
      if !others.path.steps.isEmpty { shapes.append(.outline(others)) }
    }
    return shapes
  }

  /// Whether the first of its lines is around something before the rest.
  package var isOfTwo: Bool { mark == nil && badge == nil && name.hasPrefix("cloud.") }

  /// Lines of one pen are drawn at once: where clear ones cross, they are as clear as elsewhere.
  private static func joined(_ parts: [Outline]) -> [Outline] {
    var result: [Outline] = []
    for part in parts {
      if part.stroke != nil, let same = result.firstIndex(where: { $0.stroke == part.stroke }) {
        result[same].path.append(part.path)
      } else {
        result.append(part)
      }
    }
    return result
  }

  private func parts(
    in rect: CGRect, _ color: RGBA, ground: RGBA?, isMirrored: Bool, _ weight: CGFloat
  ) -> [Outline] {
    let side = min(rect.width, rect.height)
    func drawn(_ lines: Substring, in place: CGRect, turns: Bool = false) -> [Outline] {
      outlines(
        of: lines, side: place.width, in: place, color, isMirrored: turns && isMirrored,
        weight / max(place.width / side, Self.thickening))
    }
    let whole = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    guard let mark, side > 0 else { return drawn(lines, in: whole, turns: turns) }
    if isCutOut, let area = mark.area {
      return [cutOut(of: area, mark, in: whole, color, isMirrored: isMirrored)]
    }
    guard mark != .slash else {
      return drawn(mark.lines, in: whole) + drawn(lines, in: whole, turns: turns)
    }
    var around = drawn(mark.lines, in: whole)
    if let ground, let area = mark.area {
      around = outlines(of: area, side: side, in: whole, ground, isMirrored: false, weight)
    }
    return around
      + within(mark, in: whole).flatMap { drawn($0.lines, in: $0.place, turns: turns) }
  }

  /// The share of the side at which lines within a mark are as thick as those around them.
  private static let thickening: CGFloat = 0.58
  /// How large two figures beside each other are in the room that one has, and how far the middle of
  /// each is from that of both.
  private static let (shareOfTwo, stepOfTwo): (CGFloat, CGFloat) = (0.72, 0.25)

  /// What stands within a mark that fills a square, and where.
  private func within(
    _ mark: Mark, in square: CGRect
  ) -> [(lines: Substring, place: CGRect)] {
    let room = mark.room(in: square)
    func place(_ share: CGFloat, by step: CGFloat = 0) -> CGRect {
      room.insetBy(dx: room.width * (1 - share) / 2, dy: room.height * (1 - share) / 2)
        .offsetBy(dx: room.width * step, dy: 0)
    }
    guard let beside else { return [(lines, place(fillsDisc ? 2 : 1))] }
    return [
      (lines, place(Self.shareOfTwo, by: -Self.stepOfTwo)),
      (beside, place(Self.shareOfTwo, by: Self.stepOfTwo)),
    ]
  }

  /// An area with the glyph as holes in it.
  private func cutOut(
    of area: Substring, _ mark: Mark, in square: CGRect, _ color: RGBA, isMirrored: Bool
  ) -> Outline {
    var path = VectorPath()
    func add(_ lines: Substring, in place: CGRect, turns: Bool = false) {
      for part in Self.parts(of: lines) {
        let placed = part.path.placed(at: place.origin, scale: place.width / Self.side)
        path.append(turns && isMirrored ? placed.mirrored(at: place.midX) : placed)
      }
    }
    add(area, in: square)
    for (lines, place) in within(mark, in: square) { add(lines, in: place, turns: turns) }
    return Outline(path, fill: .color(color))
  }

  /// Whether all of it are areas.
  private var isArea: Bool { mark == nil && Self.parts(of: lines).allSatisfy(\.isFilled) }

  private func outlines(
    of lines: Substring, side: CGFloat, in rect: CGRect, _ color: RGBA, isMirrored: Bool,
    _ weight: CGFloat
  ) -> [Outline] {
    let scale = side / Self.side
    let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    let stroke = Box.Stroke(color: color, width: Self.thickness * scale * weight)
    return Self.parts(of: lines).map { part in
      var path = part.path.placed(at: corner, scale: scale)
      if isMirrored { path = path.mirrored(at: rect.midX) }
      return part.isFilled ? Outline(path, fill: .color(color)) : Outline(path, stroke: stroke)
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

extension Outline {
  /// The one colour of a part of a glyph.
  fileprivate var ink: RGBA? {
    if case .color(let color) = fill { color } else { stroke?.color }
  }

  /// The same in another colour.
  fileprivate func inked(_ color: RGBA) -> Outline {
    var outline = self
    if fill != nil { outline.fill = .color(color) }
    outline.stroke?.color = color
    return outline
  }

  /// The same without seeing through it.
  fileprivate var opaque: Outline {
    var outline = self
    if case .color(let color) = fill { outline.fill = .color(color.opaque) }
    if let color = stroke?.color { outline.stroke?.color = color.opaque }
    return outline
  }

  /// Where it is drawn, its round ends included.
  fileprivate var reach: CGRect? {
    let width = stroke?.width ?? 0
    return path.bounds?.insetBy(dx: -width / 2, dy: -width / 2)
  }
}

// MARK: - Names

extension Glyph {
  /// The glyph of a name. Complexity: O(1).
  ///
  /// `circle`, `square`, `shield`, `bubble` and the like behind any name draw that around it, and `slash`
  /// over it; with `fill` behind that, what is an area itself, or of the lines of which a table tells the
  /// area, is cut out of what is around it. `badge` draws a dot over a corner, and a sign with a name behind
  /// that. Badges of other names and words that only tell another form are passed over, so that
  /// `tag.badge.unknown` is a tag.
  public static func named(_ name: String) -> Glyph? {
    guard name.utf8.count <= longestName else { return nil }
    return find(name[...], isFilled: false)
  }

  /// What the name says to stand within a filled circle, square or the like, for both to be drawn in colours
  /// of their own; `nil` for other names, and for signs that end where the circle does.
  public static func standing(inFilled name: String) -> Glyph? {
    guard name.utf8.count <= longestName else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 2, words.last == "fill",
      let mark = Mark(rawValue: String(words[words.count - 2])), mark.area != nil
    else { return nil }
    let stem = name.dropLast(mark.rawValue.count + ".".count + ".fill".count)
    guard !stem.isEmpty, !stem.hasSuffix(".crop") else { return nil }
    if let glyph = characters(stem, mark) { return glyph }
    guard var glyph = find(stem, isFilled: true), glyph.mark == nil else { return nil }
    glyph.mark = mark
    return glyph
  }

  private static func find(_ name: Substring, isFilled: Bool) -> Glyph? {
    let name = usual(name)
    if isFilled, let glyph = byName[name + ".fill"] { return glyph }
    if let glyph = byName[String(name)] { return glyph }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, word) = (name[..<dot], name[dot...].dropFirst())
    if word == "fill" { return find(stem, isFilled: true) }
    if let badge = name.range(of: ".badge") {
      var glyph = find(name[..<badge.lowerBound], isFilled: isFilled)
      glyph?.badge = Badge(named: name[badge.upperBound...].drop { $0 == "." })
      return glyph
    }
    if let turn = Mark(rawValue: String(stem)), turn.isTurn { return characters(word, turn) }
    if let mark = Mark(rawValue: String(word)), !mark.isTurn {
      let isArea = isFilled && mark.area != nil
      if mark != .slash {
        if let glyph = characters(stem, mark, isCutOut: isArea) { return glyph }
        if isArea, let glyph = cutOut(stem, mark) { return glyph }
      }
      // Within a circle or a square lines are told apart better than grounds.
      var glyph = find(stem, isFilled: isFilled && !isArea)
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
    let name = usual(name)
    var glyph: Glyph
    if let disc = byName[name + ".circle.fill"], let area = Mark.circle.area {
      // It has its own size in a disc, and one like it in other areas.
      glyph = disc
      glyph.lines.replace(area.drop { $0.isWhitespace }, with: "", maxReplacements: 1)
      glyph.fillsDisc = true
    } else {
      guard let sign = byCutSign[name] ?? find(name, isFilled: true), sign.isArea else {
        return nil
      }
      glyph = sign
    }
    (glyph.mark, glyph.isCutOut) = (mark, true)
    return glyph
  }

  /// A letter, or a number of up to two figures, within a mark.
  private static func characters(
    _ name: Substring, _ mark: Mark, isCutOut: Bool = false
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
    "inverse", "rtl", "2", "3", "low", "medium", "high", "plaintext", "richtext",
    "zipper",
  ]

  /// Every glyph, in the order of the tables.
  public static let all: [Glyph] = [
    signs, things, places, weather, mail, sound, marks, work, town, writing, arrows, figures, home,
    ways, play, animals, sport, tools, filled, filledSigns,
  ].flatMap(glyphs)

  /// All names.
  public static var names: [String] { all.map(\.name) }

  /// The lines of a glyph, as the tables write them; none of what is in none of them.
  static func lines(of name: String) -> Substring { byName[name]?.lines ?? "" }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// What is drawn for a picture that there is not: a frame, crossed out.
  static let missing = Glyph(
    name: "missing", lines: "M4 4 H20 V20 H4 Z; M4 4 L20 20; M20 4 L4 20", turns: false)

  /// The glyphs of a table, each a name, with `turns` after it where the glyph points the other way when
  /// text is read from the right, and below it its lines, indented, with `;` between them; those with a
  /// `=` before them are filled, but for what further closed lines cut out.
  ///
  /// Read byte by byte, as all tables are read before the first sign is drawn.
  private static func glyphs(in table: String) -> [Glyph] {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    func text(_ range: Range<Int>) -> Substring {
      let start = table.utf8.index(table.startIndex, offsetBy: range.lowerBound)
      return table[start..<table.utf8.index(start, offsetBy: range.count)]
    }
    // A literal's bytes lie side by side.
    let glyphs = table.utf8.withContiguousStorageIfAvailable { bytes in
      func endOfLine(_ start: Int) -> Int {
        bytes[start...].firstIndex(of: newline) ?? bytes.count
      }
      var glyphs: [Glyph] = []
      var start = 0
      while start < bytes.count {
        let head = endOfLine(start)
        var end = head
        while end + 1 < bytes.count, bytes[end + 1] == space { end = endOfLine(end + 1) }
        let name = bytes[start..<head].firstIndex(of: space) ?? head
        glyphs.append(
          Glyph(name: String(text(start..<name)), lines: text(head..<end), turns: name < head))
        start = end + 1
      }
      return glyphs
    }
    return glyphs ?? []
  }
}
