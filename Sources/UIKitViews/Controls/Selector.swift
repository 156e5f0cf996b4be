#if !canImport(ObjectiveC)
  public import Foundation

  /// The name of a method, for somebody who calls it by that: nobody does, where nobody taps.
  ///
  /// In Swift files that `flatplan` draws, `#selector(…)` is one without a name.
  /// See [Selector](https://developer.apple.com/documentation/objectivec/selector).
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    public init(_ name: String = "") {
      self.name = name
    }

    public init(stringLiteral name: String) {
      self.name = name
    }
  }

  extension NotificationCenter {
    /// Taken, and nothing is ever told of.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
  }
#endif
