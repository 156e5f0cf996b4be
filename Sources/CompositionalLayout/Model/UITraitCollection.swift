public import Foundation

/// The traits of an environment, as layout code reads them.
///
/// See [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// All the values of the system's.
  public let traits: Traits
  /// Those of an app's own.
  package let custom: CustomTraits

  public required init(traits: Traits) {
    self.traits = traits
    custom = CustomTraits()
  }

  package init(_ values: TraitValues) {
    (traits, custom) = (values.traits, values.custom)
  }

  package var values: TraitValues { TraitValues(traits: traits, custom: custom) }

  /// What is said of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// A collection of what `mutations` specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// The same, but for what `mutations` changes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// What images and colours may differ by.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self,
    ]
  }

  /// Runs `actions`, with these traits as the ``current`` ones.
  open func performAsCurrent(_ actions: () -> Void) {
    var container = Container.screen
    container.traits = traits
    Container.$current.withValue(container, operation: actions)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Pixels per point; 0 where unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// The traits of the container being solved, or of a phone.
  open class var current: UITraitCollection { UITraitCollection(traits: Container.screen.traits) }

  /// Whether colours may look otherwise than with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  // MARK: Some of the traits

  /// A collection that specifies nothing.
  public convenience override init() {
    self.init(traits: .unspecified)
  }

  /// What the last collection to specify a trait says of it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  private convenience init(_ specify: (inout Traits) -> Void) {
    var traits = Traits.unspecified
    specify(&traits)
    self.init(traits: traits)
  }

  /// Whether every trait that `trait` specifies is the same here; all are when it is `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.merging(trait.traits) == traits
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

extension Traits {
  /// Nothing said of any trait.
  package static let unspecified = Traits(
    horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, displayScale: 0,
    layoutDirection: .unspecified, userInterfaceIdiom: .unspecified,
    userInterfaceStyle: .unspecified, preferredContentSizeCategory: .unspecified)

  /// These traits, with those that `other` specifies in their place.
  package func merging(_ other: Traits) -> Traits {
    func chosen<Value: Equatable>(_ trait: KeyPath<Traits, Value>) -> Value {
      other[keyPath: trait] == Traits.unspecified[keyPath: trait]
        ? self[keyPath: trait] : other[keyPath: trait]
    }
    return Traits(
      horizontalSizeClass: chosen(\.horizontalSizeClass),
      verticalSizeClass: chosen(\.verticalSizeClass), displayScale: chosen(\.displayScale),
      layoutDirection: chosen(\.layoutDirection),
      userInterfaceIdiom: chosen(\.userInterfaceIdiom),
      userInterfaceStyle: chosen(\.userInterfaceStyle),
      preferredContentSizeCategory: chosen(\.preferredContentSizeCategory))
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
