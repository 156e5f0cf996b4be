import Foundation
import Scene
import SceneSVG

/// Places text with the shaper that paints it.
struct TextPlacer: TextPlacing {
  private let shaper: TextShaper
  /// Gathers what the file is to carry with it; `nil` if nothing.
  private let fonts: FontSubsets?
  /// Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  private let rows: Double?

  init(
    shaper: TextShaper = TextShaper(), fonts: FontSubsets? = nil, rows: Double? = nil
  ) {
    self.shaper = shaper
    self.fonts = fonts
    self.rows = rows
  }

  func lines(of block: TextBlock) -> [PlacedLine] {
    TextSetter(shaper: shaper).set(block).flatMap { line -> [PlacedLine] in
      fonts?.add(line)
      var placed = PlacedLine(placing: line)
      guard let stretches = line.stretches else {
        placed.set(line.parts(line.text.stringsOfParts(inLine: line.index)))
        return [placed]
      }
      return stretches.enumerated().map { index, stretch in
        var part = placed
        part.string = stretch.parts.map(\.string).joined()
        part.origin.x += stretch.x
        part.ink.origin.x -= stretch.x
        part.width = stretch.width
        part.marks = index == 0 ? line.marks.map { $0.moved(by: -stretch.x) } : []
        part.set(line.parts(stretch.parts))
        return part
      }
    }
  }

  func baseline(_ y: CGFloat) -> CGFloat { DeviceSpace.baseline(y, onRows: rows) }

  func families(forSize size: CGFloat) -> [String] {
    withOwn(FontList.families(forSize: size), forSize: size, .simplified)
  }

  func families(
    forSize size: CGFloat, of text: String, in language: String?
  ) -> [String] {
    let form = HanForm(language: language)
    return withOwn(
      FontList.families(forSize: size, saying: text, form), forSize: size, form)
  }

  /// The families after the one that the file carries with it, if it carries any.
  private func withOwn(
    _ families: [String], forSize size: CGFloat, _ form: HanForm
  ) -> [String] {
    fonts.map { [$0.family(forSize: size, form)] + families } ?? families
  }

  func embeddedFonts() -> [EmbeddedFont] { fonts?.fonts() ?? [] }
}

extension PlacedLine {
  /// A line with what it says, without the parts that do not all look alike.
  init(placing line: SetLine) {
    let words = line.text.words(ofLine: line.index)
    self.init(
      words.text, role: line.role, font: line.font, color: line.color,
      isRightToLeft: words.isRightToLeft, origin: line.origin, width: line.width, ink: line.ink)
    marks = line.marks
    language = line.language
  }

  /// Has the line be of parts, with the look of the longest for all that does not say its own.
  fileprivate mutating func set(_ parts: [Part]) {
    guard let longest = parts.max(by: { $0.string.utf8.count < $1.string.utf8.count }) else {
      return
    }
    (font, color) = (longest.font, longest.color)
    if parts.count > 1 || longest.tracking != 0 { self.parts = parts }
  }
}

extension SetLine {
  /// What is to be placed on its own, as room that is left free would not stay where it is; `nil` where
  /// the line is placed as one.
  fileprivate var stretches: [ShapedText.Stretch]? {
    let gaps = paragraph.runs.indices.filter { paragraph.runs[$0].gap != nil }
    let isSpread = paragraph.isJustified && (text.isCut || index < text.lines.count - 1)
    guard !gaps.isEmpty || isSpread else { return nil }
    return text.stretches(ofLine: index, gaps: Set(gaps), splittingAtBlanks: isSpread)
  }

  /// The parts that do not all look alike; none where they do.
  fileprivate func parts(
    _ strings: @autoclosure () -> [(part: Int, string: String)]
  ) -> [PlacedLine.Part] {
    guard !paragraph.runs.isEmpty else { return [] }
    return strings().map { part, string in
      let run = paragraph.runs[part]
      return PlacedLine.Part(string, font: run.font, color: run.color, tracking: run.tracking)
    }
  }
}

extension PlacedLine.Mark {
  /// Points to the right.
  fileprivate func moved(by distance: CGFloat) -> PlacedLine.Mark {
    PlacedLine.Mark(rect.offsetBy(dx: distance, dy: 0), color: color)
  }
}
