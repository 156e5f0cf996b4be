/// A boxed style. It is as small as a reference, and an empty style takes no allocation.
package struct StyleBox: Hashable, Sendable {
  private let storage: Storage?
  private static let empty = Style()

  private final class Storage: Sendable {
    let style: Style

    init(_ style: Style) {
      self.style = style
    }
  }

  /// Creates a box without properties.
  package init() {
    storage = nil
  }

  package init(_ style: Style) {
    storage = style == Self.empty ? nil : Storage(style)
  }

  package var style: Style {
    _read {
      if let storage { yield storage.style } else { yield Self.empty }
    }
  }

  /// Whether no property is set.
  package var isEmpty: Bool { storage == nil }

  package static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.storage?.style == other.storage?.style
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage?.style) }
}
