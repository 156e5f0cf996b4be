#if !canImport(ObjectiveC)
  public import Foundation

  /// The name of a method. Flatplan never calls it.
  ///
  /// In Swift files that `flatplan` draws, `#selector(…)` becomes an empty selector.
  ///
  /// See [Selector](https://developer.apple.com/documentation/objectivec/selector).
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    /// Creates a selector from a name.
    public init(_ name: String = "") {
      self.name = name
    }

    /// Creates a selector from a string literal.
    public init(stringLiteral name: String) {
      self.name = name
    }
  }

  extension NSObject {
    /// Does nothing: selectors have no methods.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) {}
    /// Does nothing: selectors have no methods.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    /// Does nothing: selectors have no methods.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
  }

  extension NotificationCenter {
    /// Does nothing: observers added by selector are never called.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
  }
#endif
