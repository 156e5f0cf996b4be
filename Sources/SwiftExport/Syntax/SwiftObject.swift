/// An object of the layout: the call that creates it, and the properties that are set afterwards.
struct SwiftObject: Hashable, Sendable {
  /// The name of its constant, if that is not taken.
  var name: String
  let type: String
  /// The function of the type that creates it, such as `.horizontal`; empty for an initializer.
  var factory = ""
  /// The element kind, by which the elements of two lists are matched.
  var kind: String?
  var arguments: [Code.Slot]
  /// The properties in the order of their statements. Objects of a type have the same ones.
  var properties: [Code.Slot] = []
  /// The statements of the closure that follows the call.
  var provider: [SwiftStatement]?

  /// The expressions of the object.
  var parts: [Code] {
    (arguments + properties).compactMap(\.value) + (provider ?? []).flatMap(\.parts)
  }

  /// Merges the object with its counterpart where a condition is false; `nil` if they differ too much.
  func merged(with other: SwiftObject, where condition: Code) -> SwiftObject? {
    guard type == other.type, factory == other.factory, kind == other.kind,
      provider == other.provider,
      let arguments = arguments.merged(with: other.arguments, where: condition),
      let properties = properties.merged(with: other.properties, where: condition)
    else { return nil }
    var result = self
    (result.arguments, result.properties) = (arguments, properties)
    return result
  }

  subscript(property: String) -> Code? { properties.first { $0.label == property }?.value }
}

/// The body of a section's function: one object for all environments, or branches by a condition.
indirect enum SwiftSection: Hashable, Sendable {
  case one(SwiftObject)
  case branch(Code, SwiftSection, SwiftSection)

  static func choice(_ condition: Code, _ one: SwiftSection, _ two: SwiftSection) -> SwiftSection {
    if one == two { return one }
    if case .one(let first) = one, case .one(let second) = two,
      let merged = first.merged(with: second, where: condition)
    {
      return .one(merged)
    }
    return .branch(condition, one, two)
  }

  /// The objects of the section for all combinations of conditions.
  var variants: [SwiftObject] {
    var (all, rest) = ([SwiftObject](), [self])
    while let next = rest.popLast() {
      switch next {
      case .one(let object): all.append(object)
      case .branch(_, let one, let two): rest += [two, one]
      }
    }
    return all
  }
}
