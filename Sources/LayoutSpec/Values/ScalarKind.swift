internal import SpecTree

extension ValueKind {
  /// A kind of value that is a single text: a number, a word, a size.
  ///
  /// - Parameters:
  ///   - shape: The shape of the value.
  ///   - computed: Converts the result of `=expression`; `nil` if expressions are not allowed.
  @_semantics("optimize.sil.specialize.generic.never")
  static func scalar(
    _ name: @escaping @autoclosure @Sendable () -> String,
    shape: @escaping @autoclosure @Sendable () -> ValueShape = .text,
    computed: (@Sendable (Double) throws(ValueError) -> Value)? = nil,
    _ parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) -> ValueKind {
    ValueKind(name: name(), shape: shape()) { node, context, sink in
      guard let text = node.nonNullText else {
        let call = node.asCall.flatMap { (try? parse($0)) == nil ? nil : $0 }
        sink.reportShape(of: node, call, expected: name, shape)
        return nil
      }
      do throws(ValueError) {
        guard let computed, text.hasPrefix("=") else { return try parse(text) }
        return try context.number(in: node, from: 1, &sink).map(computed)
      } catch {
        sink.report(error, in: node, asExpression: computed == nil ? nil : text)
        return nil
      }
    }
  }
}

extension SourceNode {
  /// The call that a map means if its key is one of Apple's names: `{estimated: 44}`.
  fileprivate var asCall: String? {
    guard let entries, entries.count == 1, let value = entries[0].value.text else { return nil }
    return "\(entries[0].key)(\(value))"
  }
}

extension String {
  /// The text as an expression, if one may be meant: without `=`, or with the marker of another
  /// language.
  fileprivate var asExpression: [String] {
    if hasPrefix("=") { return [] }
    var inner = self[...]
    if inner.first == "$" { inner = inner.dropFirst() }
    for (open, close) in [("(", ")"), ("{", "}")] where inner.hasPrefix(open) {
      guard inner.hasSuffix(close) else { continue }
      inner = inner.dropFirst().dropLast()
    }
    return (try? SpecExpression(String(inner))) == nil ? [] : ["=\(inner)"]
  }
}

extension Optional {
  /// `map` with typed throws.
  fileprivate func map<Result, Failure: Error>(
    _ transform: (Wrapped) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let self else { return nil }
    return try transform(self)
  }
}

// These functions are not generic, so that they are compiled once.
extension Sink {
  /// Reports a value that is not a text.
  ///
  /// - Parameter call: The call that the value means, if any.
  fileprivate mutating func reportShape(
    of node: SourceNode, _ call: String?, expected name: () -> String, _ shape: () -> ValueShape
  ) {
    guard let call else {
      let _: Never? = expected(name(), at: node)
      return
    }
    report(
      .wrongShape(expected: name(), shape: node.shape), at: node, advice: .write,
      instead: [shape().canonical(call)])
  }

  /// Reports a problem with the text of a value.
  ///
  /// - Parameter text: The text, if an expression may be meant.
  fileprivate mutating func report(
    _ error: ValueError, in node: SourceNode, asExpression text: String?
  ) {
    var error = error
    if let text, !error.replacesRange {
      error.instead.insert(contentsOf: text.asExpression, at: 0)
    }
    report(error, in: node)
  }

  /// Reports a problem with the text of a value.
  mutating func report(_ error: ValueError, in node: SourceNode) {
    let whole = source.span(of: node)
    let span = error.range.map { source.span(of: node, characters: $0) } ?? whole
    let isPart = error.replacesRange && source.isVerbatim(node)
    let isQuoted = ["\"", "'"].contains(source.rest(from: node.place).first)
    let isSplit = error.problem.isUnbalanced && source.isSplit(node)
    let similar =
      error.unknown.map { self.similar(to: $0.name, among: $0.known) + $0.synonyms } ?? []
    let texts =
      isSplit ? [] : error.instead + similar + node.balanced(error.problem, at: error.range)
    let fixes = texts.map { text in
      let needsQuotes = !isPart && (isQuoted || text.hasPrefix("#"))
      return FixCandidate(
        title: text, span: isPart ? span : whole, replacement: needsQuotes ? "\"\(text)\"" : text)
    }
    report(
      Finding(
        error.problem, at: span, hint: isSplit ? Finding.splitHint : nil,
        fixes: error.replacesRange && !isPart ? [] : fixes))
  }
}
