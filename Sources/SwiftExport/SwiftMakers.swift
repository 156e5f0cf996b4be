/// Functions that create the groups, headers and footers shared by several sections.
///
/// Parts that depend on the layout environment are not shared; each section's function creates them.
struct SwiftMakers {
  private(set) var functions: [Function] = []
  private var names: [SwiftPart: String] = [:]

  struct Function {
    var name: String
    var type: String
    var body: [String]

    fileprivate init(
      _ name: String, makes part: SwiftPart, by statements: [String], as result: String
    ) {
      self.name = name
      type = part.type
      let start = "let \(result) = "
      let isOne = statements.dropFirst().allSatisfy { $0.hasPrefix(" ") }
      if isOne, let first = statements.first, first.hasPrefix(start) {
        body = [String(first.dropFirst(start.count))] + statements.dropFirst()
      } else {
        body = statements + ["return \(result)"]
      }
    }
  }

  /// Creates an empty set of functions.
  init() {}

  /// Creates a function for each part that occurs more than once. If several functions create the
  /// same kind of part, their names contain the name of the first section that uses the part.
  ///
  /// - Parameters:
  ///   - sections: Distinct sections and their names.
  ///   - taken: Names that functions must not use.
  ///   - isIndependent: Whether statements do not use the environment.
  init(
    _ sections: [(name: String, section: SwiftSection)], taken: Set<String>,
    where isIndependent: ([String]) -> Bool
  ) {
    var uses: [SwiftPart: (owner: String, count: Int)] = [:]
    var shared: [SwiftPart] = []
    for (name, section) in sections {
      for part in section.variants.flatMap(\.shareableParts) {
        let count = (uses[part]?.count ?? 0) + 1
        uses[part] = (uses[part]?.owner ?? name, count)
        if count == 2 { shared.append(part) }
      }
    }
    let made = shared.compactMap { part -> (part: SwiftPart, lines: [String], result: String)? in
      var body = SwiftBody(indent: 4, taken: taken)
      let result = body.make(part)
      return isIndependent(body.lines) ? (part, body.lines, result) : nil
    }
    let nouns = Dictionary(grouping: made, by: \.part.noun)
    var names = taken
    for (part, lines, result) in made {
      let owner = SwiftNames.name(of: uses[part]?.owner ?? "", isType: true)
      var name = "make" + (nouns[part.noun]?.count == 1 ? "" : owner) + part.noun
      while !names.insert(name).inserted { name += "Again" }
      self.names[part] = name
      functions.append(Function(name, makes: part, by: lines, as: result))
    }
  }

  /// A call of the function that creates a part, or `nil` if there is none.
  func call(_ part: SwiftPart) -> String? { names[part.unconditional].map { "\($0)()" } }
}

extension SwiftPart {
  /// The parts of a section that can have a function of their own: its group, headers and footers.
  fileprivate var shareableParts: [SwiftPart] {
    [group].compactMap(\.self) + supplementaries.map(\.unconditional)
  }

  /// The part without its condition.
  fileprivate var unconditional: SwiftPart {
    var part = self
    part.condition = nil
    return part
  }

  fileprivate var noun: String {
    kind == .boundary ? SwiftNames.name(of: self[.elementKind] ?? "header", isType: true) : "Group"
  }

  fileprivate var type: String {
    kind == .boundary ? "NSCollectionLayoutBoundarySupplementaryItem" : "NSCollectionLayoutGroup"
  }
}

extension SwiftSection {
  /// The variants of the section for all combinations of conditions.
  var variants: [SwiftPart] {
    var (all, rest) = ([SwiftPart](), [self])
    while let next = rest.popLast() {
      switch next {
      case .one(let part): all.append(part)
      case .branch(_, let one, let two): rest += [two, one]
      }
    }
    return all
  }
}
