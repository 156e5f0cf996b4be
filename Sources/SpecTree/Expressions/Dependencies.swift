/// What a result depends on: properties of the container, and whether it differs between items. It is the
/// same for all containers that agree in these properties.
package struct Dependencies: Sendable {
  /// The names of properties that expressions used.
  package private(set) var names: Set<String> = []
  /// The container widths, in points, from and below which all values by width stay the same.
  package private(set) var widths: (from: Double, below: Double) = (-.infinity, .infinity)

  /// Whether the result may differ for another item of the section.
  package var differsByItem = false

  package init() {}

  /// Whether the result is the same for all containers.
  package var isEmpty: Bool { names.isEmpty && widths == (-.infinity, .infinity) }

  /// Adds those of some names that name properties of the container.
  package mutating func use(_ used: some Sequence<String>) {
    for name in used where Scope.containerNames.contains(name) { names.insert(name) }
  }

  /// Adds a choice among values by width.
  ///
  /// - Parameter thresholds: The widths at which another value begins.
  package mutating func use(_ thresholds: some Sequence<Double>, at width: Double) {
    for threshold in thresholds {
      if threshold <= width {
        widths.from = max(widths.from, threshold)
      } else {
        widths.below = min(widths.below, threshold)
      }
    }
  }

  package mutating func formUnion(_ other: Dependencies) {
    differsByItem = differsByItem || other.differsByItem
    guard !other.isEmpty else { return }
    names.formUnion(other.names)
    widths = (max(widths.from, other.widths.from), min(widths.below, other.widths.below))
  }
}

extension Dependencies {
  /// The box of an element, which follows from the container and the boxes around it.
  package static let box = ["width", "height"]
}
