/// Makes the statements that create objects with UIKit's API.
struct SwiftBody {
  private(set) var statements: [SwiftStatement] = []
  /// Names that are already in use.
  private var names: Set<String>
  /// Functions that create shared objects.
  private let makers: SwiftMakers

  init(taken names: Set<String>, makers: SwiftMakers = SwiftMakers()) {
    self.names = names
    self.makers = makers
  }

  /// Adds the statements that create an object, and returns its constant or a call of a shared function.
  mutating func make(_ object: SwiftObject) -> Code {
    if let call = makers.call(object) { return call }
    // The name is taken before those of the objects inside.
    let name = names.taking(object.name)
    let arguments = object.arguments.map { slot in
      Code.Slot(slot.label, slot.value.map { resolve($0) })
    }
    let call = Code.call(.literal(object.type + object.factory), arguments)
    // The configuration of a list is a value.
    let isChanged = object.properties.contains { $0.value != nil }
    let word = object.type == "UICollectionLayoutListConfiguration" && isChanged ? "var" : "let"
    let constant = Code.name(name)
    statements.append(
      .declare(word, name, object.provider.map { .closure(call, "_", $0) } ?? call))
    for slot in object.properties {
      guard let value = slot.value else { continue }
      let target = Code.member(constant, slot.label ?? "")
      if case .elements(let elements) = value {
        attach(elements, to: target, slot.adds ? "+=" : "=")
      } else {
        statements.append(.assign(target, value))
      }
    }
    return .name(name)
  }

  /// Creates the objects in an expression, and returns it with their constants in their place.
  private mutating func resolve(_ code: Code) -> Code {
    switch code {
    case .object(let object): return make(object)
    case .list(let slots):
      return .array(slots.compactMap { slot in slot.value.map { resolve($0) } })
    case .elements(let elements):
      guard elements.contains(where: { $0.condition != nil }) else {
        return .array(elements.map { make($0.object) })
      }
      let list = names.taking("supplementaryItems")
      statements.append(.line("var \(list): [NSCollectionLayoutSupplementaryItem] = []"))
      attach(elements, to: .name(list), "+=")
      return .name(list)
    default: return code
    }
  }

  /// Creates objects and adds them to a list: those with a condition inside of an `if` statement.
  private mutating func attach(_ elements: [Code.Element], to list: Code, _ sign: String) {
    let always = elements.filter { $0.condition == nil }.map { make($0.object) }
    if !always.isEmpty { statements.append(.assign(list, .array(always), sign)) }
    for element in elements {
      guard let condition = element.condition else { continue }
      var inner = SwiftBody(taken: names, makers: makers)
      let made = inner.make(element.object)
      statements.append(
        .control("if", condition, inner.statements + [.code("", list.append(made))]))
    }
  }
}
