/// Functions that create the groups, headers and footers shared by several sections.
///
/// Objects that depend on the layout environment are not shared; each section's function creates them.
struct SwiftMakers {
  private(set) var functions: [SwiftStatement] = []
  private var names: [SwiftObject: String] = [:]

  /// Creates an empty set of functions.
  init() {}

  /// Creates a function for each object that occurs more than once. If several functions create the
  /// same kind of object, their names contain the name of the first section that uses it.
  ///
  /// - Parameters:
  ///   - sections: Distinct sections and their names.
  ///   - taken: Names that functions must not use.
  ///   - dependent: Names that depend on the environment.
  init(
    _ sections: [(name: String, section: SwiftSection)], taken: Set<String>,
    dependent: Set<String>
  ) {
    var uses: [SwiftObject: (owner: String, count: Int)] = [:]
    var shared: [SwiftObject] = []
    for (name, section) in sections {
      for object in section.variants.flatMap(\.shareableObjects)
      where object.parts.names.isDisjoint(with: dependent) {
        let count = (uses[object]?.count ?? 0) + 1
        uses[object] = (uses[object]?.owner ?? name, count)
        if count == 2 { shared.append(object) }
      }
    }
    let nouns = Dictionary(grouping: shared, by: \.noun)
    var names = taken
    for object in shared {
      let owner = SwiftNames.name(of: uses[object]?.owner ?? "", isType: true)
      var name = "make" + (nouns[object.noun]?.count == 1 ? "" : owner) + object.noun
      name = names.taking(name)
      var body = SwiftBody(taken: taken)
      let result = body.make(object)
      functions.append(
        .block(
          "private static func \(name)() -> \(object.type) {",
          body.statements.returning(result)))
      self.names[object] = name
    }
  }

  /// A call of the function that creates an object, or `nil` if there is none.
  func call(_ object: SwiftObject) -> Code? { names[object].map { .call(.name($0), []) } }
}

extension [SwiftStatement] {
  /// The statements of a function that returns what they create.
  fileprivate func returning(_ result: Code) -> [SwiftStatement] {
    if count == 1, case .assign(_, let code, _) = self[0] { return [.code("", code)] }
    return self + [.code("return ", result)]
  }
}

extension SwiftObject {
  /// The objects of a section that can have a function of their own: its group, headers and footers.
  fileprivate var shareableObjects: [SwiftObject] {
    var objects: [SwiftObject] = []
    if case .object(let group)? = arguments.first?.value, factory.isEmpty { objects.append(group) }
    if case .elements(let elements)? = self["boundarySupplementaryItems"] {
      objects += elements.map(\.object)
    }
    return objects
  }

  fileprivate var noun: String { kind.map { SwiftNames.name(of: $0, isType: true) } ?? "Group" }
}
