/// Code that was copied out of a class: methods with `static` or `self`, without the class around them.
package enum PastedCode {
  /// The name of the class that is put around it.
  package static let name = "FlatplanPasted"

  /// Puts a view controller around the functions and properties of a file.
  ///
  /// - Returns: `nil` if the file does not need it.
  static func wrapped(_ bytes: [UInt8], errors: [CompilerError]) -> [UInt8]? {
    let outline = SourceOutline(bytes)
    let needsSelf = errors.contains { error in
      error.message.contains("'super' cannot be used outside") || error.missingName == "self"
        || error.message.contains("any class")
    }
    let hasMembers = outline.declarations.contains { declaration in
      !declaration.modifiers.isDisjoint(with: memberModifiers)
        || ["init", "deinit", "subscript"].contains(declaration.keyword)
    }
    guard needsSelf || hasMembers else { return nil }
    var runs: [[Declaration]] = [[]]
    for declaration in outline.declarations {
      if declaration.isProperty || declaration.isFunction {
        runs[runs.count - 1].append(declaration)
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    runs.removeAll(where: \.isEmpty)
    // Extensions have no stored properties.
    let stored = runs.map { run in run.count { $0.isProperty && $0.body == nil } }
    guard let main = stored.indices.max(by: { stored[$0] < stored[$1] }) else { return nil }
    let statics = outline.staticsThatNeedInstances
    var written = bytes
    for (index, run) in runs.enumerated().reversed() {
      guard let first = run.first, let last = run.last else { continue }
      let head = index == main ? "final class \(name): UIViewController { " : "extension \(name) { "
      written.insert(contentsOf: " }".utf8, at: last.range.upperBound)
      for token in run.flatMap({ outline.staticWords(of: $0, in: statics) }).reversed() {
        let range = outline.code.tokens[token].range
        written.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
      }
      written.insert(contentsOf: head.utf8, at: first.range.lowerBound)
    }
    return written
  }

  private static let memberModifiers: Set = [
    "static", "class", "override", "lazy", "weak", "required", "convenience", "mutating",
  ]
}

extension SourceOutline {
  /// The names of static functions and properties that use an instance, directly or by others of them.
  /// In the code that they were copied from, the instance was that of another class, or a property of
  /// the type.
  fileprivate var staticsThatNeedInstances: Set<String> {
    let members = declarations.filter { $0.isFunction || $0.isProperty }
    let statics = members.filter(\.isStatic)
    var instances = Set(members.filter { !$0.isStatic }.map(\.name))
    var found: Set<String> = []
    var count = -1
    while count != found.count {
      count = found.count
      for member in statics where !found.contains(member.name) {
        let names = code.names(in: member.tokens).union(membersOfSelf(in: member.tokens))
        guard !names.isDisjoint(with: instances) else { continue }
        found.insert(member.name)
        instances.insert(member.name)
      }
    }
    return found
  }

  private func membersOfSelf(in range: Range<Int>) -> Set<String> {
    Set(range.filter { isMemberOfSelf($0) }.map(code.word))
  }

  /// Whether a token is the name in `self.name`.
  private func isMemberOfSelf(_ index: Int) -> Bool {
    code.isSign(".", at: index - 1) && code.word(index - 2) == "self"
  }

  /// The tokens that make a member static or refer to a static one, if it is one of some names.
  fileprivate func staticWords(of member: Declaration, in names: Set<String>) -> [Int] {
    let first = member.tokens.first { code.word($0) == "func" || code.word($0) == "var" }
    return member.tokens.filter { index in
      let isModifier = names.contains(member.name) && index < first ?? 0
      if isModifier { return ["static", "class"].contains(code.word(index)) }
      // `Self.name` becomes `name`.
      if code.word(index) == "Self", code.isSign(".", at: index + 1) {
        return names.contains(code.word(index + 2))
      }
      return code.isSign(".", at: index) && code.word(index - 1) == "Self"
        && names.contains(code.word(index + 1))
    }
  }
}

extension Declaration {
  fileprivate var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
