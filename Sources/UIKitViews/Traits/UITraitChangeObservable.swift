public import CompositionalLayout
public import Foundation

/// An object with traits.
///
/// See [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment).
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
}

/// An object that can notify code of changed traits. Traits change when code overrides them.
///
/// See [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A closure to call with the environment and its previous traits.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Removes a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The token of a registration, used to unregister.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls `handler` whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { register(traits, handler) }

  /// Calls `handler` whenever one of the traits has changed. The handler names its own environment
  /// type, as `self: Self` does.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration { register(traits, handler) }

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

/// The traits and the handler of a registration.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) { (self.traits, self.handler) = (traits, handler) }

  func notify(_ environment: any UITraitEnvironment, of previous: UITraitCollection) {
    let now = environment.traitCollection
    if traits.contains(where: { now.differs(from: previous, in: $0) }) {
      handler(environment, previous)
    }
  }
}

extension UITraitCollection {
  /// Whether two trait collections have different values of a trait. Values that are not
  /// `Equatable` count as different.
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
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { viewState.overrides }
    set {
      guard let overrides = newValue as? TraitOverrides else { return }
      changeTraits { $0.overrides = overrides }
    }
  }

  /// Does nothing: changes are reported immediately.
  public func updateTraitsIfNeeded() {}

  /// Changes the state that traits depend on, and notifies all listeners of changed traits.
  func changeTraits(_ change: (inout sending ViewState) -> Void) {
    let listeners = traitListeners
    let previous = listeners.map(\.traitCollection)
    update(change)
    for (listener, previous) in zip(listeners, previous) { listener.notify(of: previous) }
  }

  /// The listeners in the view and its subviews, outermost first.
  private var traitListeners: [any TraitListener] {
    let own: [any TraitListener] = [controller, self].compactMap { $0 }
    return subviews.reduce(into: own) { $0 += $1.traitListeners }
  }
}

/// An object that is notified of changed traits.
@MainActor private protocol TraitListener: UITraitEnvironment {
  var traitRegistrations: [TraitRegistration] { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension TraitListener {
  fileprivate func notify(of previous: UITraitCollection) {
    if traitCollection != previous { traitCollectionDidChange(previous) }
    for registration in traitRegistrations { registration.notify(self, of: previous) }
  }
}

extension UIView: TraitListener {}
extension UIViewController: TraitListener {}

extension UIViewController: UITraitChangeObservable {
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Does nothing: changes are reported immediately.
  public func updateTraitsIfNeeded() {}
}
