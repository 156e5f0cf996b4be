/// Makes optional members of protocols compile, which need the Objective-C runtime.
///
/// `optional func didOpen()` becomes a requirement with an empty default, in an extension on the line of
/// the closing brace, so lines keep their numbers. Members with a value that is not optional itself become
/// protocols of their own (``OptionalValues``). Calls such as `delegate?.didOpen?()` lose the second
/// question mark, and so do those of the optional members of UIKit's delegates.
struct OptionalRequirements {
  /// The sources with their protocols and calls changed.
  static func rewritten(_ sources: [CompiledSource]) -> [CompiledSource] {
    let texts = sources.map { String(decoding: $0.bytes, as: UTF8.self) }
    let hasOptional = texts.contains { $0.contains("optional ") }
    let files: [SourceOutline?] = zip(sources, texts).map { source, text in
      hasOptional || text.contains("?(") || text.contains("!(")
        ? SourceOutline(source.bytes) : nil
    }
    var names = namesOfUIKit
    var values = OptionalValues(files)
    var edits = sources.map { _ in [SourceEdit]() }
    for (index, file) in files.enumerated() {
      guard let file else { continue }
      for type in file.declarations where type.keyword == "protocol" {
        edits[index] += defaults(of: type, in: file, &names, &values)
      }
    }
    for (index, more) in values.conformances().enumerated() { edits[index] += more }
    for (index, file) in files.enumerated() {
      if let file { edits[index] += marks(of: names, in: file.code) }
    }
    return CompiledSource.applied(edits, to: sources)
  }

  /// The members of UIKit's delegates that are optional there and have defaults here.
  private static let namesOfUIKit: Set = [
    "collectionView", "numberOfSections", "tableView", "scrollViewDidScroll",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldReturn",
    "textFieldShouldBeginEditing", "textViewDidChange", "textViewDidBeginEditing",
    "textViewDidEndEditing",
  ]

  // MARK: Protocols

  /// The edits of a protocol. Adds the names of its optional members.
  private static func defaults(
    of type: Declaration, in file: SourceOutline, _ names: inout Set<String>,
    _ values: inout OptionalValues
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var members: [String] = []
    let isPublic = type.modifiers.contains("public") ? "public " : ""
    for member in type.members where member.modifiers.contains("optional") {
      if let own = values.edits(of: member, in: type, file.code) {
        edits += own
        names.insert(member.name)
        continue
      }
      guard let word = member.tokens.first(where: { file.code.word($0) == "optional" }),
        let text = defaultMember(member, after: word, in: file.code)
      else { continue }
      let range = file.code.tokens[word].range
      edits.append(SourceEdit(range: range, text: String(repeating: " ", count: range.count)))
      members.append(isPublic + text)
      names.insert(member.name)
    }
    guard !members.isEmpty else { return edits }
    let end = type.range.upperBound
    let text = "; extension \(type.name) { \(members.joined(separator: "; ")) }"
    return edits + [SourceEdit(range: end..<end, text: text)]
  }

  /// The default of a member; `nil` if its value is not obvious.
  private static func defaultMember(
    _ member: Declaration, after word: Int, in code: SourceTokens
  ) -> String? {
    let last = member.tokens.upperBound
    if member.keyword == "func" {
      let arrow = member.tokens.last {
        code.isSign("-", at: $0) && code.isSign(">", at: $0 + 1) && isOuter($0, in: member, code)
      }
      let type = arrow.map { code.joined($0 + 2..<last) } ?? "Void"
      return value(of: type).map { "\(code.line(from: word + 1, to: last)) { \($0) }" }
    }
    guard member.keyword == "var", let type = member.type else { return nil }
    return value(of: code.joined(type)).map {
      "\(code.line(from: word + 1, to: type.upperBound)) { \($0) }"
    }
  }

  /// Whether a token is outside of the parameters of a function.
  private static func isOuter(_ index: Int, in member: Declaration, _ code: SourceTokens) -> Bool {
    guard let open = member.tokens.first(where: { code.isSign("(", at: $0) }) else { return true }
    return index > code.tokens[open].partner
  }

  private static func value(of type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    return type == "Void" || type == "()" ? "" : nil
  }

  // MARK: Calls

  /// Removes the marks after names that are called.
  private static func marks(of names: Set<String>, in code: SourceTokens) -> [SourceEdit] {
    code.tokens.indices.filter { index in
      (code.isSign("?", at: index) || code.isSign("!", at: index))
        && code.isSign("(", at: index + 1) && code.isSign(".", at: index - 2)
        && names.contains(code.word(index - 1))
        && code.tokens[index].range.lowerBound == code.tokens[index - 1].range.upperBound
    }.map { SourceEdit(range: code.tokens[$0].range, text: " ") }
  }
}
