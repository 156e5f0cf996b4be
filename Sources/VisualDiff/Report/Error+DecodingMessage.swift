extension Error {
  /// A one-line description of a decoding error: `snapshots.390.key is missing`.
  package var decodingMessage: String {
    switch self as? DecodingError {
    case .keyNotFound(let key, let context)?: "\(Self.path(context, key)) is missing"
    case .typeMismatch(_, let context)? where !context.codingPath.isEmpty,
      .valueNotFound(_, let context)? where !context.codingPath.isEmpty,
      .dataCorrupted(let context)? where !context.codingPath.isEmpty:
      "\(Self.path(context)) has the wrong type or value"
    case .typeMismatch?, .valueNotFound?: "its top level has the wrong type"
    case .some: "it is not valid JSON"
    case nil: "\(self)".split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
  }

  private static func path(
    _ context: DecodingError.Context, _ last: (any CodingKey)? = nil
  ) -> String {
    (context.codingPath + [last].compactMap(\.self))
      .map { key in
        // Keys of lists are `Index 0`.
        key.stringValue.hasPrefix("Index ")
          ? key.intValue.map(String.init) ?? key.stringValue : key.stringValue
      }.joined(separator: ".")
  }
}
