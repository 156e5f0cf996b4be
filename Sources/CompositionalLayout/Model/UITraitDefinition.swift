public import Foundation

/// A trait that collections of traits have a value of: the system's, or one of an app's own.
///
/// See [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition-7cyu1).
public protocol UITraitDefinition {
  associatedtype Value

  /// What is true where nobody says otherwise.
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { name }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system: one that ``Traits`` have a value of.
public protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var path: WritableKeyPath<Traits, Value> { get }
}

extension SystemTrait {
  public static var defaultValue: Value { Traits.unspecified[keyPath: path] }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  public static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  public static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

public enum UITraitDisplayScale: SystemTrait {
  public typealias Value = CGFloat
  public static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

public enum UITraitLayoutDirection: SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public enum UITraitUserInterfaceIdiom: SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  public static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  public static var path: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public typealias Value = UIContentSizeCategory
  public static var path: WritableKeyPath<Traits, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Values of traits of an app's own, by their definitions.
package struct CustomTraits: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)] as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// These, with those that `other` has in their place.
  package func merging(_ other: CustomTraits) -> CustomTraits {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }
}

/// Traits that are being written down.
///
/// See [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits-5glrk).
public protocol UIMutableTraits {
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

  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// What a collection of traits says, or what is said in its place.
package struct TraitValues: UIMutableTraits, Sendable {
  package var traits: Traits
  package var custom: CustomTraits

  package init(traits: Traits = .unspecified, custom: CustomTraits = CustomTraits()) {
    (self.traits, self.custom) = (traits, custom)
  }

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

  /// These, with those that `other` specifies in their place.
  package func merging(_ other: TraitValues) -> TraitValues {
    TraitValues(traits: traits.merging(other.traits), custom: custom.merging(other.custom))
  }
}
