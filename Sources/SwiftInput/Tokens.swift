internal import Foundation

/// The words and signs of a Swift file, without comments and strings.
struct Tokens {
  struct Token {
    var text: Substring
    /// The position of the first byte.
    var place: Int
    var end: Int { place + text.utf8.count }
  }

  /// A class or an extension.
  struct TypeBody {
    var name: String
    var isExtension: Bool
    /// The indices of the braces.
    var start: Int
    var end: Int
  }

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
    var parameters: [Parameter]
    var kind: Kind

    enum Kind {
      case function(isAsync: Bool, canThrow: Bool)
      case property(hasSetter: Bool)
    }

    struct Parameter {
      var label: String
      var name: String
      var isInout: Bool
    }

    /// The override that calls the function or property with another name.
    func forwarder(to name: String) -> String {
      switch kind {
      case .function(let isAsync, let canThrow):
        let arguments = parameters.map { parameter in
          (parameter.label == "_" ? "" : parameter.label + ": ")
            + (parameter.isInout ? "&" : "") + parameter.name
        }
        let effects = (canThrow ? "try " : "") + (isAsync ? "await " : "")
        return "override \(head) \(self.name)\(signature) "
          + "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
      case .property(let hasSetter):
        let setter = hasSetter ? " set { \(name) = newValue }" : ""
        return "override \(head) \(self.name)\(signature) { get { \(name) }\(setter) }"
      }
    }
  }

  private var all: [Token] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scan = SourceScan(bytes)
    while scan.place < bytes.count {
      if scan.skipAside() { continue }
      let start = scan.place
      while scan.isPartOfName(at: scan.place) { scan.place += 1 }
      if scan.place == start {
        scan.place += 1
        let isSpace = [9, 10, 13, 32].contains(bytes[start])
        if isSpace { continue }
      }
      all.append(Token(text: text(start..<scan.place)[...], place: start))
    }
  }

  subscript(index: Int) -> Token { all[index] }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  var indices: Range<Int> { all.indices }

  /// The text at an index; empty outside of the file.
  func word(_ index: Int) -> Substring { all.indices.contains(index) ? all[index].text : "" }

  /// The index of the sign that closes the bracket at an index.
  func closing(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<all.count {
      switch all[index].text {
      case "(", "{", "[": depth += 1
      case ")", "}", "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The classes and extensions of the file.
  var types: [TypeBody] {
    all.indices.compactMap { index in
      let keyword = all[index].text
      guard keyword == "class" || keyword == "extension", isName(index + 1) else { return nil }
      // `class func` and `class var` are members.
      guard !["func", "var", "let", "override", "final", "subscript"].contains(word(index + 1))
      else { return nil }
      var last = index + 1
      while word(last + 1) == ".", isName(last + 2) { last += 2 }
      guard let start = all[last...].firstIndex(where: { $0.text == "{" }),
        let end = closing(start)
      else { return nil }
      return TypeBody(
        name: String(word(last)), isExtension: keyword == "extension", start: start, end: end)
    }
  }

  /// The index where a declaration begins, with its attributes and modifiers.
  func startOfDeclaration(_ keyword: Int) -> Int {
    var first = keyword
    while true {
      if Self.modifiers.contains(word(first - 1))
        || ["private", "fileprivate", "indirect"].contains(word(first - 1))
      {
        first -= 1
      } else if word(first - 1) == ")", let open = opening(first - 1), word(open - 2) == "@" {
        first = open - 2
      } else if isName(first - 1), word(first - 2) == "@" {
        first -= 2
      } else {
        return first
      }
    }
  }

  /// The index of the parenthesis that the one at an index closes.
  private func opening(_ end: Int) -> Int? {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      if all[index].text == ")" { depth += 1 }
      if all[index].text == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func isName(_ index: Int) -> Bool {
    word(index).first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private static let modifiers: Set<Substring> = [
    "override", "public", "open", "internal", "final", "class", "static", "nonisolated", "dynamic",
    "package",
  ]

  /// The overrides directly in the body of a type.
  func overrides(in type: TypeBody) -> [Override] {
    var found: [Override] = []
    var index = type.start + 1
    while index < type.end {
      if ["{", "(", "["].contains(word(index)), let end = closing(index) {
        index = end + 1
      } else if word(index) == "override", let override = member(at: index) {
        found.append(override)
        index += 1
      } else {
        index += 1
      }
    }
    return found
  }

  /// The function or property that has the modifier at an index.
  private func member(at keyword: Int) -> Override? {
    var first = keyword
    while Self.modifiers.contains(word(first - 1)) { first -= 1 }
    var last = keyword
    while Self.modifiers.contains(word(last)) { last += 1 }
    guard ["func", "var"].contains(word(last)), isName(last + 1) else { return nil }
    guard last + 2 < all.count else { return nil }
    var head = (first...last).filter { $0 != keyword }.map { String(word($0)) }
    // Overrides of the class may be overridden; a static forwarder of a final one may not.
    head.removeAll { $0 == "final" || $0 == "dynamic" }
    let name = all[last + 1]
    var override = Override(
      name: String(name.text), nameRange: name.place..<name.end,
      keyword: all[keyword].place..<all[keyword].end, head: head.joined(separator: " "),
      signature: "", parameters: [], kind: .property(hasSetter: false))
    // Default values of parameters may have braces.
    var signatureEnd = last + 2
    if word(last) == "func" {
      guard let open = all[signatureEnd...].firstIndex(where: { $0.text == "(" }),
        let close = closing(open)
      else { return nil }
      override.parameters = parameters(open + 1..<close)
      signatureEnd = close
    }
    guard let body = all[signatureEnd...].firstIndex(where: { $0.text == "{" }) else { return nil }
    override.signature = oneLine(name.end..<all[body].place)
    if word(last) == "var" {
      guard word(last + 2) == ":" else { return nil }
      let accessors = closing(body).map { all[body..<$0].contains { $0.text == "set" } } ?? false
      let observes = ["didSet", "willSet"].contains(word(body + 1))
      guard !observes else { return nil }
      override.kind = .property(hasSetter: accessors && ["get", "set"].contains(word(body + 1)))
    } else {
      let effects = all[signatureEnd..<body].map(\.text)
      override.kind = .function(
        isAsync: effects.contains("async"), canThrow: effects.contains("throws"))
    }
    return override
  }

  /// The text of a range in one line, without comments and without default values.
  private func oneLine(_ range: Range<Int>) -> String {
    text(range).split(separator: "\n").map { line in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  private func parameters(_ range: Range<Int>) -> [Override.Parameter] {
    var parameters: [Override.Parameter] = []
    var depth = 0
    var start = range.lowerBound
    func add(_ end: Int) {
      guard start < end else { return }
      let names = (start..<end).prefix { word($0) != ":" }.filter(isName).map { String(word($0)) }
      guard let label = names.first, let name = names.last else { return }
      parameters.append(
        .init(
          label: label, name: name, isInout: (start..<end).contains { word($0) == "inout" }))
    }
    for index in range {
      switch word(index) {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The arrow of a function type is no bracket.
      case ">": if word(index - 1) != "-" { depth -= 1 }
      case "," where depth == 0:
        add(index)
        start = index + 1
      default: break
      }
    }
    add(range.upperBound)
    return parameters
  }
}
