package import CompositionalLayout
package import Foundation
package import Scene

/// A stretch of a label's text with a look of its own.
package struct LabelRun {
  /// How many Unicode scalars it has.
  package var length: Int
  package var font: UIFont
  package var color: UIColor
  /// Points between letters.
  package var tracking: CGFloat = 0
  package var lines: [Line] = []
  /// In place of the letters.
  package var picture: Picture?
  /// Whether it is free up to the next stop.
  var isTab = false

  /// A picture among letters.
  package struct Picture {
    package var image: UIImage
    /// Points around the place on the baseline that it begins at.
    package var rect: CGRect
  }

  /// A line along the letters; in their colour for `nil`.
  package struct Line {
    package var place: TextRun.Line.Position
    package var color: UIColor?
    package var weight: CGFloat
  }
}

extension NSAttributedString {
  /// The pieces with the same attributes, in order.
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

  /// What labels draw of it, in a font and a colour where it has none of its own.
  func runs(font: UIFont, color: UIColor) -> [LabelRun] {
    pieces.flatMap { attributes, range -> [LabelRun] in
      let text = attributedSubstring(from: range).string
      let own = attributes[.font] as? UIFont ?? font
      // However far letters lean, they are those of the slanted font.
      let leans = attributes[.obliqueness].flatMap(CGFloat.init(attribute:)).map { $0 > 0 } ?? false
      var run = LabelRun(
        length: text.withoutAttachments.unicodeScalars.count, font: leans ? own.slanted(true) : own,
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

  /// The letters that labels draw, with one that is not seen for each picture and each tab.
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

  /// The same with a font and a colour where it has none of its own.
  func filled(font: UIFont, color: UIColor) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    for (attributes, range) in pieces {
      let missing: [Key: Any] = [.font: font, .foregroundColor: color]
      result.addAttributes(missing.filter { attributes[$0.key] == nil }, range: range)
    }
    return result
  }

  /// The same with a value in place of those that its pieces have.
  func setting(_ key: Key, to value: Any?) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    result.removeAttribute(key, range: all)
    if let value { result.addAttribute(key, value: value, range: all) }
    return result
  }

  /// The same in lines that are as high as in rows of lists.
  var inRows: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    for (attributes, range) in pieces {
      guard let font = attributes[.font] as? UIFont else { continue }
      result.addAttribute(.font, value: font.inRows, range: range)
    }
    return result
  }

  /// The names of its attributes that labels pass over.
  var undrawnKeys: Set<Key> {
    Set(pieces.flatMap { $0.attributes.keys.filter { !$0.isDrawn } })
  }
}

extension LabelRun {
  /// The same in the stretches between tabs, and these themselves.
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
      // Thick lines have the second bit of what is one bit in thin ones.
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
  /// A number as attributes hold it.
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
