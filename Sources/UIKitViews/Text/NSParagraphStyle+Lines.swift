internal import Foundation
internal import Scene

extension NSParagraphStyle {
  /// The height of a line in points, without line spacing.
  ///
  /// - Parameter fontHeight: The line height of the font, in points.
  func height(ofLine fontHeight: CGFloat) -> CGFloat {
    let requested = lineHeightMultiple > 0 ? fontHeight * lineHeightMultiple : fontHeight
    let maximum = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(requested, minimumLineHeight), maximum)
  }

  /// The spacing between lines, in points.
  var gap: CGFloat { max(lineSpacing, 0) }

  /// The points by which a line is taller than the font's line height.
  func extraHeight(of font: TextMetrics) -> CGFloat {
    height(ofLine: font.lineHeight) - font.lineHeight
  }

  /// The font with a line height that includes the line spacing.
  func spaced(_ font: TextMetrics) -> TextMetrics {
    var font = font
    font.lineHeight = max(font.lineHeight + extraHeight(of: font) + gap, 0)
    return font
  }

  /// The indent of all lines, in points.
  var head: CGFloat { max(min(firstLineHeadIndent, headIndent), 0) }

  /// The indent of the first line relative to the others, in points.
  var indent: CGFloat { max(firstLineHeadIndent, 0) - max(headIndent, 0) }

  /// The width in points that lines have within a width; `nil` is unlimited.
  func lineWidth(in width: CGFloat?) -> CGFloat? {
    guard let width else { return tailIndent > 0 ? max(tailIndent - head, 1) : nil }
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(end - head, 1)
  }

  /// Whether a paragraph needs a layout of its own. Of several paragraphs laid out together, only
  /// the last line would not be justified.
  var needsOwnLayout: Bool {
    indent != 0 || paragraphSpacing > 0 || paragraphSpacingBefore > 0 || alignment == .justified
  }

  /// The tab stop after a position in points, or `nil` if none is left.
  func stop(after x: CGFloat) -> (alignment: NSTextAlignment, location: CGFloat)? {
    let stops = values.tabStops.filter { $0.location > x && $0.location.isFinite }
    if let next = stops.min(by: { $0.location < $1.location }) {
      return (next.alignment, next.location)
    }
    guard defaultTabInterval > 0 else { return nil }
    return (.natural, ((x / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval)
  }
}
