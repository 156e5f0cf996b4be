#if !canImport(ObjectiveC)
  public import Foundation

  /// The name of a method.
  ///
  /// In Swift files that `flatplan` draws, `#selector(…)` becomes ``calling(_:)`` with the base name of
  /// the method, and timers, delayed calls, notifications and controls call methods of the file by that
  /// name.
  ///
  /// See [Selector](https://developer.apple.com/documentation/objectivec/selector).
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// The name of the method.
    public var description: String { name }

    public init(_ name: String = "") { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    /// The name of the method without its argument labels.
    var base: String { String(name.prefix { $0 != ":" && $0 != "(" }) }
  }

  /// A selector by its name, in place of `#selector(…)`.
  public func calling(_ name: String = "") -> Selector { Selector(name) }

  extension NSObject {
    /// Calls a method of the object, with an argument if it has a parameter. Returns `nil`.
    @discardableResult
    public func perform(_ aSelector: Selector, with anObject: Any? = nil) -> Unmanaged<AnyObject>? {
      SelectorMethods.send(aSelector, to: self, with: anObject)
      return nil
    }

    /// Calls a method of the object after a delay, in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) {
      SelectorMethods.send(aSelector, to: self, with: anArgument, after: delay)
    }

    /// Calls a method of the object on the main thread.
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) { SelectorMethods.send(aSelector, to: self, with: arg) }

    /// Forgets the delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      SelectorMethods.cancel(of: aTarget as AnyObject)
    }

    /// Forgets the delayed calls of one method of an object. Flatplan ignores the argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) { SelectorMethods.cancel(of: aTarget as AnyObject, aSelector) }
  }

  extension NotificationCenter {
    /// Calls a method of the observer for each notification, as long as the observer exists.
    /// Removing the observer has no effect.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      let observer = SelectorMethods.Observer(observer as AnyObject)
      // The center retains the token.
      _ = addObserver(forName: name, object: object, queue: nil) { notification in
        observer.object.map { SelectorMethods.send(selector, to: $0, with: notification) }
      }
    }
  }
#endif
