internal import Basics

/// Leaves out the parts of a file that do not compile. Lines keep their numbers.
struct HoleMaker {
  /// How much is left out around an error.
  enum Extent {
    /// Single statements that use missing names, and bodies of functions.
    case statement
    /// Bodies of functions, and whole members.
    case member
    /// Whole declarations at the top level.
    case declaration
  }

  /// The file as shown in messages.
  let file: String
  let outline: SourceOutline
  let extent: Extent
  /// The causes of the names that are left out, by name.
  var causes: [String: Hole.Cause]
  private(set) var holes: [Hole] = []
  /// The first tokens of the elements that are left out, by the opening bracket of their array.
  var droppedElements: [Int: Set<Int>] = [:]
  private var edits: [(range: Range<Int>, text: String)] = []
  private let lines: SourceLines

  var code: SourceTokens { outline.code }

  init(_ file: String, _ bytes: [UInt8], extent: Extent, causes: [String: Hole.Cause]) {
    self.file = file
    self.extent = extent
    self.causes = causes
    outline = SourceOutline(bytes)
    lines = SourceLines(bytes)
  }

  /// The file without the holes; the same file if no error could be left out.
  var bytes: [UInt8] {
    var written = code.bytes
    var start = Int.max
    let sorted = edits.sorted {
      ($0.range.upperBound, -$0.range.lowerBound) > ($1.range.upperBound, -$1.range.lowerBound)
    }
    for edit in sorted where edit.range.upperBound <= start {
      start = edit.range.lowerBound
      written.replaceSubrange(edit.range, with: replacement(of: edit.range, by: edit.text))
    }
    return written
  }

  /// The text with the line breaks of the range, before a closing brace if it ends with one.
  private func replacement(of range: Range<Int>, by text: String) -> [UInt8] {
    let breaks = code.bytes[range].filter { $0 == UInt8(ascii: "\n") }
    guard text.hasSuffix("}") else { return Array(text.utf8) + breaks }
    return Array(text.utf8.dropLast()) + breaks + Array("}".utf8)
  }

  mutating func leaveOutImports(of modules: Set<String>) {
    for declaration in outline.declarations where declaration.keyword == "import" {
      guard !code.names(in: declaration.tokens).isDisjoint(with: modules) else { continue }
      edit(declaration.range, by: "")
    }
  }

  mutating func leaveOut(_ error: CompilerError) {
    guard let place = lines.place(of: error) else { return }
    let path = outline.path(to: place)
    guard let inner = path.last else { return removeLine(error) }
    if error.message.contains("requires explicit use of 'self'") {
      return edit(place..<place, by: "self.")
    }
    if !error.isMissing, extent == .statement,
      edits.contains(where: { inner.range.contains($0.range.lowerBound) })
    {
      return
    }
    let cause = cause(of: error)
    if inner.keyword == "import" { return edit(inner.range, by: "") }
    if error.isAboutAttribute, dropAttribute(at: place, inner, path, cause) { return }
    if error.message.contains("does not override"), blank("override", in: inner) { return }
    if error.message.contains("optional chaining on non-optional"), blankMark(at: place) { return }
    if extent == .declaration, let outer = path.first { return remove(outer, in: [], cause) }
    if inner.isType { return leaveOutOfType(error, inner, path, place, cause) }
    let isInside = inner.body.map { bytes(of: $0).contains(place) } ?? false
    let isInitial =
      inner.assignment.map { place > code.tokens[$0].range.lowerBound } == true && !isInside
    if extent == .statement, isInside || isInitial,
      replaceConstant(at: place, error, inner, path, cause)
    {
      return
    }
    if extent != .declaration, isInside || isInitial, dropElement(at: place, inner, path, cause) {
      return
    }
    if extent == .statement, isInside || isInitial,
      dropStatement(at: place, in: inner, path, error, cause)
    {
      return
    }
    if isInside, let body = inner.body, !isStop(body) {
      return stop(inner, body, path, cause)
    }
    if isInitial, let type = inner.type, let assignment = inner.assignment {
      let isOptional =
        code.isSign("?", at: type.upperBound - 1) || code.isSign("!", at: type.upperBound - 1)
      let initial =
        code.tokens[assignment].range
        .lowerBound..<(inner.body.map {
          code.tokens[$0.lowerBound].range.lowerBound
        } ?? inner.range.upperBound)
      if inner.keyword == "var", isOptional {
        return add(.line, inner, path, cause, edit: initial, by: "")
      }
      if inner.modifiers.contains("lazy"), !isStop(assignment..<inner.tokens.upperBound) {
        return add(
          .property, inner, path, cause, edit: initial,
          by: "= { fatalError(\(message(inner, path, cause).swiftLiteral)) }()")
      }
    }
    remove(inner, in: path, cause)
  }

  /// Whether an error is about the superclass or a protocol of a type. Without it, members that are
  /// there seem to be missing.
  func isAboutConformance(_ error: CompilerError) -> Bool {
    guard error.message.hasPrefix("cannot find type '"), let place = lines.place(of: error),
      let type = outline.path(to: place).last, type.isType, let clause = type.clause
    else { return false }
    return bytes(of: clause).contains(place)
  }

  // MARK: Causes

  /// The cause of an error, or the cause of the hole that led to it.
  private func cause(of error: CompilerError) -> Hole.Cause {
    let name = error.missingName ?? error.missingMember
    return name.flatMap { causes[$0] } ?? error.cause
  }

  private func message(_ hole: Declaration, _ path: [Declaration], _ cause: Hole.Cause) -> String {
    let names = path.filter(\.isType).map(\.name) + (hole.isType ? [] : [hole.name])
    return
      "\(names.joined(separator: ".")) is left out, because it does not compile: \(cause.message)"
  }

  // MARK: Edits

  func bytes(of range: Range<Int>) -> Range<Int> {
    code.tokens[range.lowerBound].range
      .lowerBound..<code.tokens[range.upperBound - 1].range
      .upperBound
  }

  private mutating func edit(_ range: Range<Int>, by text: String) {
    edits.append((range, text))
  }

  mutating func add(
    _ kind: Hole.Kind, _ declaration: Declaration, _ path: [Declaration], _ cause: Hole.Cause,
    edit range: Range<Int>, by text: String
  ) {
    let owner = path.last(where: { $0.isType && $0.range != declaration.range })?.name
    holes.append(
      Hole(
        kind: kind, file: file, owner: owner ?? (declaration.isType ? declaration.name : file),
        name: declaration.name,
        lines: lines.line(
          of: declaration.range.lowerBound)...lines.line(
            of: declaration.range.upperBound),
        line: lines.line(of: range.lowerBound), cause: cause))
    edit(range, by: text)
  }

  /// Removes a declaration. Code that uses its name is left out for the same cause.
  private mutating func remove(
    _ declaration: Declaration, in path: [Declaration], _ cause: Hole.Cause
  ) {
    if declaration.keyword != "extension" {
      causes[declaration.name] = causes[declaration.name] ?? cause
    }
    let kind: Hole.Kind =
      declaration.isType
      ? .type
      : declaration.isFunction ? .function : declaration.isProperty ? .property : .declaration
    add(kind, declaration, path, cause, edit: declaration.range, by: "")
  }

  private mutating func removeLine(_ error: CompilerError) {
    guard let range = lines.range(of: error.line) else { return }
    let line = Declaration(keyword: "statement", name: "", tokens: 0..<0, range: range)
    add(.line, line, [], cause(of: error), edit: range, by: "")
  }

  /// Replaces a body by a call that ends the program.
  private mutating func stop(
    _ declaration: Declaration, _ body: Range<Int>, _ path: [Declaration], _ cause: Hole.Cause
  ) {
    let first = code.word(body.lowerBound + 1)
    let call = "fatalError(\(message(declaration, path, cause).swiftLiteral))"
    let hasSetter = body.contains { code.word($0) == "set" }
    let text =
      if ["willSet", "didSet"].contains(first) || declaration.keyword == "deinit" {
        declaration.keyword == "deinit" ? "{}" : ""
      } else if let value = absentValue(of: declaration, body), !hasSetter {
        "{ \(value) }"
      } else if hasSetter, !declaration.isFunction || declaration.keyword == "subscript" {
        "{ get { \(call) } set {} }"
      } else {
        "{ \(call) }"
      }
    add(
      declaration.isProperty ? .property : .function, declaration, path, cause,
      edit: bytes(of: body), by: text)
  }

  /// The value of a body that is left out, if that is obvious: an empty text, or `nil`. There is none
  /// for layouts, since nobody would see that they are missing.
  private func absentValue(of declaration: Declaration, _ body: Range<Int>) -> String? {
    var type = declaration.type
    if declaration.keyword == "func" {
      let header = declaration.tokens.lowerBound..<body.lowerBound
      let arrow = header.last { code.isSign("-", at: $0) && code.isSign(">", at: $0 + 1) }
      type = arrow.map { $0 + 2..<body.lowerBound }
    }
    guard let words = type?.map(code.word) else { return nil }
    if words == ["String"] { return "\"\"" }
    let isDrawn = words.contains { word in
      ["Layout", "Section", "View", "Cell", "Controller"].contains { word.hasSuffix($0) }
    }
    return words.last == "?" && !isDrawn ? "nil" : nil
  }

  private func isStop(_ body: Range<Int>) -> Bool {
    body.prefix(8).contains { code.word($0) == "fatalError" }
      && body.contains {
        code.tokens[$0].kind == .text && code.text($0).contains("does not compile")
      }
  }

  /// Removes the question mark of a call such as `delegate.collectionView?(…)`.
  private mutating func blankMark(at place: Int) -> Bool {
    let index = code.token(at: place)
    guard let mark = [index, index + 1].first(where: { code.isSign("?", at: $0) }) else {
      return false
    }
    edit(code.tokens[mark].range, by: "")
    return true
  }

  private mutating func blank(_ modifier: String, in declaration: Declaration) -> Bool {
    guard let index = declaration.tokens.prefix(12).first(where: { code.word($0) == modifier })
    else { return false }
    edit(code.tokens[index].range, by: "")
    return true
  }
}

// MARK: Types

extension HoleMaker {
  private mutating func leaveOutOfType(
    _ error: CompilerError, _ type: Declaration, _ path: [Declaration], _ place: Int,
    _ cause: Hole.Cause
  ) {
    guard let clause = type.clause else { return remove(type, in: path, cause) }
    let parts = code.elements(from: clause.lowerBound, to: clause.upperBound)
      .filter { !$0.isEmpty }
    let names = error.quoted
    let part =
      parts.first { bytes(of: $0).contains(place) }
      ?? parts.first { part in
        error.message.contains("does not conform to protocol")
          && names.contains { code.names(in: part).contains($0) }
      }
    let isConformance = error.message.contains("conform")
    guard let part, isConformance || bytes(of: part).contains(place) else {
      return remove(type, in: path, cause)
    }
    let name = code.text(part.lowerBound)
    if type.keyword != "class", type.keyword != "extension", SwiftUICode.protocols.contains(name) {
      return remove(type, in: path, cause)
    }
    let known = part == parts.first && type.keyword == "class" ? Self.superclass(for: name) : nil
    if let known { return add(.conformance, type, path, cause, edit: bytes(of: part), by: known) }
    let isOnly = parts.count == 1
    let isLast = part == parts.last
    let range =
      isOnly
      ? (clause.lowerBound - 1)..<clause.upperBound
      : isLast ? (part.lowerBound - 1)..<part.upperBound : part.lowerBound..<(part.upperBound + 1)
    add(.conformance, type, path, cause, edit: bytes(of: range), by: " ")
  }

  /// The class of UIKit that stands for a missing superclass, by the end of its name.
  static func superclass(for name: String) -> String? {
    let known = [
      ("CollectionViewController", "UICollectionViewController"),
      ("ViewController", "UIViewController"),
      ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UICollectionViewCell"),
      ("ReusableView", "UICollectionReusableView"), ("CollectionView", "UICollectionView"),
      ("Controller", "UIViewController"), ("Button", "UIButton"), ("Label", "UILabel"),
      ("ImageView", "UIImageView"), ("View", "UIView"),
    ]
    return name.hasPrefix("UI") ? nil : known.first { name.hasSuffix($0.0) }?.1
  }
}
