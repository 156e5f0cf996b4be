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

  extension NotificationCenter {
    /// Does nothing: observers added by selector are never called.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
  }
#endif
