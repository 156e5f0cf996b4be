/// Makes optional members of protocols compile that have a value.
///
/// Each becomes a protocol of its own, which the types with such a member conform to, and a member of an
/// extension whose value is `nil` for other types. So `source?.columns?(in: view) ?? 3` has the value that
/// it has with the Objective-C runtime.
struct OptionalValues {
  private let files: [SourceOutline?]
  private var requirements: [Requirement] = []
  /// The types of all files by their path, such as `Home.Model`.
  private var types: [Place] = []

  /// An optional member of a protocol.
  fileprivate struct Requirement {
    /// The name of the protocol that has the member.
    var owner: String
    /// The name of the protocol of its own.
    var name: String
    var signature: MemberSignature
  }

  /// A declaration of a type, or an extension.
  private struct Place {
    var file: Int
    /// The path of the type in the file.
    var path: String
    var declaration: Declaration
    /// The end of the outermost declaration that contains it.
    var end: Int
    var inherited: Set<String>
    /// Whether an extension of the type can be outside of all types.
    var isReachable: Bool
  }

  init(_ files: [SourceOutline?]) {
    self.files = files
  }

  // MARK: Protocols

  /// The edits of a protocol for one of its members; `nil` if the member has no value.
  mutating func edits(
    of member: Declaration, in owner: Declaration, _ code: SourceTokens
  ) -> [SourceEdit]? {
    guard let signature = MemberSignature(member, in: code), let value = signature.value,
      !value.isEmpty, value != "Void", value != "()", !value.hasSuffix("?"),
      let word = member.tokens.first(where: { code.word($0) == "optional" })
    else { return nil }
    let name = "FlatplanOptional\(requirements.count)_\(signature.name)"
    requirements.append(Requirement(owner: owner.name, name: name, signature: signature))
    let access =
      ["public", "private", "fileprivate"].first(where: owner.modifiers.contains)
      .map { $0 + " " } ?? ""
    let head = code.line(from: word + 1, to: signature.head)
    let found = "(self as? any \(name))?.\(signature.name)\(signature.arguments)"
    let type = code.line(from: signature.valueStart, to: signature.end)
    let wrapped = "Swift.Optional<\(type)>"
    let isPublic = access == "public " ? access : ""
    let (declaration, body): (String, String)
    if signature.labels == nil {
      declaration = "\(head): \(type) { get }"
      body = "\(head): \(wrapped) { \(found) }"
    } else {
      declaration = code.line(from: word + 1, to: member.tokens.upperBound)
      body = "\(head) -> \(wrapped) { \(signature.effects)\(found) }"
    }
    let attribute = code.hasWord("MainActor", in: owner) ? "@MainActor " : ""
    let text =
      "; \(attribute)\(access)protocol \(name) { \(declaration) }; "
      + "extension \(owner.name) { \(isPublic)\(body) }"
    let end = owner.range.upperBound
    let blank = code.bytes[member.range].map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
    return [
      SourceEdit(range: member.range, text: blank), SourceEdit(range: end..<end, text: text),
    ]
  }

  // MARK: Conformances

  /// The edits of each file that let types conform to the protocols of the members that they have.
  mutating func conformances() -> [[SourceEdit]] {
    var edits = files.map { _ in [SourceEdit]() }
    guard !requirements.isEmpty else { return edits }
    for (index, file) in files.enumerated() {
      for declaration in file?.declarations ?? [] { collect(declaration, index, in: nil) }
    }
    for requirement in requirements {
      let conforming = conforming(to: requirement.owner)
      var found: [String: Place] = [:]
      for place in types where conforming.contains(place.declaration.name) {
        guard place.isReachable, found[place.path] == nil, let code = files[place.file]?.code,
          place.declaration.members.contains(where: { requirement.isMet(by: $0, in: code) })
        else { continue }
        found[place.path] = place
      }
      let names = Set(found.values.map(\.declaration.name))
      for place in found.values where ancestors(of: place).isDisjoint(with: names) {
        edits[place.file].append(
          SourceEdit(
            range: place.end..<place.end,
            text: "; extension \(place.path): \(requirement.name) {}"))
      }
    }
    return edits
  }

  private mutating func collect(_ declaration: Declaration, _ file: Int, in outer: Place?) {
    guard declaration.isType, let code = files[file]?.code else { return }
    let name =
      declaration.keyword == "extension" ? code.extendedPath(declaration) : declaration.name
    let place = Place(
      file: file, path: outer.map { "\($0.path).\(name)" } ?? name, declaration: declaration,
      end: outer?.end ?? declaration.range.upperBound,
      inherited: declaration.clause.map { code.names(in: $0) } ?? [],
      isReachable: outer == nil || outer?.isReachable == true && !declaration.isPrivate)
    types.append(place)
    for member in declaration.members { collect(member, file, in: place) }
  }

  /// The names of the types that conform to a protocol, directly or through others.
  private func conforming(to name: String) -> Set<String> {
    var names: Set = [name]
    while true {
      let more = types.filter { !$0.inherited.isDisjoint(with: names) }.map(\.declaration.name)
      guard !names.isSuperset(of: more) else { return names.subtracting(protocols) }
      names.formUnion(more)
    }
  }

  private var protocols: [String] {
    types.filter { $0.declaration.keyword == "protocol" }.map(\.declaration.name)
  }

  /// The names of all types that a type inherits from.
  private func ancestors(of place: Place) -> Set<String> {
    var names: Set<String> = []
    var next: Set = [place.declaration.name]
    while !next.isEmpty {
      let found = types.filter { next.contains($0.declaration.name) }.flatMap(\.inherited)
      next = Set(found).subtracting(names)
      names.formUnion(next)
    }
    return names
  }
}

extension OptionalValues.Requirement {
  /// Whether a member of a type has the signature.
  fileprivate func isMet(by member: Declaration, in code: SourceTokens) -> Bool {
    guard member.name == signature.name, !member.isPrivate,
      member.modifiers.isDisjoint(with: ["override", "static", "class"]),
      let other = MemberSignature(member, in: code)
    else { return false }
    return other.labels == signature.labels && other.types == signature.types
      && (other.value == nil || other.value == signature.value)
  }
}

/// The parts of a function or a property that say which requirement it meets.
struct MemberSignature {
  var name: String
  /// The argument labels of a function; `nil` for a property.
  var labels: [String]?
  /// The types of the parameters, without spaces.
  var types: [String] = []
  /// The type of the value, without spaces; `nil` if a property does not state it.
  var value: String?
  /// The arguments with which a function with the same parameters calls it; empty for a property.
  var arguments = ""
  /// `try`, `await` or both.
  var effects = ""
  /// The token after the part before the type of the value.
  var head: Int
  /// The first token of the type of the value, and the one after it.
  var valueStart: Int
  var end: Int

  /// Reads a member; `nil` for other declarations.
  init?(_ member: Declaration, in code: SourceTokens) {
    name = member.name
    if member.isProperty {
      value = member.type.map { code.joined($0) }
      let type = member.type ?? member.tokens.upperBound..<member.tokens.upperBound
      (head, valueStart, end) = (max(type.lowerBound - 1, 0), type.lowerBound, type.upperBound)
      return
    }
    guard member.keyword == "func",
      let function = member.tokens.first(where: { code.word($0) == "func" }),
      let open = member.tokens.first(where: { $0 > function && code.isSign("(", at: $0) }),
      let close = code.closing(open), close < member.tokens.upperBound
    else { return nil }
    // Default values of parameters may have braces.
    let rest = close..<member.tokens.upperBound
    end = rest.first { code.isSign("{", at: $0) } ?? rest.upperBound
    let arrow = (close..<end).first { code.isSign("-", at: $0) && code.isSign(">", at: $0 + 1) }
    (head, valueStart) = (arrow ?? end, arrow.map { $0 + 2 } ?? end)
    value = code.joined(valueStart..<end)
    let words = (close..<head).map(code.word)
    if words.contains("throws") { effects += "try " }
    if words.contains("async") { effects += "await " }
    var arguments: [String] = []
    labels = []
    for range in code.elements(from: open + 1, to: close) {
      guard let colon = range.first(where: { code.isSign(":", at: $0) }), colon > range.lowerBound
      else { return nil }
      let label = code.text(range.lowerBound)
      let type = colon + 1..<(range.first { code.isSign("=", at: $0) } ?? range.upperBound)
      labels?.append(label)
      types.append(code.joined(type))
      let value = (code.word(colon + 1) == "inout" ? "&" : "") + code.text(colon - 1)
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    self.arguments = "(\(arguments.joined(separator: ", ")))"
  }
}

extension SourceTokens {
  /// Whether a word precedes the body of a type.
  fileprivate func hasWord(_ text: String, in type: Declaration) -> Bool {
    (type.tokens.lowerBound..<(type.body?.lowerBound ?? type.tokens.upperBound))
      .contains { word($0) == text }
  }

  /// The name of the type that an extension extends, such as `Home.Model`.
  fileprivate func extendedPath(_ declaration: Declaration) -> String {
    guard var index = declaration.tokens.first(where: { word($0) == "extension" }) else {
      return declaration.name
    }
    index += 1
    var path = word(index)
    while isSign(".", at: index + 1) {
      index += 2
      path += "." + word(index)
    }
    return path
  }
}
