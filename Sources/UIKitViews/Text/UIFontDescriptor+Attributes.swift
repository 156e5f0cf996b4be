internal import Foundation
internal import Scene

// Font attributes by name. Only size, weight, slant and symbolic traits affect pictures; families
// and features are those of the system font.
extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family. Only the weight and the slant in its name are drawn.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The font's name. Only the weight and the slant in it are drawn.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The face. Has no effect on pictures.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The text style. Has no effect on pictures.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// The font features. Has no effect on pictures.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The fallback fonts. Has no effect on pictures.
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width. Has no effect on pictures.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant; any positive value is italic.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a font feature. It has no effect on pictures.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = Self(rawValue: "NSCTFontFeatureTypeIdentifierKey")
    public static let typeIdentifier = Self(rawValue: "NSCTFontFeatureSelectorIdentifierKey")
  }

  /// Creates a descriptor of the system font. The default size is 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let plain = name.flatMap { UIFont(name: $0, size: 12) } ?? UIFont.systemFont(ofSize: 12)
    let result = UIFontDescriptor(plain).addingAttributes(attributes)
    self.init(result.font, result.symbolicTraits)
  }

  /// Returns the descriptor with some attributes replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var result = self
    let size = attributes[.size].flatMap(CGFloat.init(attribute:))
    if let size, size > 0 { result = withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    return result.adding(traits)
  }

  private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    let symbolic =
      (traits[.symbolic] as? SymbolicTraits)
      ?? (traits[.symbolic] as? UInt32).map(SymbolicTraits.init)
    let base = symbolic.flatMap(withSymbolicTraits) ?? self
    var metrics = base.font.metrics
    let weight =
      (traits[.weight] as? UIFont.Weight)
      ?? traits[.weight].flatMap(CGFloat.init(attribute:)).map(UIFont.Weight.init)
    if let weight { metrics.weight = weight.drawn }
    if let slant = traits[.slant].flatMap(CGFloat.init(attribute:)) { metrics.isItalic = slant > 0 }
    return UIFontDescriptor(UIFont(metrics, rowLine: base.font.rowLine))
  }
}
