public import CompositionalLayout
public import Foundation
internal import Scene

/// What a font is asked for by: a size, and traits of which weight and slant are drawn.
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

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitExpanded = Self(rawValue: 32)
    public static let traitCondensed = Self(rawValue: 64)
    public static let traitMonoSpace = Self(rawValue: 1024)
    public static let traitTightLeading = Self(rawValue: 32768)
    public static let traitLooseLeading = Self(rawValue: 65536)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Self(rawValue: "default")
    public static let rounded = Self(rawValue: "rounded")
    public static let serif = Self(rawValue: "serif")
    public static let monospaced = Self(rawValue: "monospaced")
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Points.
  public var pointSize: CGFloat { font.pointSize }

  /// The same, bold or not and slanted or not; other traits are kept and not drawn, and those that are often
  /// seen are said.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits.contains(.traitMonoSpace) { UIFont.sayUsual(instead: "monospaced") }
    var metrics = font.metrics
    let isBold = symbolicTraits.contains(.traitBold)
    metrics.isItalic = symbolicTraits.contains(.traitItalic)
    if isBold || metrics.weight == .bold { metrics.weight = isBold ? .bold : .regular }
    return UIFontDescriptor(UIFont(metrics, rowLine: font.rowLine), symbolicTraits)
  }

  /// The same: other designs are drawn as the system's, which is said.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design != .default { UIFont.sayUsual(instead: design.rawValue) }
    return self
  }

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

  /// The font of a descriptor; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let isOther = pointSize > 0 && pointSize.isFinite && pointSize != font.pointSize
    let sized = isOther ? font.withSize(pointSize) : font
    self.init(sized.metrics, rowLine: sized.rowLine)
  }

  /// The system's font instead of another family, which is said, as heavy and slanted as the name asks.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    Notes.say("'\(fontName)' is drawn in the system's font")
    let isItalic = ["italic", "oblique"].contains { fontName.lowercased().contains($0) }
    let font = UIFont.systemFont(ofSize: fontSize, weight: Weight(named: fontName))
      .slanted(isItalic)
    self.init(font.metrics, rowLine: font.rowLine)
  }
}

extension UIFont.Weight {
  /// What a name such as `AvenirNext-DemiBold` ends with.
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
