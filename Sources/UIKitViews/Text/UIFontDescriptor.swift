public import CompositionalLayout
public import Foundation
internal import Scene

/// A description of a font: a size and traits. Of the traits, only weight and slant are drawn.
///
/// See [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor).
public final class UIFontDescriptor: NSObject, Sendable {
  let font: UIFont
  public let symbolicTraits: SymbolicTraits

  init(_ font: UIFont, _ traits: SymbolicTraits? = nil) {
    self.font = font
    symbolicTraits = traits ?? SymbolicTraits(of: font.metrics)
    super.init()
  }

  /// Traits of a font as a set of bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = Self(rawValue: 1)
    /// A bold weight.
    public static let traitBold = Self(rawValue: 2)
    /// Wide letters. Has no effect on pictures.
    public static let traitExpanded = Self(rawValue: 32)
    /// Narrow letters. Has no effect on pictures.
    public static let traitCondensed = Self(rawValue: 64)
    /// Letters of equal width. Has no effect on pictures.
    public static let traitMonoSpace = Self(rawValue: 1024)
    /// Less line spacing. Has no effect on pictures.
    public static let traitTightLeading = Self(rawValue: 32768)
    /// More line spacing. Has no effect on pictures.
    public static let traitLooseLeading = Self(rawValue: 65536)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "default")
    /// The rounded design. Has no effect on pictures.
    public static let rounded = Self(rawValue: "rounded")
    /// The serif design. Has no effect on pictures.
    public static let serif = Self(rawValue: "serif")
    /// The monospaced design. Has no effect on pictures.
    public static let monospaced = Self(rawValue: "monospaced")
  }

  /// Returns the descriptor of a text style at the text size of the current traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the descriptor of a text style at the text size of the given traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public var pointSize: CGFloat { font.pointSize }

  /// Returns the descriptor with other traits. Only bold and italic are drawn; a monospaced trait
  /// is reported.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits.contains(.traitMonoSpace) { UIFont.reportSubstitution(of: "monospaced") }
    var metrics = font.metrics
    let isBold = symbolicTraits.contains(.traitBold)
    metrics.isItalic = symbolicTraits.contains(.traitItalic)
    if isBold || metrics.weight == .bold { metrics.weight = isBold ? .bold : .regular }
    return UIFontDescriptor(UIFont(metrics, rowLine: font.rowLine), symbolicTraits)
  }

  /// Returns the descriptor unchanged. Other designs are drawn in the default one, and Flatplan
  /// reports that.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design != .default { UIFont.reportSubstitution(of: design.rawValue) }
    return self
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), symbolicTraits)
  }
}

extension UIFontDescriptor.SymbolicTraits {
  fileprivate init(of font: TextMetrics) {
    self = font.weight == .bold ? .traitBold : []
    if font.isItalic { insert(.traitItalic) }
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a descriptor. A size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let hasOtherSize = pointSize > 0 && pointSize.isFinite && pointSize != font.pointSize
    let sized = hasOtherSize ? font.withSize(pointSize) : font
    self.init(sized.metrics, rowLine: sized.rowLine)
  }

  /// Creates the system font in place of a named one, with the weight and the slant in the name.
  /// Flatplan reports the replacement.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    Notes.report("the font '\(fontName)' is replaced by the system font")
    let isItalic = ["italic", "oblique"].contains { fontName.lowercased().contains($0) }
    let font = UIFont.systemFont(ofSize: fontSize, weight: Weight(named: fontName))
      .slanted(isItalic)
    self.init(font.metrics, rowLine: font.rowLine)
  }
}

extension UIFont.Weight {
  /// The weight in a font name such as `AvenirNext-DemiBold`.
  fileprivate init(named name: String) {
    let style = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let weights: [(String, Self)] = [
      ("demibold", .semibold), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black), ("medium", .medium), ("ultralight", .ultraLight), ("thin", .thin),
      ("light", .light),
    ]
    self = weights.first { style.contains($0.0) }?.1 ?? .regular
  }
}
