/// Types that pasted code needs and that nobody declares, if the code shows enough of them: classes whose
/// extensions create layouts, and enums of sections.
struct MissingTypes {
  /// A type and its declaration.
  struct Found {
    var name: String
    /// The declaration, in one line.
    var declaration: String
    var note: String
  }

  private let outline: SourceOutline
  private let names: [String]

  private var code: SourceTokens { outline.code }

  /// - Parameter errors: The errors of the file.
  init(_ outline: SourceOutline, of errors: [CompilerError]) {
    self.outline = outline
    var names: [String] = []
    for error in errors where error.message.hasPrefix("cannot find") {
      guard let name = error.missingName, name.first?.isUppercase == true else { continue }
      if !names.contains(name) { names.append(name) }
    }
    self.names = names
  }

  var all: [Found] { names.compactMap { extended($0) ?? enumerated($0) } }

  // MARK: Classes

  private static let layouts: Set = [
    "NSCollectionLayoutSection", "UICollectionViewLayout", "UICollectionViewCompositionalLayout",
  ]

  /// The members of controllers that tell that a class is one.
  private static let membersOfControllers: Set = [
    "view", "navigationItem", "navigationController", "traitCollection", "present",
  ]

  /// The class that an extension with layouts is of.
  private func extended(_ name: String) -> Found? {
    let extensions = outline.declarations.filter { declaration in
      guard declaration.keyword == "extension", declaration.name == name,
        let word = declaration.tokens.first(where: { code.word($0) == "extension" })
      else { return false }
      let header = word..<(declaration.body?.lowerBound ?? declaration.tokens.upperBound)
      return header.count == 2
        || code.isSign(":", at: word + 2) && !header.contains { code.word($0) == "where" }
    }
    let words = extensions.map { code.names(in: $0.tokens) }
    guard words.contains(where: { !$0.isDisjoint(with: Self.layouts) }) else { return nil }
    let used = extensions.reduce(into: Set<String>()) { used, declaration in
      used.formUnion(code.names(in: declaration.tokens))
      used.formUnion(code.names(in: declaration.tokens, members: true))
    }
    let isController =
      name.hasSuffix("Controller") || !used.isDisjoint(with: Self.membersOfControllers)
    let known = isController ? "UIViewController" : HoleMaker.superclass(for: name) ?? "NSObject"
    return Found(
      name: name, declaration: "class \(name): \(known) {}",
      note: "the class \(name) is missing, so an empty \(known) stands in for it")
  }

  // MARK: Enums

  /// The enum whose values code creates by number or switches over.
  private func enumerated(_ name: String) -> Found? {
    let uses = code.tokens.indices.filter { code.word($0) == name && code.word($0 - 1) != "." }
    let isNumbered = uses.contains { code.word($0 + 1) == "(" && code.word($0 + 2) == "rawValue" }
    let isListed = uses.contains { code.word($0 + 1) == "." && code.word($0 + 2) == "allCases" }
    guard isNumbered || isListed else { return nil }
    var cases: [String] = []
    func add(_ label: String) {
      if !cases.contains(label), !Self.members.contains(label) { cases.append(label) }
    }
    let variables = Set(uses.compactMap(variable))
    for index in code.tokens.indices where code.word(index) == "switch" {
      guard let open = (index..<code.tokens.count).first(where: { code.isSign("{", at: $0) })
      else { continue }
      let isOne = open == index + 2 && variables.contains(code.word(index + 1))
      guard isOne || uses.contains(index + 1) else { continue }
      guard let labels = labels(in: open) else { return nil }
      labels.forEach(add)
    }
    for use in uses where code.word(use + 1) == "." && code.word(use + 3) != "(" {
      if code.isName(at: use + 2) { add(code.word(use + 2)) }
    }
    for index in code.tokens.indices where variables.contains(code.word(index)) {
      let isCompared = code.isSign("=", at: index + 1) && code.isSign("=", at: index + 2)
      if isCompared, code.isSign(".", at: index + 3), code.isName(at: index + 4) {
        add(code.word(index + 4))
      }
    }
    guard !cases.isEmpty else { return nil }
    return Found(
      name: name,
      declaration:
        "enum \(name): Int, CaseIterable { case \(cases.map { "`\($0)`" }.joined(separator: ", ")) }",
      note: "the enum \(name) is missing, so it has the cases that the code names: "
        + cases.joined(separator: ", "))
  }

  /// Members of all enums with raw values.
  private static let members: Set = ["allCases", "rawValue", "self", "init", "Type"]

  /// The variable that a value of the type is assigned to, or the parameter of the type.
  private func variable(at use: Int) -> String? {
    let isValue = code.isSign("=", at: use - 1) || code.isSign(":", at: use - 1)
    return isValue && code.isName(at: use - 2) ? code.word(use - 2) : nil
  }

  /// The labels of the cases of a `switch`; `nil` if one has associated values.
  private func labels(in open: Int) -> [String]? {
    var labels: [String] = []
    var index = open + 1
    while index < code.tokens[open].partner {
      guard code.word(index) == "case" else {
        index = code.index(after: index)
        continue
      }
      while index < code.tokens[open].partner, !code.isSign(":", at: index) {
        let isLeading = ["case", ","].contains(code.word(index - 1))
        if code.isSign(".", at: index), isLeading, code.isName(at: index + 1) {
          guard code.word(index + 2) != "(" else { return nil }
          labels.append(code.word(index + 1))
        }
        index = code.index(after: index)
      }
    }
    return labels
  }
}
