internal import Foundation

/// A function or property with the modifier `override`.
struct Override {
  var name: String
  var nameRange: Range<Int>
  /// The range of `override`.
  var keyword: Range<Int>
  /// The modifiers other than `override`, and `func` or `var`.
  var head: String
  /// What follows the name: parameters and result, or the type.
  var signature: String
  var kind: Kind

  enum Kind {
    /// `arguments` are those of a call with the same parameters, `effects` are `try` and `await`.
    case function(arguments: String, effects: String)
    case property(hasSetter: Bool)
  }

  /// The override that calls the function or property with another name.
  func forwarder(to name: String) -> String {
    switch kind {
    case .function(let arguments, let effects):
      return "override \(head) \(self.name)\(signature) { \(effects)\(name)\(arguments) }"
    case .property(let hasSetter):
      let setter = hasSetter ? " set { \(name) = newValue }" : ""
      return "override \(head) \(self.name)\(signature) { get { \(name) }\(setter) }"
    }
  }
}

extension SourceOutline {
  /// The classes and extensions of the file that have a body.
  var extensibleTypes: [Declaration] {
    func types(_ declarations: [Declaration]) -> [Declaration] {
      declarations.flatMap { declaration in
        (["class", "extension"].contains(declaration.keyword) && declaration.body != nil
          ? [declaration] : []) + types(declaration.members)
      }
    }
    return types(declarations)
  }

  /// The override that a member of a type is; `nil` for other members and for overrides that cannot
  /// be forwarded.
  func override(_ member: Declaration) -> Override? {
    guard member.modifiers.contains("override"),
      let keyword = member.tokens.first(where: { code.word($0) == "override" })
    else { return nil }
    var first = keyword
    while Self.forwarded.contains(code.word(first - 1)) { first -= 1 }
    var last = keyword
    while Self.forwarded.contains(code.word(last)) { last += 1 }
    guard ["func", "var"].contains(code.word(last)), code.isName(at: last + 1) else { return nil }
    var head = (first...last).filter { $0 != keyword }.map(code.word)
    // Overrides of the class may be overridden; a static forwarder of a final one may not.
    head.removeAll { $0 == "final" || $0 == "dynamic" }
    let name = code.tokens[last + 1].range
    var override = Override(
      name: code.word(last + 1), nameRange: name, keyword: code.tokens[keyword].range,
      head: head.joined(separator: " "), signature: "",
      kind: .property(hasSetter: false))
    // Default values of parameters may have braces.
    var signatureEnd = last + 2
    let rest = signatureEnd..<max(member.tokens.upperBound, signatureEnd)
    if code.word(last) == "func" {
      guard let open = rest.first(where: { code.isSign("(", at: $0) }),
        let close = code.closing(open)
      else { return nil }
      signatureEnd = close
    }
    guard let body = rest.first(where: { $0 >= signatureEnd && code.isSign("{", at: $0) }) else {
      return nil
    }
    override.signature = oneLine(name.upperBound..<code.tokens[body].range.lowerBound)
    if code.word(last) == "var" {
      guard code.word(last + 2) == ":" else { return nil }
      let accessors = (body..<code.tokens[body].partner).contains { code.word($0) == "set" }
      let observes = ["didSet", "willSet"].contains(code.word(body + 1))
      guard !observes else { return nil }
      override.kind = .property(
        hasSetter: accessors && ["get", "set"].contains(code.word(body + 1)))
    } else {
      guard let signature = MemberSignature(member, in: code) else { return nil }
      override.kind = .function(arguments: signature.arguments, effects: signature.effects)
    }
    return override
  }

  private static let forwarded: Set = [
    "override", "public", "open", "internal", "final", "class", "static", "nonisolated", "dynamic",
    "package",
  ]

  /// The text of a range in one line, without comments and without default values.
  private func oneLine(_ range: Range<Int>) -> String {
    String(decoding: code.bytes[range], as: UTF8.self).split(separator: "\n").map { line in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}
