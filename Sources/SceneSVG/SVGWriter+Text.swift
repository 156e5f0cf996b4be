import Foundation
internal import Geometry
import Scene

extension SVGWriter {
  /// The visible lines of an element.
  ///
  /// - Parameter isTurned: Whether a transform moves the lines, so that they cannot be culled by
  ///   position.
  mutating func lines(of element: SceneElement, isTurned: Bool = false) -> [PlacedLine] {
    var seen: [PlacedLine] = []
    for block in element.texts {
      for line in text.lines(of: block) where isVisible(line, of: element, isTurned) {
        seen.append(line)
      }
    }
    return seen
  }

  /// Writes the lines of an element, each as an element of its own.
  ///
  /// - Parameter isCut: Whether ink outside the element's frame is clipped, such as the ink of tall
  ///   scripts in a small cell.
  mutating func write(
    _ lines: [PlacedLine], of element: SceneElement, id: String, to file: inout SVGMarkup,
    isCut: Bool = true
  ) {
    let isInside = !isCut || lines.allSatisfy { element.frame.covers($0.ink(in: element)) }
    let clip = isInside ? nil : "\(id)---clip"
    if let clip { SVGTag.clip(element.frame, id: clip).write(to: &file) }
    for line in lines {
      for mark in line.marks { write(mark, of: line, in: element, to: &file) }
      let clip = element.frame.covers(line.ink(in: element)) ? nil : clip
      if let runs = line.glyphs {
        write(runs, of: line, in: element, clip: clip, to: &file)
        continue
      }
      file.append("<text")
      add(line, of: element, to: &file, clip: clip)
      file.append(">")
      if line.parts.isEmpty { write(line.string, to: &file) }
      for part in line.parts { write(part, of: line, to: &file) }
      file.append("</text>")
    }
  }

  /// Writes a run of a line with the attributes that differ from the line's.
  private func write(_ part: PlacedLine.Part, of line: PlacedLine, to file: inout SVGMarkup) {
    file.append("<tspan")
    let families = text.families(
      forSize: part.font.size, of: part.string, in: line.language)
    if families
      != text.families(forSize: line.font.size, of: line.string, in: line.language)
    {
      file.add("font-family", families.familyList)
    }
    if part.font.size != line.font.size { file.add("font-size", part.font.size) }
    if part.font.weight != line.font.weight {
      file.add("font-weight", String(part.font.weight.number))
    }
    if part.font.isItalic != line.font.isItalic {
      file.add("font-style", part.font.isItalic ? "italic" : "normal")
    }
    if part.tracking != line.tracking { file.add("letter-spacing", part.tracking) }
    if part.color != line.color { file.add("fill", part.color) }
    // The opacity would be inherited from the line.
    if line.color.alpha < 1, part.color.alpha >= 1 { file.add(opacity: "fill-opacity", 1) }
    file.append(">")
    write(part.string, to: &file)
    file.append("</tspan>")
  }

  /// Writes text and splits character sequences that contextual alternates would replace. Viewers
  /// without support for `font-variant-ligatures`, such as librsvg, do not apply alternates across
  /// spans.
  private func write(_ string: String, to file: inout SVGMarkup) {
    guard string.hasContextualAlternates else { return file.append(escaping: string) }
    for (index, part) in string.partsWithoutAlternates.enumerated() {
      if index > 0 { file.append("<tspan>") }
      file.append(escaping: String(part))
      if index > 0 { file.append("</tspan>") }
    }
  }

  private func write(
    _ mark: PlacedLine.Mark, of line: PlacedLine, in element: SceneElement,
    to file: inout SVGMarkup
  ) {
    let rect = mark.rect.offsetBy(
      dx: element.frame.minX + line.origin.x, dy: element.frame.minY + line.origin.y)
    guard rect.isWithinLimit else { return }
    SVGShapes.outline(rect, .square) { $0.add("fill", mark.color) }.write(to: &file)
  }

  private func isVisible(
    _ line: PlacedLine, of element: SceneElement, _ isTurned: Bool
  ) -> Bool {
    let ink = line.ink(in: element)
    guard !line.string.isEmpty, line.width > 0, line.width.isFinite, line.isVisible,
      line.font.size > 0, ink.withinLimit != nil
    else { return false }
    guard !isTurned else { return true }
    let around = ink.insetBy(dx: -1, dy: -1)
    let isInPicture = !element.transform.isIdentity || around.overlaps(picture)
    return isInPicture && around.overlaps(element.frame)
  }

  /// The y coordinate at which the baseline of a line is written, in points of the picture.
  func baseline(of line: PlacedLine, in element: SceneElement) -> CGFloat {
    // Pixel rows of a transformed element start at the center of its frame.
    let start = element.transform.isIdentity ? 0 : element.frame.midY
    return start + text.baseline(element.frame.minY + line.origin.y - start)
  }

  private func add(
    _ line: PlacedLine, of element: SceneElement, to file: inout SVGMarkup, clip: String?
  ) {
    let left = element.frame.minX + line.origin.x
    file.add("class", line.role.identifier)
    file.add("x", left + line.width * line.anchor.fraction)
    file.add("y", baseline(of: line, in: element))
    file.add("text-anchor", line.anchor.name)
    file.add("textLength", line.width)
    // In connected scripts, extra letter spacing would break words apart.
    if line.string.unicodeScalars.contains(where: \.isJoined) {
      file.add("lengthAdjust", "spacingAndGlyphs")
    }
    if line.isRightToLeft { file.add("direction", "rtl") }
    if let language = line.language { file.add("xml:lang", language) }
    let style = line.string.svgStyle
    if !style.isEmpty { file.add("style", style) }
    if line.string.hasLooseBlanks || line.parts.contains(where: \.string.hasLooseBlanks) {
      file.add("xml:space", "preserve")
    }
    if let clip { file.add("clip-path", reference: clip) }
    let families = text.families(
      forSize: line.font.size, of: line.string, in: line.language)
    if families != self.families { file.add("font-family", families.familyList) }
    file.add("font-size", line.font.size)
    file.add("font-weight", line.font.weight.svg)
    if line.tracking != 0 { file.add("letter-spacing", line.tracking) }
    if line.font.isItalic { file.add("font-style", "italic") }
    file.add("fill", line.color)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a script with connected letters: Arabic to Sinhala, and
  /// Mongolian.
  fileprivate var isJoined: Bool { isCursive || (0x900...0xDFF).contains(value) }

  /// Whether the scalar belongs to a cursive script, where letters change their form when they
  /// join: Arabic and related scripts, and Mongolian.
  package var isCursive: Bool {
    switch value {
    case 0x600...0x8FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1E95F: true
    default: false
    }
  }
}

extension PlacedLine {
  /// The point of the line that keeps its place if a viewer ignores `textLength` and draws a wider
  /// font: the center of centered text stays in the middle of its capsule. CairoSVG anchors spans
  /// one by one, so that lines with spans are anchored at their start.
  fileprivate var anchor: (fraction: CGFloat, name: String?) {
    let start = isRightToLeft ? TextBlock.Alignment.right : .left
    let isWhole = parts.isEmpty && !string.hasContextualAlternates
    let side = isWhole ? alignment ?? start : start
    let name = side == start ? nil : side == .center ? "middle" : "end"
    switch side {
    case .left: return (0, name)
    case .center: return (0.5, name)
    case .right: return (1, name)
    }
  }

  fileprivate var isVisible: Bool {
    glyphs?.contains(where: \.color.isVisible)
      ?? (color.isVisible || parts.contains(where: \.color.isVisible))
  }

  /// The bounds of the painted glyphs, in points of the picture.
  fileprivate func ink(in element: SceneElement) -> CGRect {
    ink.offsetBy(dx: element.frame.minX + origin.x, dy: element.frame.minY + origin.y)
  }
}

extension String {
  /// CSS properties that disable substitutions by the browser: contextual alternates, and narrower
  /// full-width punctuation, for which Chromium would compensate in the letter spacing of the whole
  /// line.
  fileprivate var svgStyle: String {
    [
      hasContextualAlternates ? "font-variant-ligatures:no-contextual" : nil,
      unicodeScalars.contains(where: \.isFullWidthMark) ? "text-spacing-trim:space-all" : nil,
    ].compactMap(\.self).joined(separator: ";")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is full-width punctuation, half of which is blank.
  fileprivate var isFullWidthMark: Bool {
    switch value {
    case 0x3001...0x3002, 0x3008...0x301F, 0x30FB, 0xFF01, 0xFF08...0xFF09, 0xFF0C, 0xFF0E,
      0xFF1A...0xFF1B, 0xFF1F, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D, 0xFF5F...0xFF60:
      true
    default: false
    }
  }
}

extension FontWeight {
  /// The value of `font-weight`; `nil` for the default.
  fileprivate var svg: String? { self == .regular ? nil : String(number) }
}
