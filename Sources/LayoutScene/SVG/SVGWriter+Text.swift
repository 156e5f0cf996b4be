import CompositionalLayout
import Foundation

extension SVGWriter {
  /// Adds the lines of an element, each of them an element of its own.
  mutating func writeTexts(of element: SceneElement, id: String, to file: inout SVGMarkup) {
    let lines = element.texts.flatMap { text.lines(of: $0) }
      .filter { isSeen($0, of: element) }
    guard !lines.isEmpty else { return }
    // Ink that would leave the element, as that of tall scripts in a small cell, is cut off.
    let inside = lines.map { element.frame.covers($0.ink(in: element)) }
    let clip = "\(id)---clip"
    if inside.contains(false) { file.append(SVGTag.clip(element.frame, id: clip)) }
    for (line, isInside) in zip(lines, inside) {
      tag(line, of: element, clip: isInside ? nil : clip)
        .write(to: &file, around: SVGMarkup(line.string.escapedForXML))
    }
  }

  private func isSeen(_ line: PlacedLine, of element: SceneElement) -> Bool {
    let ink = line.ink(in: element)
    guard !line.string.isEmpty, line.width > 0, line.width.isFinite, line.color.isVisible,
      line.font.size > 0, ink.withinReach != nil
    else { return false }
    let around = ink.insetBy(dx: -1, dy: -1)
    let isInPicture = !element.transform.isIdentity || around.overlaps(scene.picture)
    return isInPicture && around.overlaps(element.frame)
  }

  private func tag(_ line: PlacedLine, of element: SceneElement, clip: String?) -> SVGTag {
    var tag = SVGTag("text")
    let left = element.frame.minX + line.origin.x
    tag.add("class", line.role.identifier)
    tag.add("x", left + (line.isRightToLeft ? line.width : 0))
    // What is turned is turned around the frame's centre, and its rows with it.
    let start = element.transform.isIdentity ? 0 : element.frame.midY
    tag.add("y", start + text.baseline(element.frame.minY + line.origin.y - start))
    tag.add("textLength", line.width)
    // Where letters hang together, blanks between them would tear words apart.
    if line.string.unicodeScalars.contains(where: \.isJoined) {
      tag.add("lengthAdjust", "spacingAndGlyphs")
    }
    if line.isRightToLeft { tag.add("direction", "rtl") }
    if line.string.hasLooseBlanks { tag.add("xml:space", "preserve") }
    if let clip { tag.add("clip-path", "url(#\(clip))") }
    let families = text.families(of: line)
    if families != self.families { tag.add("font-family", families.familyList) }
    tag.add("font-size", line.font.size)
    tag.add("font-weight", line.font.weight.svg)
    tag.add("fill", line.color)
    return tag
  }
}

extension Unicode.Scalar {
  /// Whether it is of a script that joins letters: Arabic to Sinhala, and Mongolian.
  fileprivate var isJoined: Bool {
    switch value {
    case 0x600...0xDFF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1E95F: true
    default: false
    }
  }
}

extension PlacedLine {
  /// What is painted, in points of the picture.
  fileprivate func ink(in element: SceneElement) -> CGRect {
    ink.offsetBy(dx: element.frame.minX + origin.x, dy: element.frame.minY + origin.y)
  }
}

extension FontWeight {
  /// `nil` for the one that is assumed.
  fileprivate var svg: String? {
    switch self {
    case .regular: nil
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    }
  }
}
