internal import Foundation

/// A method or an action that a control calls when an event is sent.
@MainActor
struct ControlHandler {
  private enum Call {
    case action(UIAction)
    case method(Selector, target: Target)
  }

  /// A target, which the control does not retain.
  private enum Target {
    case object(WeakReference)
    /// The first responder that has the method.
    case responder

    var object: AnyObject? {
      if case .object(let reference) = self { reference.object } else { nil }
    }
  }

  private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private let call: Call
  var events: UIControl.Event

  init(_ action: UIAction, for events: UIControl.Event) {
    (call, self.events) = (.action(action), events)
  }

  init(target: Any?, _ action: Selector, for events: UIControl.Event) {
    let target = target.map { Target.object(WeakReference($0 as AnyObject)) } ?? .responder
    (call, self.events) = (.method(action, target: target), events)
  }

  func send(from control: UIControl) {
    switch call {
    case .action(let action): control.sendAction(action)
    case .method(let action, .responder): control.sendAction(action, to: nil, for: nil)
    case .method(let action, .object(let reference)):
      guard let object = reference.object else { return }
      control.sendAction(action, to: object, for: nil)
    }
  }

  // MARK: Queries

  /// The object whose method is called; `nil` for an action.
  var target: AnyObject? {
    if case .method(_, let target) = call { target.object } else { nil }
  }

  /// The selector of the method; `nil` for an action.
  var selector: Selector? {
    if case .method(let selector, _) = call { selector } else { nil }
  }

  func hasSameCall(as other: ControlHandler) -> Bool {
    switch (call, other.call) {
    case (.method(let one, .responder), .method(let other, .responder)): one == other
    case (.method(let one, .object(let reference)), .method(let other, .object(let otherHeld))):
      one == other && reference.object === otherHeld.object
    default: false
    }
  }

  /// Whether a method of a target is called. `nil` stands for all methods, or for all targets.
  func isMethod(_ action: Selector?, of target: Any?) -> Bool {
    guard let selector else { return false }
    return (action == nil || action == selector)
      && (target == nil || self.target === target.map { $0 as AnyObject })
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = call { action.identifier == identifier } else { false }
  }
}

extension UIControl {
  func removeHandlers(for events: Event, where isRemoved: (ControlHandler) -> Bool) {
    for index in handlers.indices where isRemoved(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll(where: \.events.isEmpty)
  }

  func add(primary action: UIAction?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// The objects whose methods the control calls.
  public var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? NSObject }) }

  /// The events for which the control has targets or actions.
  public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of a target that are called for an event; `nil` if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = handlers.filter { handler in
      !handler.events.isDisjoint(with: controlEvent) && target != nil
        && handler.isMethod(nil, of: target)
    }
    let names = found.compactMap { $0.selector.map { "\($0)" } }
    return names.isEmpty ? nil : names
  }
}
