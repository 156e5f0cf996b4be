internal import CompositionalLayout
public import Foundation

/// How the lines of a paragraph stand. Labels follow the alignment, the way lines break and how high they
/// are; what else is asked for is said.
///
/// See [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  #if !canImport(Darwin)
    /// Must come first.
    private let kind = foreignKind
  #endif

  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points and factors by the names of their properties.
    var lengths: [String: CGFloat] = [:]
  }

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {
    super.init()
  }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { length() }
  /// How many times as high lines are as the font has them; 0 is as high.
  open var lineHeightMultiple: CGFloat { length() }
  /// Points; 0 is any.
  open var minimumLineHeight: CGFloat { length() }
  open var maximumLineHeight: CGFloat { length() }

  fileprivate func length(of name: String = #function) -> CGFloat { values.lengths[name] ?? 0 }

  /// How high a line is that the font has so high, without what lies between lines; points.
  func height(ofLine usual: CGFloat) -> CGFloat {
    let asked = lineHeightMultiple > 0 ? usual * lineHeightMultiple : usual
    let most = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(asked, minimumLineHeight), most)
  }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// The same to be filled.
///
/// See [NSMutableParagraphStyle](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { length() }
    set { set(newValue, isDrawn: true) }
  }

  open var paragraphSpacing: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { length() }
    set { set(newValue, isDrawn: true) }
  }

  open override var minimumLineHeight: CGFloat {
    get { length() }
    set { set(newValue, isDrawn: true) }
  }

  open override var maximumLineHeight: CGFloat {
    get { length() }
    set { set(newValue, isDrawn: true) }
  }

  open var firstLineHeadIndent: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open var headIndent: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  private func set(_ length: CGFloat, isDrawn: Bool = false, for name: String = #function) {
    values.lengths[name] = length.isFinite ? length : 0
    guard length != 0, !isDrawn else { return }
    Notes.say("lines of text stand as the font has them: '\(name)' is left out")
  }
}
