internal import CompositionalLayout
public import Foundation

/// The layout of a paragraph's lines: alignment, indents, line breaks, line heights and spacing.
///
/// See [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  #if !canImport(Darwin)
    /// Must be the first stored property; see `foreignKind`.
    private let kind = foreignKind
  #endif

  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points and factors by property name.
    var lengths: [String: CGFloat] = [:]
    var tabStops = NSTextTab.defaultStops
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// The strategy for line breaks. It has no effect on pictures.
  ///
  /// See [LineBreakStrategy](https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = Self(rawValue: 1)
    public static let hangulWordPriority = Self(rawValue: 2)
    public static let standard = Self(rawValue: 0xFFFF)
  }

  public static let `default` = NSParagraphStyle()

  public override init() { super.init() }

  open var alignment: NSTextAlignment { values.alignment }
  /// How lines break, or how the last one is truncated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The spacing between lines, in points.
  open var lineSpacing: CGFloat { length() }
  /// The factor of the font's line height; 0 is the same as 1.
  open var lineHeightMultiple: CGFloat { length() }
  /// The minimum line height, in points; 0 is no limit.
  open var minimumLineHeight: CGFloat { length() }
  /// The maximum line height, in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { length() }
  /// The spacing in points below a paragraph that is followed by another one.
  open var paragraphSpacing: CGFloat { length() }
  /// The spacing in points above a paragraph that follows another one.
  open var paragraphSpacingBefore: CGFloat { length() }
  open var firstLineHeadIndent: CGFloat { length() }
  /// The indent of all other lines, in points.
  open var headIndent: CGFloat { length() }
  /// The end of lines in points: from the leading edge if positive, otherwise from the trailing
  /// edge.
  open var tailIndent: CGFloat { length() }
  /// The tab stops in the first line of a paragraph.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance in points between further tab stops; 0 for none.
  open var defaultTabInterval: CGFloat { length() }
  /// The strategy for line breaks. Has no effect on pictures.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The threshold for hyphenation. Has no effect: words are not hyphenated.
  open var hyphenationFactor: Float { Float(length()) }
  /// The writing direction; always `natural`.
  open var baseWritingDirection: NSWritingDirection { .natural }

  fileprivate func length(of name: String = #function) -> CGFloat { values.lengths[name] ?? 0 }

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

/// A paragraph style that can be changed.
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

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var minimumLineHeight: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var maximumLineHeight: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var paragraphSpacing: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var headIndent: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var tailIndent: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? NSTextTab.defaultStops }
  }

  open override var defaultTabInterval: CGFloat {
    get { length() }
    set { set(newValue) }
  }

  open override var hyphenationFactor: Float {
    get { Float(length()) }
    set { set(CGFloat(newValue)) }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set { _ = newValue }
  }

  open func addTabStop(_ tab: NSTextTab) { values.tabStops.append(tab) }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  private func set(_ length: CGFloat, for name: String = #function) {
    values.lengths[name] = length.isFinite ? length : 0
  }
}
