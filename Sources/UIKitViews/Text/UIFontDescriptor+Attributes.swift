internal import Foundation
internal import Scene

// Attributes by their names. Of these, size, weight, slant and symbolic traits decide what is drawn; families and
// features are the system's.
extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = Self(rawValue: "NSCTFontFeatureTypeIdentifierKey")
    public static let typeIdentifier = Self(rawValue: "NSCTFontFeatureSelectorIdentifierKey")
  }

  /// The system's font, 12 points large unless told otherwise.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let plain = name.flatMap { UIFont(name: $0, size: 12) } ?? UIFont.systemFont(ofSize: 12)
    let result = UIFontDescriptor(plain).addingAttributes(attributes)
    self.init(result.font, result.symbolicTraits)
  }

  /// The same with other attributes in place of its own.
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
