import Foundation
import Scene
import SceneSVG

/// Positions the text of an SVG with the shaper that also draws pixels.
struct TextPlacer: TextPlacing {
  private let shaper: TextShaper
  /// Collects the fonts to embed in the file; `nil` if none are embedded.
  private let fonts: FontSubsets?
  /// Pixels per point of the matching PNG, to align baselines to its rows; `nil` does not align
  /// them.
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
        part.alignment = nil
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

  /// The families, preceded by the embedded font if there is one.
  private func withOwn(
    _ families: [String], forSize size: CGFloat, _ form: HanForm
  ) -> [String] {
    fonts.map { [$0.family(forSize: size, form)] + families } ?? families
  }

  func embeddedFonts() -> [EmbeddedFont] { fonts?.fonts() ?? [] }
}

extension PlacedLine {
  /// Creates a placed line with the text of a line, but without the styles of its runs.
  init(placing line: SetLine) {
    let (text, isRightToLeft) = line.text.text(ofLine: line.index)
    self.init(
      text, role: line.role, font: line.font, color: line.color,
      isRightToLeft: isRightToLeft, origin: line.origin, width: line.width, ink: line.ink)
    marks = line.marks
    language = line.language
    alignment = line.alignment
  }

  /// Sets the line's styled parts. The line itself gets the style of the longest part.
  fileprivate mutating func set(_ parts: [Part]) {
    guard let longest = parts.max(by: { $0.string.utf8.count < $1.string.utf8.count }) else {
      return
    }
    (font, color, tracking) = (longest.font, longest.color, longest.tracking)
    if parts.count > 1 { self.parts = parts }
  }
}

extension SetLine {
  /// The parts to position separately, because gaps or justified spaces would not keep their width;
  /// `nil` if the line can be placed as a whole.
  fileprivate var stretches: [ShapedText.Stretch]? {
    let gaps = paragraph.runs.indices.filter { paragraph.runs[$0].gap != nil }
    let isSpread = paragraph.isJustified && (text.isTruncated || index < text.lines.count - 1)
    guard !gaps.isEmpty || isSpread else { return nil }
    return text.stretches(ofLine: index, gaps: Set(gaps), splittingAtBlanks: isSpread)
  }

  /// The parts of the line by style and letter spacing.
  fileprivate func parts(_ strings: [(part: Int, string: String)]) -> [PlacedLine.Part] {
    strings.flatMap { part, string in
      let (font, color, tracking) =
        run(part).map { ($0.font, $0.color, $0.tracking) } ?? (self.font, self.color, 0)
      let system = SystemSpacing.spacing(size: font.size, weight: font.weight)
      return SystemSpacing.parts(of: string[...]).map { text, isSpaced in
        PlacedLine.Part(
          String(text), font: font, color: color, tracking: tracking + (isSpaced ? system : 0))
      }
    }
  }
}

extension PlacedLine.Mark {
  /// Moves the mark to the right by a distance in points.
  fileprivate func moved(by distance: CGFloat) -> PlacedLine.Mark {
    PlacedLine.Mark(rect.offsetBy(dx: distance, dy: 0), color: color)
  }
}
