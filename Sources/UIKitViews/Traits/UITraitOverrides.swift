public import CompositionalLayout

/// The traits that a view or view controller overrides for itself and its descendants.
///
/// See [UITraitOverrides](https://developer.apple.com/documentation/uikit/uitraitoverrides-4jkae).
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

/// Trait values together with the set of overridden traits.
struct TraitOverrides: UITraitOverrides, Sendable {
  var values = TraitValues()
  private var overridden: Set<ObjectIdentifier> = []
  var isEmpty: Bool { overridden.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set {
      overridden.insert(ObjectIdentifier(trait))
      values[trait] = newValue
    }
  }

  func contains(_ trait: UITrait) -> Bool { overridden.contains(ObjectIdentifier(trait)) }

  mutating func remove(_ trait: UITrait) {
    guard overridden.remove(ObjectIdentifier(trait)) != nil else { return }
    reset(trait)
  }

  private mutating func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if trait is any SystemTrait.Type {
      values[trait] = trait.defaultValue
    } else {
      values.custom[trait] = nil
    }
  }
}
