internal import Basics
internal import Foundation
internal import Yams

/// Converts YAML, or JSON, which is valid YAML, to ``SourceNode``.
///
/// Tags are ignored: the key of a scalar decides its type, so `16:9`, `no` and `010` are texts
/// here.
package struct Composer {
  private let source: SourceText
  private let escapes: SurrogatePairs
  private let limit: Int
  private var visited = 0
  /// The expressions after `=`, by position, so that those that aliases repeat are parsed once.
  private var expressions: [SourcePlace: SourceNode.Scalar] = [:]
  /// The original names of keys that were masked for the parser, by position.
  private var masked: [SourcePlace: String] = [:]
  package private(set) var findings: [Finding] = []

  private init(_ source: SourceText, _ limit: Int) {
    self.source = source
    self.limit = limit
    escapes = SurrogatePairs(in: source)
  }

  /// Returns the root of the file with its first findings, such as duplicate keys.
  ///
  /// - Parameter limit: The maximum number of values.
  package static func compose(
    _ source: SourceText, limit: Int = Limits.values
  ) throws(Finding) -> (SourceNode, [Finding]) {
    ParseCounter.addText()
    return try DeepStack.run { () throws(Finding) in try composed(source, limit) }
  }

  private static func composed(
    _ source: SourceText, _ limit: Int
  ) throws(Finding) -> (SourceNode, [Finding]) {
    var composer = Composer(source, limit)
    try composer.rejectComplexKeys()
    guard let root = try composer.parse() else {
      throw Finding(.emptyFile, at: SourceSpan(place: .start, length: 0))
    }
    return (try composer.node(root, depth: 0), composer.findings)
  }

  /// Rejects keys that are lists, maps or aliases. The parser compares keys by their whole content,
  /// so aliases of aliases in a key would take forever.
  private func rejectComplexKeys() throws(Finding) {
    let text = source.text.unicodeScalars
    guard text.lazy.filter({ $0 == "*" }).count > 16 else { return }
    for number in 1...source.lineCount {
      guard let column = ComplexKey.column(in: Array(source.line(number))) else { continue }
      let place = SourcePlace(line: number, column: column)
      throw Finding(.keyIsNotText, at: SourceSpan(place: place, length: 1))
    }
  }

  /// Parses the text. The parser stops at the first map with a duplicate key and reports only where
  /// the key first appears. Masking that key by a character of the same width lets it continue and
  /// find the others.
  private mutating func parse() throws(Finding) -> Yams.Node? {
    var text = escapes.text
    while true {
      do {
        return try Yams.Parser(
          yaml: text, resolver: .basic, constructor: Constructor([:], [:], [:]), encoding: .utf8
        ).singleRoot()
      } catch YamlError.duplicatedKeysInMapping(let names, let context) {
        let mark = SourcePlace(line: context.mark.line, column: context.mark.column)
        let place = escapes.original(mark)
        let name = names.first ?? ""
        guard masked[place] == nil, masked.count < maxMasked else {
          throw Finding(
            .duplicateKey(name, firstLine: place.line), at: SourceSpan(place: place, length: 1))
        }
        text = SourceText(text, path: source.path).masking(mark, number: masked.count)
        masked[place] = name
      } catch {
        throw Finding(error, in: source)
      }
    }
  }

  /// The maximum number of masked keys; large files are not reparsed repeatedly.
  private var maxMasked: Int {
    source.text.utf8.count > Limits.reparsed ? 1 : Limits.shownErrors
  }

  private mutating func node(_ node: Yams.Node, depth: Int) throws(Finding) -> SourceNode {
    let place = place(of: node)
    visited += 1
    guard visited <= limit else {
      throw Finding(.tooManyValues, at: SourceSpan(place: place, length: 1))
    }
    guard depth <= Limits.depth else {
      throw Finding(.nestedTooDeep, at: SourceSpan(place: place, length: 1))
    }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      // Foundation drops a byte order mark at the beginning of any text. Dropping all of them keeps
      // a text unchanged when it is written and read repeatedly.
      let text = String(scalar.string.unicodeScalars.drop { $0 == "\u{FEFF}" })
      let plain = SourceNode.Scalar(text: text, isPlain: isPlain)
      guard text.hasPrefix("=") else { return SourceNode(value: .scalar(plain), place: place) }
      let parsed = expressions[place] ?? plain.asExpression
      expressions[place] = parsed
      return SourceNode(value: .scalar(parsed), place: place)
    case .sequence(let sequence):
      var elements: [SourceNode] = []
      for element in sequence { elements.append(try self.node(element, depth: depth + 1)) }
      return SourceNode(value: .list(elements), place: place)
    case .mapping(let mapping):
      let (entries, merged) = try entries(of: mapping, depth: depth)
      return SourceNode(value: .map(entries), place: place, merged: merged)
    case .alias:
      // The parser expands aliases; only trees built by hand contain them.
      throw Finding(.tooManyValues, at: SourceSpan(place: place, length: 1))
    }
  }

  /// Returns the entries of a map and the positions of the maps that it merges with `<<`. Merged
  /// entries come last and do not override the entries of the map itself.
  private mutating func entries(
    of mapping: Yams.Node.Mapping, depth: Int
  ) throws(Finding) -> ([SourceNode.Entry], merged: [SourcePlace]) {
    var entries: [SourceNode.Entry] = []
    var merged: [SourceNode] = []
    var lines: [String: Int] = [:]
    lines.reserveCapacity(mapping.count)
    for (key, value) in mapping {
      let keyPlace = place(of: key)
      guard case .scalar(let scalar) = key else {
        throw Finding(.keyIsNotText, at: SourceSpan(place: keyPlace, length: 1))
      }
      let name = mark(of: key).flatMap { masked[$0] } ?? scalar.string
      let entry = SourceNode.Entry(
        key: name, keyPlace: keyPlace, value: try node(value, depth: depth + 1))
      if let line = lines[name] {
        findings.append(Finding(.duplicateKey(name, firstLine: line), at: source.span(of: entry)))
        continue
      }
      lines[name] = keyPlace.line
      if name == "<<" { merged += try merging(entry) } else { entries.append(entry) }
    }
    for entry in merged.flatMap({ $0.entries ?? [] }) where lines[entry.key] == nil {
      lines[entry.key] = entry.keyPlace.line
      entries.append(entry)
    }
    return (entries, merged.map(\.place))
  }

  /// Returns the maps that `<<` merges.
  private func merging(_ entry: SourceNode.Entry) throws(Finding) -> [SourceNode] {
    let maps = entry.value.elements ?? [entry.value]
    guard maps.allSatisfy({ $0.entries != nil }) else {
      throw Finding(.invalidMerge, at: source.span(of: entry))
    }
    return maps
  }

  /// Returns where a value begins, with its anchor and its tag.
  private func mark(of node: Yams.Node) -> SourcePlace? {
    node.mark.map { escapes.original(SourcePlace(line: $0.line, column: $0.column)) }
  }

  /// Returns where a value begins, after its anchor and its tag.
  private func place(of node: Yams.Node) -> SourcePlace {
    guard let place = mark(of: node) else { return .start }
    let line = source.line(place.line).dropFirst(place.column - 1)
    var rest = line
    while let first = rest.first, first == "&" || first == "!" {
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    let index = line.count - rest.count
    if rest.isEmpty, index > 0, let child = node.firstChild { return self.place(of: child) }
    return SourcePlace(line: place.line, column: place.column + index)
  }
}

extension Yams.Node {
  fileprivate var firstChild: Yams.Node? {
    switch self {
    case .mapping(let mapping): mapping.first?.key
    case .sequence(let sequence): sequence.first
    case .scalar, .alias: nil
    }
  }
}

extension SourceText {
  /// The text with the first character of a key, after any quote, replaced by a unique private-use
  /// character.
  fileprivate func masking(_ place: SourcePlace, number: Int) -> String {
    let isQuoted = rest(from: place).first.map { $0 == "\"" || $0 == "'" } ?? false
    let column = place.column + (isQuoted ? 1 : 0)
    let span = SourceSpan(place: SourcePlace(line: place.line, column: column), length: 1)
    let mask = Unicode.Scalar(0xE000 + UInt32(number)) ?? "\u{E000}"
    return replacing(span, with: String(Character(mask)))
  }
}
