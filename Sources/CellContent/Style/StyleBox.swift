/// A boxed style. It is as small as a reference, and an empty style takes no allocation.
package struct StyleBox: Hashable, Sendable {
  private let storage: Storage?

  private final class Storage: Sendable {
    let style: Style

    init(_ style: Style) {
      self.style = style
    }
  }

  package init(_ style: Style = Style()) {
    storage = style == Style() ? nil : Storage(style)
  }

  package var style: Style { storage?.style ?? Style() }

  /// Whether no property is set.
  package var isEmpty: Bool { storage == nil }

  package static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.storage?.style == other.storage?.style
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage?.style) }
}
