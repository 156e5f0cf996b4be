internal import Geometry
internal import SpecTree

/// A container with the values that expressions can use of it.
struct ContainerValues: Sendable {
  let container: Container
  private let names: Scope
  /// What the boxes of elements follow from.
  private let geometry: Container

  init(_ container: Container) {
    self.container = container
    var names = Scope()
    names.describe(container)
    self.names = names
    var geometry = container
    geometry.traits.userInterfaceStyle = .light
    geometry.traits.accessibilityContrast = .normal
    geometry.traits.layoutDirection = .leftToRight
    self.geometry = geometry
  }

  /// Whether a result for another container, with some dependencies, is valid for this one.
  func agrees(with other: ContainerValues, in dependencies: Dependencies) -> Bool {
    let width = names.containerWidth
    guard width >= dependencies.widths.from, width < dependencies.widths.below else { return false }
    return dependencies.names.allSatisfy { name in
      Dependencies.box.contains(name)
        ? geometry == other.geometry : names.values[name] == other.names.values[name]
    }
  }

  /// Sets the names of expressions that describe the container.
  func describe(in scope: inout Scope) {
    scope.values.merge(names.values) { $1 }
  }
}
