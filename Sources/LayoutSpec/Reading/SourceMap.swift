import SpecDiagnostics
internal import SpecTree

/// A map of a known kind that contains only known keys.
struct SourceMap {
  let kind: MapKind
  let node: SourceNode
  /// The key whose value is the map, if any.
  let owner: SourceNode.Entry?
  /// The entries with known keys. A linear search is faster than a dictionary for so few entries.
  /// If two have the same key, as after splitting a size into its sides, the last one wins.
  private var entries: [SourceNode.Entry]
  /// Known keys that unknown ones are probably misspellings of, and that are therefore not reported
  /// as missing.
  private let suggestions: Set<String>

  /// Opens a map; unknown keys are reported and omitted.
  ///
  /// Keys that begin with `prefix` are reserved for the spec's author and ignored.
  init?(
    _ node: SourceNode, _ kind: MapKind, owner: SourceNode.Entry? = nil,
    ignoring prefix: String? = nil, also names: [String] = [], _ sink: inout Sink
  ) {
    guard let all = node.entries else {
      sink.reportShape(
        node, expected: kind.name, takesContent: kind.has(StyleKeys.content.rule.name))
      return nil
    }
    self.kind = kind
    self.node = node
    self.owner = owner
    var suggestions: Set<String> = []
    entries = all.filter { entry in
      if kind.has(entry.key) || names.contains(entry.key) { return true }
      if prefix.map(entry.key.hasPrefix) != true {
        suggestions.formUnion(
          sink.reportUnknown(entry, in: kind, also: names, isAlone: all.count == 1))
      }
      return false
    }
    self.suggestions = suggestions
    check(&sink)
  }

  /// Reports missing keys and keys that cannot be combined.
  private func check(_ sink: inout Sink) {
    let constraints = kind.constraints
    for requirement in constraints.required {
      require(requirement.key, examples: requirement.examples, &sink)
    }
    for exclusion in constraints.exclusive {
      exclude(exclusion.one, exclusion.other, because: exclusion.why, &sink)
    }
  }

  /// Returns the map with some values replaced; a key is omitted if `change` returns `nil`.
  func changing(_ rules: [KeyRule], _ change: (SourceNode.Entry) -> SourceNode?) -> SourceMap {
    var map = self
    map.entries = entries.compactMap { entry in
      guard rules.contains(where: { $0.name == entry.key }) else { return entry }
      var entry = entry
      guard let value = change(entry) else { return nil }
      entry.value = value
      return entry
    }
    return map
  }

  /// The keys that are present.
  var keys: Set<String> { Set(entries.map(\.key)) }

  func entry(_ name: String) -> SourceNode.Entry? { entries.last { $0.key == name } }

  func entry<Value>(_ key: Key<Value>) -> SourceNode.Entry? { entry(key.rule.name) }

  func has<Value>(_ key: Key<Value>) -> Bool { entry(key) != nil }

  /// Whether a key is missing and no unknown key is a misspelling of it.
  func lacks<Value>(_ key: Key<Value>) -> Bool { lacks(key.rule.name) }

  private func lacks(_ name: String) -> Bool { entry(name) == nil && !suggestions.contains(name) }

  /// Returns the value of a key; `nil` if the key is missing or its value is invalid, which is
  /// reported.
  func read<Value>(_ key: Key<Value>, _ context: EvaluationContext, _ sink: inout Sink) -> Value? {
    node(of: key, &sink).flatMap { key.kind.read($0, context, &sink) }
  }

  /// Returns the node of a key's value; `nil` if the key is missing or its value is null, which is
  /// reported.
  func node<Value>(of key: Key<Value>, _ sink: inout Sink) -> SourceNode? {
    assert(kind.has(key.rule.name), "'\(key.rule.name)' is not a key of \(kind.name)")
    guard let entry = entry(key) else { return nil }
    if entry.value.isNull {
      sink.reportMissingValue(of: entry)
      return nil
    }
    return entry.value
  }

  /// Returns the entries of a map whose keys are names that the author chose. A value of another
  /// shape is reported.
  func names<Value>(
    _ key: Key<Value>, _ what: String, _ sink: inout Sink
  ) -> [SourceNode.Entry] {
    guard let node = node(of: key, &sink) else { return [] }
    return node.entries ?? sink.expected(what, at: node) ?? []
  }

  /// Reports two exclusive keys that are both present, at the later one.
  private func exclude(
    _ one: String, _ other: String, because why: String, _ sink: inout Sink
  ) {
    guard let first = entry(one), let second = entry(other) else { return }
    let later = first.keyPlace < second.keyPlace ? second : first
    let earlier = later.key == one ? other : one
    sink.report(.excluded(later.key, by: earlier, why: why), at: later)
  }

  /// Reports a missing key that is one of several alternatives, and offers to add it with example
  /// values.
  func require<Value>(
    _ key: Key<Value>, examples: [String], _ sink: inout Sink
  ) {
    assert(
      kind.constraints.oneOf.joined().contains(key.rule.name),
      "the constraints of \(kind.name) do not list '\(key.rule.name)'")
    require(key.rule.name, examples: examples, &sink)
  }

  private func require(_ name: String, examples: [String], _ sink: inout Sink) {
    guard lacks(name) else { return }
    sink.report(
      Finding(
        .missingKey(name, map: kind.name), at: place(sink.source), advice: .add,
        fixes: examples.map { addition(name, $0, sink.source) }))
  }

  /// The location for errors about the whole map: its key, or its beginning.
  func place(_ source: SourceText) -> SourceSpan {
    if let owner { return source.span(of: owner) }
    if source.rest(from: node.place).first == "{" { return source.span(of: node) }
    return node.entries?.first.map { source.span(of: $0) } ?? source.span(of: node)
  }

  /// Returns a fix that adds a key at the beginning of the map, in the style of its other keys.
  func addition(_ key: String, _ value: String, _ source: SourceText) -> FixCandidate {
    let isFlow = source.rest(from: node.place).first == "{"
    let first = node.entries?.first
    let isQuoted = first.map { source.rest(from: $0.keyPlace).first == "\"" } ?? false
    let text = isQuoted ? "\"\(key)\": \(value.quotedUnlessNumber)" : "\(key): \(value)"
    var place = node.place
    let end: String
    if isFlow {
      place.column += 1
      end = first == nil ? "" : ", "
    } else {
      place = first?.keyPlace ?? place
      end = "\n" + String(repeating: " ", count: max(place.column - 1, 0))
    }
    return FixCandidate(
      title: "\(key): \(value)", span: SourceSpan(place: place, length: 0),
      replacement: text + end)
  }
}

extension String {
  fileprivate var quotedUnlessNumber: String {
    allSatisfy { $0.isNumber || "[]{}".contains($0) } ? self : "\"\(self)\""
  }
}

extension SourceNode.Entry {
  /// The key and the value of an entry without a space after the colon, which YAML reads as one
  /// key: `{height:44}`.
  fileprivate var joined: (key: String, value: String)? {
    guard value.isNull, let colon = key.firstIndex(of: ":") else { return nil }
    return (String(key[..<colon]), String(key[key.index(after: colon)...]))
  }
}

extension Sink {
  /// Reports an unknown key and returns the keys that it may stand for.
  ///
  /// - Parameter isAlone: Whether it is the only key of the map.
  fileprivate mutating func reportUnknown(
    _ entry: SourceNode.Entry, in kind: MapKind, also names: [String], isAlone: Bool
  ) -> [String] {
    guard !isFull else { return [] }
    let known = kind.rules.map(\.name) + names
    if let (key, value) = entry.joined, known.contains(key) {
      let fix = FixCandidate(title: "\(key): \(value)", span: source.span(of: entry))
      report(.unknownKey(entry.key, map: kind.name), at: entry, advice: .write, fixes: [fix])
      return [key]
    }
    let idiom = MisplacedKeys.idiom(for: entry, in: kind)
    // The data of elements has keys of its own for what some parts show.
    let isField = kind.isData && entry.value.text != nil && !entry.isSplitOff
    let synonyms =
      idiom != nil && !isField
      ? []
      : MisplacedKeys.suggestions(for: entry, in: kind)
        + OtherWords.keys(for: entry.key).filter(known.contains)
    let elsewhere =
      entry.isSplitOff
      ? Finding.splitEntryHint
      : idiom ?? (synonyms.isEmpty ? MisplacedKeys.hint(for: entry.key, in: kind) : nil)
    var suggestions = idiom != nil && isField ? synonyms : []
    if elsewhere == nil { suggestions = synonyms + Similar.words(to: entry.key, among: known) }
    if elsewhere == nil, suggestions.isEmpty {
      suggestions = Similar.completion(of: entry.key, among: known)
    }
    guard elsewhere != nil || !suggestions.isEmpty else {
      reportUnlike(entry, in: kind, isAlone: isAlone)
      return []
    }
    let span = source.span(of: entry)
    let isQuoted = source.rest(from: entry.keyPlace).first == "\""
    let fixes = suggestions.map {
      FixCandidate(title: $0, span: span, replacement: isQuoted ? "\"\($0)\"" : $0)
    }
    report(
      Finding(
        .unknownKey(entry.key, map: kind.name), at: span, hint: elsewhere ?? kind.hint,
        advice: idiom.map { .didYouMeanOr($0) } ?? .didYouMean, fixes: fixes))
    return suggestions
  }

  /// Reports an unknown key that resembles no known key. The fix is a nested key, or quotes around
  /// text that a colon has split.
  private mutating func reportUnlike(
    _ entry: SourceNode.Entry, in kind: MapKind, isAlone: Bool
  ) {
    let nested = MisplacedKeys.nested(entry, in: kind)
    let hint =
      source.isBare(entry)
      ? Finding.splitEntryHint : nested?.hint ?? MisplacedKeys.advice(on: entry.key, in: kind)
    let rewritten =
      source.rewriting(entry, as: nested?.opening)
      ?? (isAlone && kind.fields != nil ? source.quoting(entry) : nil)
    report(
      Finding(
        .unknownKey(entry.key, map: kind.name), at: source.span(of: entry), hint: hint,
        advice: .write, fixes: rewritten.map { [$0] } ?? []))
  }

  /// Reports a key without a value, or with one that YAML reads as a comment.
  mutating func reportMissingValue(of entry: SourceNode.Entry) {
    report(
      source.unquotedColor(after: entry)
        ?? Finding(.missingValue(entry.key), at: source.span(of: entry)))
  }
}

extension SourceText {
  /// Returns the error for an unquoted `#` color after a key, if there is one.
  func unquotedColor(after entry: SourceNode.Entry) -> Finding? {
    var place = entry.keyPlace
    place.column += span(of: entry).length
    place.column += rest(from: place).prefix { $0 == ":" || $0 == " " }.count
    return unquotedColor(at: place)
  }
}
