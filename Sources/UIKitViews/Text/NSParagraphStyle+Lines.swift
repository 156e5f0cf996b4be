internal import Foundation
internal import Scene

extension NSParagraphStyle {
  /// How high a line is that the font has so high, without what lies between lines; points.
  func height(ofLine usual: CGFloat) -> CGFloat {
    let asked = lineHeightMultiple > 0 ? usual * lineHeightMultiple : usual
    let most = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(asked, minimumLineHeight), most)
  }

  /// Points between lines.
  var gap: CGFloat { max(lineSpacing, 0) }

  /// Points that a line is higher than a font has it.
  func raise(of font: TextMetrics) -> CGFloat { height(ofLine: font.lineHeight) - font.lineHeight }

  /// A font whose lines are as high as they stand apart.
  func spread(_ font: TextMetrics) -> TextMetrics {
    var font = font
    font.lineHeight = max(font.lineHeight + raise(of: font) + gap, 0)
    return font
  }

  /// Points that all lines begin further in.
  var head: CGFloat { max(min(firstLineHeadIndent, headIndent), 0) }

  /// Points that the first line begins further in than the others.
  var indent: CGFloat { max(firstLineHeadIndent, 0) - max(headIndent, 0) }

  /// Points that lines have of so many; `nil` is any.
  func room(in width: CGFloat?) -> CGFloat? {
    guard let width else { return tailIndent > 0 ? max(tailIndent - head, 1) : nil }
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(end - head, 1)
  }

  /// Whether a paragraph stands otherwise than one of several that are set as one text, of which only the
  /// last line is not justified.
  var setsApart: Bool {
    indent != 0 || paragraphSpacing > 0 || paragraphSpacingBefore > 0 || alignment == .justified
  }

  /// Where what follows a tab stands that begins so far in, in points; `nil` where no stop is left.
  func stop(after x: CGFloat) -> (alignment: NSTextAlignment, location: CGFloat)? {
    let stops = values.tabStops.filter { $0.location > x && $0.location.isFinite }
    if let next = stops.min(by: { $0.location < $1.location }) {
      return (next.alignment, next.location)
    }
    guard defaultTabInterval > 0 else { return nil }
    return (.natural, ((x / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval)
  }
}
