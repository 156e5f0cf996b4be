internal import CompositionalLayout
public import Foundation

/// How the lines of a paragraph stand: where they begin and end, how they break, how high they are, and how far
/// paragraphs stand apart.
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
    var tabStops = NSTextTab.usual
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// See [LineBreakStrategy](https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = Self(rawValue: 1)
    public static let hangulWordPriority = Self(rawValue: 2)
    public static let standard = Self(rawValue: 0xFFFF)
  }

  public static let `default` = NSParagraphStyle()

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
  /// Points below a paragraph that another one follows.
  open var paragraphSpacing: CGFloat { length() }
  /// Points above a paragraph that follows another one.
  open var paragraphSpacingBefore: CGFloat { length() }
  /// Points from where lines may begin to where the first one does, and the others.
  open var firstLineHeadIndent: CGFloat { length() }
  open var headIndent: CGFloat { length() }
  /// Points to where lines end: from where they may begin if positive, else from where they may end.
  open var tailIndent: CGFloat { length() }
  /// Where what follows a tab stands in the first line of a paragraph.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// Points between further stops; 0 for none.
  open var defaultTabInterval: CGFloat { length() }
  /// Where lines would rather break; they break where they end.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  // Kept for code that asks: words are not broken, and are read in the direction of their letters.
  open var hyphenationFactor: Float { Float(length()) }
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
    set { values.tabStops = newValue ?? NSTextTab.usual }
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

  open func addTabStop(_ tab: NSTextTab) {
    values.tabStops.append(tab)
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }

  private func set(_ length: CGFloat, for name: String = #function) {
    values.lengths[name] = length.isFinite ? length : 0
  }
}
