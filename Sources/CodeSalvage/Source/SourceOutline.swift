/// A declaration in a source file, found without compiling it.
struct Declaration: Sendable {
  /// The keyword, such as `class`; `statement` for code that is not a declaration.
  var keyword: String
  var name = ""
  var modifiers: Set<String> = []
  /// Its tokens, with attributes and body.
  var tokens: Range<Int>
  /// Its bytes.
  var range: Range<Int>
  /// The tokens of the body between its braces, with both braces.
  var body: Range<Int>?
  /// The tokens after the colon of a type.
  var clause: Range<Int>?
  /// The token `=` of a property.
  var assignment: Int?
  /// The tokens of the type of a property.
  var type: Range<Int>?
  var members: [Declaration] = []

  var isType: Bool { Self.typeKeywords.contains(keyword) }
  var isFunction: Bool { ["func", "init", "deinit", "subscript"].contains(keyword) }
  var isProperty: Bool { ["var", "let"].contains(keyword) }
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
}

/// The declarations of a source file.
struct SourceOutline: Sendable {
  let code: SourceTokens
  private(set) var declarations: [Declaration] = []

  /// Deeper nested types have no members, so that hostile files do not exhaust the stack.
  private static let maximumDepth = 32

  init(_ bytes: [UInt8]) {
    code = SourceTokens(bytes)
    declarations = declarations(in: 0..<code.tokens.count, depth: 0)
  }

  /// The declarations that contain a position, outermost first.
  func path(to place: Int) -> [Declaration] {
    var path: [Declaration] = []
    var level = declarations
    while let next = level.first(where: { $0.range.contains(place) || $0.range.upperBound == place }
    ) {
      path.append(next)
      level = next.members
    }
    return path
  }

  private func declarations(in range: Range<Int>, depth: Int) -> [Declaration] {
    var found: [Declaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isCondition(at: index) {
        repeat { index += 1 } while index < range.upperBound && !code.tokens[index].isFirst
        continue
      }
      if code.tokens[index].kind == .close || code.isSign(";", at: index) {
        index += 1
        continue
      }
      let declaration = declaration(at: index, before: range.upperBound, depth)
      found.append(declaration)
      index = max(declaration.tokens.upperBound, index + 1)
    }
    return found
  }

  /// Whether the token starts a line such as `#if os(iOS)`.
  private func isCondition(at index: Int) -> Bool {
    code.isSign("#", at: index) && code.isWord(at: index + 1)
      && ["if", "elseif", "else", "endif"].contains(code.text(index + 1))
  }

  private func declaration(at start: Int, before limit: Int, _ depth: Int) -> Declaration {
    var (index, modifiers) = prefix(at: start, before: limit)
    let keyword = index < limit ? code.word(index) : ""
    if !Self.keywords.contains(keyword) { index = min(index, limit - 1) }
    var found = Declaration(
      keyword: Self.keywords.contains(keyword) ? keyword : "statement", modifiers: modifiers,
      tokens: start..<limit, range: 0..<0)
    if found.isType || found.isFunction {
      takeBody(&found, at: index, before: limit)
    } else {
      let end = code.end(from: index, before: limit)
      found.tokens = start..<max(end, start + 1)
      if found.isProperty { takeProperty(&found, at: index) }
    }
    if found.keyword != "statement", found.name.isEmpty, code.isWord(at: index + 1) {
      found.name = code.text(index + 1)
    }
    if ["init", "deinit", "subscript"].contains(keyword) { found.name = keyword }
    found.range =
      code.tokens[start].range
      .lowerBound..<code.tokens[found.tokens.upperBound - 1].range
      .upperBound
    if found.isType, let body = found.body, depth < Self.maximumDepth {
      found.members = declarations(
        in: (body.lowerBound + 1)..<max(body.upperBound - 1, body.lowerBound + 1), depth: depth + 1)
    }
    return found
  }

  /// Skips attributes and modifiers.
  private func prefix(at start: Int, before limit: Int) -> (Int, Set<String>) {
    var index = start
    var modifiers: Set<String> = []
    while index < limit {
      if code.isSign("@", at: index) {
        index += 2
        while code.isSign(".", at: index), index < limit { index += 2 }
        if index < limit, code.isSign("(", at: index), !code.tokens[index].isFirst {
          index = code.tokens[index].partner + 1
        }
        continue
      }
      guard code.isWord(at: index), Self.modifiers.contains(code.text(index)) else { break }
      let word = code.text(index)
      if word == "class" {
        let next = code.word(index + 1)
        guard ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
        else { break }
      }
      modifiers.insert(word)
      index += 1
      if index < limit, code.isSign("(", at: index) { index = code.tokens[index].partner + 1 }
    }
    return (min(index, limit), modifiers)
  }

  private func takeBody(_ found: inout Declaration, at index: Int, before limit: Int) {
    let end = max(
      code.end(from: index, before: limit, endsWithBraces: true), found.tokens.lowerBound + 1)
    found.tokens = found.tokens.lowerBound..<end
    if code.isSign("}", at: end - 1) || end == limit {
      let open = (index..<end).first { code.isSign("{", at: $0) }
      if let open, code.tokens[open].partner < end { found.body = open..<end }
    }
    let header = index..<(found.body?.lowerBound ?? end)
    guard found.isType else { return }
    if found.keyword == "extension" {
      // The last name of `extension Outer.Inner`.
      var last = index + 1
      while code.isSign(".", at: last + 1), last + 2 < end { last += 2 }
      if code.isWord(at: last) { found.name = code.text(last) }
    }
    if let colon = header.first(where: { code.isSign(":", at: $0) && !isInGenerics($0, index) }) {
      let last = header.first { $0 > colon && code.word($0) == "where" }
      found.clause = (colon + 1)..<(last ?? header.upperBound)
    }
  }

  /// Whether a token is between the angle brackets of a declaration.
  private func isInGenerics(_ index: Int, _ start: Int) -> Bool {
    (start..<index).reduce(0) {
      $0 + (code.isSign("<", at: $1) ? 1 : code.isSign(">", at: $1) ? -1 : 0)
    }
      > 0
  }

  private func takeProperty(_ found: inout Declaration, at start: Int) {
    var index = start + 1
    var colon: Int?
    while index < found.tokens.upperBound {
      if code.isSign(":", at: index), colon == nil, found.assignment == nil { colon = index }
      if code.isSign("=", at: index), found.assignment == nil { found.assignment = index }
      if code.isSign("{", at: index) {
        let word = code.word(index + 1)
        if found.assignment == nil || Self.accessors.contains(word) {
          found.body = index..<min(code.tokens[index].partner + 1, found.tokens.upperBound)
        }
      }
      index =
        code.tokens[index].kind == .open ? max(code.tokens[index].partner, index) + 1 : index + 1
    }
    if let colon {
      let end = found.assignment ?? found.body?.lowerBound ?? found.tokens.upperBound
      if colon + 1 < end { found.type = (colon + 1)..<end }
    }
  }

  private static let accessors: Set = ["get", "set", "willSet", "didSet"]
  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "init", "deinit",
    "subscript", "var", "let", "typealias", "associatedtype", "import", "case", "operator",
    "precedencegroup", "macro",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "required",
    "convenience", "dynamic", "indirect", "optional", "prefix", "infix", "postfix", "isolated",
    "consuming", "borrowing", "async", "distributed",
  ]
}
