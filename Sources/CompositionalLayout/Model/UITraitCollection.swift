public import Foundation
public import Geometry

/// The traits of an environment, as read by layout code.
///
/// See [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The values of the system's traits.
  public let traits: Traits
  /// The values of the app's own traits.
  package let custom: CustomTraits

  /// Creates a collection of the given system traits.
  public required init(traits: Traits) {
    self.traits = traits
    custom = CustomTraits()
  }

  package init(_ values: TraitValues) {
    (traits, custom) = (values.traits, values.custom)
  }

  package var values: TraitValues { TraitValues(traits: traits, custom: custom) }

  /// The value of a trait; its default if unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Creates a collection of the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Returns a copy changed by `mutations`.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// The traits that colors may depend on.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  /// The traits that images may depend on.
  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self,
    ]
  }

  /// Runs `actions` with these traits as the ``current`` ones.
  open func performAsCurrent(_ actions: () -> Void) {
    var container = Container.screen
    container.traits = traits
    Container.$current.withValue(container, operation: actions)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// The contrast of colors.
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

  /// The traits of the container being solved, or those of a phone outside a solve (R93).
  open class var current: UITraitCollection { UITraitCollection(traits: Container.screen.traits) }

  /// Whether dynamic colors may resolve differently under other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  // MARK: Partial collections

  /// Creates a collection that specifies no trait.
  public convenience override init() {
    self.init(traits: .unspecified)
  }

  /// Creates a collection by merging others. The last collection that specifies a trait wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies only the display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection that specifies only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection that specifies only the contrast of colors.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  private convenience init(_ specify: (inout Traits) -> Void) {
    var traits = Traits.unspecified
    specify(&traits)
    self.init(traits: traits)
  }

  /// Whether this collection has the value of every trait that `trait` specifies. True for `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.merging(trait.traits) == traits
  }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

extension Traits {
  /// Traits without any value.
  package static let unspecified = Traits(
    horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, displayScale: 0,
    layoutDirection: .unspecified, userInterfaceIdiom: .unspecified,
    userInterfaceStyle: .unspecified, preferredContentSizeCategory: .unspecified,
    accessibilityContrast: .unspecified)

  /// Returns these traits with the values that `other` specifies.
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
      preferredContentSizeCategory: chosen(\.preferredContentSizeCategory),
      accessibilityContrast: chosen(\.accessibilityContrast))
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
