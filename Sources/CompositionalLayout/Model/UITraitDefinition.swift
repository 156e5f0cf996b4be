public import Foundation
public import Geometry

/// The definition of a trait, either one of the system or one of an app.
///
/// See [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition-7cyu1).
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of the trait if unspecified.
  static var defaultValue: Value { get }
  /// Whether dynamic colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// The default: colors do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the trait.
  public static var identifier: String { name }
}

/// The type of a trait definition.
public typealias UITrait = any UITraitDefinition.Type

/// The definition of a system trait, whose value is stored in `Traits`.
public protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// The property of `Traits` that stores the value.
  static var path: WritableKeyPath<Traits, Value> { get }
}

extension SystemTrait {
  /// The value that stands for an unspecified trait.
  public static var defaultValue: Value { Traits.unspecified[keyPath: path] }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The trait of the display scale, in pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = CGFloat
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

/// The trait of the reading direction.
public enum UITraitLayoutDirection: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UITraitEnvironmentLayoutDirection
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceIdiom
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the light or dark appearance.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceStyle
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
  /// Whether colors depend on the trait: true.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the contrast of colors.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UIAccessibilityContrast
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
  /// Whether colors depend on the trait: true.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the preferred text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The type of the trait's values.
  public typealias Value = UIContentSizeCategory
  /// The property that stores the value.
  public static var path: WritableKeyPath<Traits, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The values of an app's own traits, keyed by definition.
package struct CustomTraits: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)] as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Returns these values, overridden by those of `other`.
  package func merging(_ other: CustomTraits) -> CustomTraits {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }
}

/// A mutable set of traits.
///
/// See [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits-5glrk).
public protocol UIMutableTraits {
  /// The value of a trait; its default if unspecified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// The values of a trait collection, system and custom.
package struct TraitValues: UIMutableTraits, Sendable {
  package var traits: Traits
  package var custom: CustomTraits

  package init(traits: Traits = .unspecified, custom: CustomTraits = CustomTraits()) {
    (self.traits, self.custom) = (traits, custom)
  }

  /// The value of a trait; its default if unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let system = trait as? any SystemTrait.Type else {
        return custom[trait] ?? trait.defaultValue
      }
      return value(of: system) as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(system, to: newValue)
      } else {
        custom[trait] = newValue
      }
    }
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any {
    traits[keyPath: trait.path]
  }

  private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, to value: Any) {
    if let value = value as? Trait.Value { traits[keyPath: trait.path] = value }
  }

  /// Returns these values, overridden by those that `other` specifies.
  package func merging(_ other: TraitValues) -> TraitValues {
    TraitValues(traits: traits.merging(other.traits), custom: custom.merging(other.custom))
  }
}
