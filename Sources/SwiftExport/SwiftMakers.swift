/// Groups, headers and footers that sections have in common, each made by a function of its own.
///
/// What follows the environment is not among them: a section's function reads that for itself.
struct SwiftMakers {
  private(set) var functions: [Function] = []
  private var names: [SwiftPart: String] = [:]

  struct Function {
    var name: String
    /// The type of what it makes.
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

  /// None of them.
  init() {}

  /// Those that sections make more than once, by the names of the first sections that do.
  ///
  /// - Parameters:
  ///   - sections: Sections that differ, with their names.
  ///   - taken: Names that functions cannot have.
  ///   - isAlone: Whether statements ask nothing of the environment.
  init(
    _ sections: [(name: String, section: SwiftSection)], taken: Set<String>,
    where isAlone: ([String]) -> Bool
  ) {
    var uses: [SwiftPart: (owner: String, count: Int)] = [:]
    var shared: [SwiftPart] = []
    for (name, section) in sections {
      for part in section.leaves.flatMap(\.makeable) {
        let count = (uses[part]?.count ?? 0) + 1
        uses[part] = (uses[part]?.owner ?? name, count)
        if count == 2 { shared.append(part) }
      }
    }
    let made = shared.compactMap { part -> (part: SwiftPart, lines: [String], result: String)? in
      var body = SwiftBody(indent: 4, taken: taken)
      let result = body.make(part)
      return isAlone(body.lines) ? (part, body.lines, result) : nil
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

  /// The call that makes a part, if there is a function for it.
  func call(_ part: SwiftPart) -> String? { names[part.unconditional].map { "\($0)()" } }
}

extension SwiftPart {
  /// What functions of their own could make of a section: its group, headers and footers.
  fileprivate var makeable: [SwiftPart] {
    [group].compactMap(\.self) + supplementaries.map(\.unconditional)
  }

  /// Itself, wherever it may be there.
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
  /// What it is by all conditions.
  fileprivate var leaves: [SwiftPart] {
    switch self {
    case .one(let part): [part]
    case .branch(_, let one, let two): one.leaves + two.leaves
    }
  }
}
