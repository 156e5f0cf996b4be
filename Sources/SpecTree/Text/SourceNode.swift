/// A value of a file as written, with its position, before it is interpreted.
package struct SourceNode: Sendable {
  package var value: Value
  package var place: SourcePlace
  /// The positions of the maps that this map merges with `<<`.
  package var merged: [SourcePlace] = []

  package init(value: Value, place: SourcePlace, merged: [SourcePlace] = []) {
    self.value = value
    self.place = place
    self.merged = merged
  }

  package init(text: String, isPlain: Bool = true, at place: SourcePlace) {
    self.init(value: .scalar(Scalar(text: text, isPlain: isPlain)), place: place)
  }

  package init(list elements: [SourceNode], at place: SourcePlace) {
    self.init(value: .list(elements), place: place)
  }

  package init(map entries: [(String, SourceNode)], at place: SourcePlace) {
    self.init(
      value: .map(entries.map { Entry(key: $0.0, keyPlace: place, value: $0.1) }), place: place)
  }

  package enum Value: Sendable {
    case scalar(Scalar)
    case list([SourceNode])
    case map([Entry])
  }

  package struct Scalar: Sendable {
    package let text: String
    package let isPlain: Bool
    /// The expression that the text is: after `=`, or all of it where nothing else is allowed. `nil`
    /// if it is not parsed yet, or has an error.
    package let expression: SpecExpression?

    package init(text: String, isPlain: Bool, expression: SpecExpression? = nil) {
      self.text = text
      self.isPlain = isPlain
      self.expression = expression
    }

    /// The same text, parsed if it is an expression.
    package var asExpression: Scalar {
      guard expression == nil else { return self }
      return Scalar(
        text: text, isPlain: isPlain,
        expression: try? SpecExpression(text, from: text.hasPrefix("=") ? 1 : 0))
    }
  }

  package struct Entry: Sendable {
    package var key: String
    package var keyPlace: SourcePlace
    package var value: SourceNode

    package init(key: String, keyPlace: SourcePlace, value: SourceNode) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }

  /// Whether this is a plain scalar that is empty, `~` or `null`, such as a key without a value.
  package var isNull: Bool {
    guard case .scalar(let scalar) = value, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  package var text: String? {
    if case .scalar(let scalar) = value { scalar.text } else { nil }
  }

  /// The text of a scalar that is not null.
  package var nonNullText: String? { isNull ? nil : text }

  package var expression: SpecExpression? {
    if case .scalar(let scalar) = value { scalar.expression } else { nil }
  }

  package var entries: [Entry]? {
    if case .map(let entries) = value { entries } else { nil }
  }

  package var elements: [SourceNode]? {
    if case .list(let elements) = value { elements } else { nil }
  }

  /// The elements of a list or the values of a map.
  package var children: [SourceNode] { elements ?? (entries ?? []).map(\.value) }

  /// The list or map with other children; `nil` leaves a child out.
  ///
  /// - Parameter transform: Gets a child, and its key or its index.
  package func mapChildren(_ transform: (SourceNode, String) -> SourceNode?) -> SourceNode {
    var node = self
    switch value {
    case .scalar: break
    case .list(let elements):
      node.value = .list(elements.enumerated().compactMap { transform($1, "\($0)") })
    case .map(let entries):
      node.value = .map(
        entries.compactMap { entry in
          transform(entry.value, entry.key).map {
            Entry(key: entry.key, keyPlace: entry.keyPlace, value: $0)
          }
        })
    }
    return node
  }

  /// Whether this is a map from container widths to values.
  package var isByWidth: Bool {
    guard let entries, !entries.isEmpty else { return false }
    return entries.allSatisfy {
      $0.key == "default" || $0.key.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
  }

  /// The shape in words, for messages.
  package var shape: String {
    switch value {
    case .scalar: isNull ? "nothing" : "a single value"
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list"
    case .map(let entries): entries.isEmpty ? "an empty map" : "a map"
    }
  }

  package subscript(key: String) -> SourceNode? {
    entries?.first { $0.key == key }?.value
  }
}

/// Equality ignores places and quotes, except that null differs from the text `null`.
extension SourceNode: Hashable {
  package static func == (one: Self, two: Self) -> Bool {
    switch (one.value, two.value) {
    case (.scalar, .scalar): one.nonNullText == two.nonNullText
    case (.list(let one), .list(let two)): one == two
    case (.map(let one), .map(let two)):
      one.elementsEqual(two) { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(nonNullText)
    hasher.combine(entries?.map(\.key))
    hasher.combine(children)
  }
}

extension SourceNode {
  /// The node and all nodes in it at one place, where messages about them point to.
  package func placed(at place: SourcePlace) -> SourceNode {
    let value: Value =
      switch self.value {
      case .scalar(let scalar): .scalar(scalar)
      case .list(let elements): .list(elements.map { $0.placed(at: place) })
      case .map(let entries):
        .map(
          entries.map {
            Entry(key: $0.key, keyPlace: place, value: $0.value.placed(at: place))
          })
      }
    return SourceNode(value: value, place: place)
  }
}
