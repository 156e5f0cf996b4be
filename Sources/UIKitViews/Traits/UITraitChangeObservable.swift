public import CompositionalLayout
public import Foundation

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

/// What can be told when its traits change: while a picture is made they do where code overrides them.
///
/// See [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Stands for what is told of changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls `handler` when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// The same for a handler that names its own kind of environment, as `self: Self` does.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  private func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    switch self {
    case let view as UIView: view.traitRegistrations.append(registration)
    case let controller as UIViewController: controller.traitRegistrations.append(registration)
    default: break
    }
    return registration
  }
}

/// What is told of changes, and of which.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
  }

  func tell(_ environment: any UITraitEnvironment, of previous: UITraitCollection) {
    let now = environment.traitCollection
    if traits.contains(where: { now.differs(from: previous, in: $0) }) {
      handler(environment, previous)
    }
  }
}

extension UITraitCollection {
  /// Whether the two say otherwise of a trait; values that cannot be compared are others.
  fileprivate func differs<Trait: UITraitDefinition>(
    from other: UITraitCollection, in trait: Trait.Type
  ) -> Bool {
    guard let value = self[trait] as? any Equatable else { return true }
    return !value.isEqual(to: other[trait])
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension UIView: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// What the view, and all in it, has in place of the traits that surround it.
  public var traitOverrides: any UITraitOverrides {
    get { viewState.overrides }
    set {
      guard let overrides = newValue as? TraitOverrides else { return }
      changeTraits { $0.overrides = overrides }
    }
  }

  /// Tells of changes, which is done at once.
  public func updateTraitsIfNeeded() {}

  /// Changes what traits follow from, and tells who has asked for it.
  func changeTraits(_ change: (inout sending ViewState) -> Void) {
    let told = traitListeners
    let previous = told.map(\.traitCollection)
    update(change)
    for (listener, previous) in zip(told, previous) { listener.tell(of: previous) }
  }

  /// Who in the view is told, from the outermost.
  private var traitListeners: [any TraitListener] {
    let own: [any TraitListener] = [controller, self].compactMap { $0 }
    return subviews.reduce(into: own) { $0 += $1.traitListeners }
  }
}

/// Who is told that its traits have changed.
@MainActor private protocol TraitListener: UITraitEnvironment {
  var traitRegistrations: [TraitRegistration] { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension TraitListener {
  fileprivate func tell(of previous: UITraitCollection) {
    if traitCollection != previous { traitCollectionDidChange(previous) }
    for registration in traitRegistrations { registration.tell(self, of: previous) }
  }
}

extension UIView: TraitListener {}
extension UIViewController: TraitListener {}

extension UIViewController: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Tells of changes, which is done at once.
  public func updateTraitsIfNeeded() {}
}
