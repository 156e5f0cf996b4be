extension ValueKind {
  /// A kind of value that is one text: a number, a word, a size.
  ///
  /// All such values are read here, so this is where a text that is computed, or depends on the
  /// width, is told from one that stands for itself.
  static func scalar(
    _ name: String,
    _ parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) -> ValueKind {
    ValueKind(name: name) { node, reader in
      guard let text = reader.plainText(of: node, name) else { return nil }
      do throws(ValueError) {
        return try parse(text)
      } catch {
        reader.report(error, in: node)
        return nil
      }
    }
  }
}

extension Reader {
  /// Notes what is wrong with the text of a value.
  mutating func report(_ error: ValueError, in node: SourceNode) {
    let whole = source.span(of: node)
    let span = error.range.map { source.span(of: node, characters: $0) } ?? whole
    let isQuoted = ["\"", "'"].contains(source.rest(from: node.place).first)
    let fixes = error.instead.map {
      let needsQuotes = isQuoted || $0.hasPrefix("#")
      return FixCandidate(title: $0, span: whole, replacement: needsQuotes ? "\"\($0)\"" : $0)
    }
    report(Finding(error.problem, at: span, fixes: fixes))
  }

  /// The text of a value that stands for itself.
  mutating func plainText(of node: SourceNode, _ kind: String) -> String? {
    guard let text = node.text, !node.isNull else {
      if node.isByWidth {
        report(.unsupported("values by width are"), at: node)
        return nil
      }
      return expected(kind, at: node)
    }
    guard !text.hasPrefix("=") else {
      report(.unsupported("expressions are"), at: node)
      return nil
    }
    return text
  }
}

extension SourceNode {
  /// Whether this is a map from container widths to values.
  fileprivate var isByWidth: Bool {
    guard let entries, !entries.isEmpty else { return false }
    return entries.allSatisfy { $0.key == "default" || $0.key.allSatisfy(\.isNumber) }
  }
}
