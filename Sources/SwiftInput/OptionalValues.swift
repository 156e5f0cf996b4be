internal import Foundation

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
    of member: Declaration, in type: Declaration, _ code: SourceTokens
  ) -> [SourceEdit]? {
    guard let signature = MemberSignature(member, in: code), let value = signature.value,
      !value.isEmpty, value != "Void", value != "()", !value.hasSuffix("?"),
      let word = member.tokens.first(where: { code.word($0) == "optional" })
    else { return nil }
    let name = "FlatplanOptional\(requirements.count)_\(signature.name)"
    requirements.append(Requirement(owner: type.name, name: name, signature: signature))
    let access =
      ["public", "private", "fileprivate"].first(where: type.modifiers.contains)
      .map { $0 + " " } ?? ""
    let head = code.line(from: word + 1, to: signature.head)
    let found = "(self as? any \(name))?.\(signature.call)"
    let wrapped = "Swift.Optional<\(code.line(from: signature.valueStart, to: signature.end))>"
    let isPublic = access == "public " ? access : ""
    let (declaration, body): (String, String)
    if signature.labels == nil {
      declaration = "\(head): \(value) { get }"
      body = "\(head): \(wrapped) { \(found) }"
    } else {
      declaration = code.line(from: word + 1, to: member.tokens.upperBound)
      body = "\(head) -> \(wrapped) { \(signature.effects)\(found) }"
    }
    let attribute = code.hasWord("MainActor", in: type) ? "@MainActor " : ""
    let text =
      "; \(attribute)\(access)protocol \(name) { \(declaration) }; "
      + "extension \(type.name) { \(isPublic)\(body) }"
    let end = type.range.upperBound
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
  /// The member as it is called by a function with the same parameters.
  var call: String
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
      (call, value) = (name, member.type.map { code.joined($0) })
      let type = member.type ?? member.tokens.upperBound..<member.tokens.upperBound
      (head, valueStart, end) = (max(type.lowerBound - 1, 0), type.lowerBound, type.upperBound)
      return
    }
    guard member.keyword == "func",
      let open = member.tokens.first(where: { code.isSign("(", at: $0) && code.isName(at: $0 - 1) }
      ),
      let close = code.closing(open)
    else { return nil }
    end = member.body?.lowerBound ?? member.tokens.upperBound
    let arrow = (close..<end).first { code.isSign("-", at: $0) && code.isSign(">", at: $0 + 1) }
    (head, valueStart) = (arrow ?? end, arrow.map { $0 + 2 } ?? end)
    value = code.joined(valueStart..<end)
    let words = (close..<head).map(code.word)
    if words.contains("throws") { effects += "try " }
    if words.contains("async") { effects += "await " }
    var arguments: [String] = []
    labels = []
    for range in code.arguments(from: open + 1, to: close) {
      guard let colon = range.first(where: { code.isSign(":", at: $0) }), colon > range.lowerBound
      else { return nil }
      let label = code.text(range.lowerBound)
      let type = colon + 1..<(range.first { code.isSign("=", at: $0) } ?? range.upperBound)
      labels?.append(label)
      types.append(code.joined(type))
      let value = (code.word(colon + 1) == "inout" ? "&" : "") + code.text(colon - 1)
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    call = "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension SourceTokens {
  /// The tokens of a range without spaces.
  fileprivate func joined(_ range: Range<Int>) -> String { range.map(word).joined() }

  /// A range of tokens on one line, without comments.
  fileprivate func line(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    let text = String(
      decoding: bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound],
      as: UTF8.self)
    return text.replacing(#/\/\/[^\n]*/#, with: "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

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

  /// The ranges between the commas of a list.
  fileprivate func arguments(from start: Int, to end: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (first, index, depth) = (start, start, 0)
    while index < end {
      if isSign("<", at: index) { depth += 1 }
      if isSign(">", at: index), !isSign("-", at: index - 1) { depth -= 1 }
      if isSign(",", at: index), depth == 0 {
        found.append(first..<index)
        first = index + 1
      }
      index = self.index(after: index)
    }
    return first < end ? found + [first..<end] : found
  }
}
