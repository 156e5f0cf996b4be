package import CompositionalLayout
package import Foundation
package import Scene

/// A run of a label's text with the same appearance.
package struct LabelRun {
  /// The number of Unicode scalars.
  package var length: Int
  package var font: UIFont
  package var color: UIColor
  /// The additional spacing between letters, in points.
  package var tracking: CGFloat = 0
  package var lines: [Line] = []
  /// An image in place of the letters.
  package var picture: Picture?
  /// Whether the run is a tab, a gap up to the next tab stop.
  var isTab = false

  /// An image among letters.
  package struct Picture {
    package var image: UIImage
    /// The rectangle in points, relative to the start of the run on the baseline.
    package var rect: CGRect
  }

  /// An underline or strikethrough. If the color is `nil`, the line has the letters' color.
  package struct Line {
    package var place: TextRun.Line.Position
    package var color: UIColor?
    package var weight: CGFloat
  }
}

extension NSAttributedString {
  /// The ranges with equal attributes, in order.
  private var pieces: [(attributes: [Key: Any], range: NSRange)] {
    var pieces: [(attributes: [Key: Any], range: NSRange)] = []
    var start = 0
    while start < length {
      var range = NSRange()
      let attributes = attributes(at: start, effectiveRange: &range)
      range = NSRange(location: start, length: max(range.location + range.length - start, 1))
      pieces.append((attributes, range))
      start += range.length
    }
    return pieces
  }

  /// The runs that labels draw, with a font and a color where the text has none of its own.
  func runs(font: UIFont, color: UIColor) -> [LabelRun] {
    pieces.flatMap { attributes, range -> [LabelRun] in
      let text = attributedSubstring(from: range).string
      let own = attributes[.font] as? UIFont ?? font
      // Any positive slant selects the italic font.
      let slant = attributes[.obliqueness].flatMap(CGFloat.init(attribute:)) ?? 0
      var run = LabelRun(
        length: text.withoutAttachments.unicodeScalars.count,
        font: slant > 0 ? own.slanted(true) : own,
        color: attributes[.foregroundColor] as? UIColor ?? color,
        tracking: (attributes[.kern] ?? attributes[.tracking]).flatMap(CGFloat.init(attribute:))
          ?? 0,
        lines: LabelRun.Line.all(in: attributes))
      guard let picture = (attributes[.attachment] as? NSTextAttachment)?.picture(in: run.font)
      else { return run.split(atTabsIn: text.withoutAttachments) }
      (run.length, run.picture) = (1, picture)
      return text.filter { $0 == NSTextAttachment.character }.map { _ in run }
    }
  }

  /// The letters that labels draw, with a no-break space for each image and each tab.
  var drawnString: String {
    pieces.map { attributes, range in
      let text = attributedSubstring(from: range).string
      guard (attributes[.attachment] as? NSTextAttachment)?.image != nil else {
        return String(text.withoutAttachments.map { $0 == "\t" ? "\u{A0}" : $0 })
      }
      return String(text.filter { $0 == NSTextAttachment.character }.map { _ in "\u{A0}" })
    }
    .joined()
  }

  /// The string with a font and a color where it has none of its own.
  func filled(font: UIFont, color: UIColor) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    for (attributes, range) in pieces {
      let missing: [Key: Any] = [.font: font, .foregroundColor: color]
      result.addAttributes(missing.filter { attributes[$0.key] == nil }, range: range)
    }
    return result
  }

  /// The string with one value of an attribute throughout.
  func setting(_ key: Key, to value: Any?) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    result.removeAttribute(key, range: all)
    if let value { result.addAttribute(key, value: value, range: all) }
    return result
  }

  /// The names of attributes that labels ignore.
  var undrawnKeys: Set<Key> { Set(pieces.flatMap { $0.attributes.keys.filter { !$0.isDrawn } }) }
}

extension LabelRun {
  /// Splits the run at its tabs, which become runs of their own.
  fileprivate func split(atTabsIn text: String) -> [LabelRun] {
    guard text.contains("\t") else { return length > 0 ? [self] : [] }
    var runs: [LabelRun] = []
    for scalar in text.unicodeScalars {
      let isTab = scalar == "\t"
      if !isTab, let last = runs.last, !last.isTab {
        runs[runs.count - 1].length += 1
      } else {
        var run = self
        (run.length, run.isTab) = (1, isTab)
        runs.append(run)
      }
    }
    return runs
  }
}

extension LabelRun.Line {
  fileprivate static func all(in attributes: [NSAttributedString.Key: Any]) -> [Self] {
    func line(
      _ place: TextRun.Line.Position, _ style: NSAttributedString.Key,
      _ color: NSAttributedString.Key
    ) -> Self? {
      let style = attributes[style].flatMap(Int.init(attribute:)) ?? 0
      guard style != 0 else { return nil }
      // A thick line has bit 2 set where a thin one has bit 1.
      return Self(
        place: place, color: attributes[color] as? UIColor, weight: style & 3 == 2 ? 2 : 1)
    }
    let ground = (attributes[.backgroundColor] as? UIColor).map {
      Self(place: .behind, color: $0, weight: 1)
    }
    return [
      ground, line(.below, .underlineStyle, .underlineColor),
      line(.through, .strikethroughStyle, .strikethroughColor),
    ].compactMap(\.self)
  }
}

extension String {
  var withoutAttachments: String { filter { $0 != NSTextAttachment.character } }
}

extension CGFloat {
  /// Converts the number of an attribute; `nil` if it is not a finite number.
  init?(attribute: Any) {
    switch attribute {
    case let value as CGFloat: self = value
    case let value as Float: self.init(value)
    case let value as Int: self.init(value)
    case let value as NSNumber: self.init(value.doubleValue)
    default: return nil
    }
    if !isFinite { return nil }
  }
}

extension Int {
  fileprivate init?(attribute: Any) {
    switch attribute {
    case let value as Int: self = value
    case let value as NSUnderlineStyle: self = value.rawValue
    case let value as NSNumber: self = value.intValue
    default: return nil
    }
  }
}
