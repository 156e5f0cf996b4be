/// A value of a file as it is written, with its place: nothing is known yet of what it means.
struct SourceNode: Sendable {
  var value: Value
  var place: SourcePlace
  /// Where the maps begin that this one takes entries from with `<<`.
  var merged: [SourcePlace] = []

  enum Value: Sendable {
    case scalar(Scalar)
    case list([SourceNode])
    case map([Entry])
  }

  struct Scalar: Sendable {
    var text: String
    var isPlain: Bool
  }

  struct Entry: Sendable {
    var key: String
    var keyPlace: SourcePlace
    var value: SourceNode
  }

  /// A scalar that is not there, as after `items:` at the end of a line, or is `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let scalar) = value, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  var text: String? {
    if case .scalar(let scalar) = value { scalar.text } else { nil }
  }

  var entries: [Entry]? {
    if case .map(let entries) = value { entries } else { nil }
  }

  var elements: [SourceNode]? {
    if case .list(let elements) = value { elements } else { nil }
  }

  /// Whether this is a map from container widths to values.
  var isByWidth: Bool {
    guard let entries, !entries.isEmpty else { return false }
    return entries.allSatisfy {
      $0.key == "default" || $0.key.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
  }

  /// What it is, in words.
  var shape: String {
    switch value {
    case .scalar: isNull ? "nothing" : "a single value"
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list"
    case .map(let entries): entries.isEmpty ? "an empty map" : "a map"
    }
  }

  subscript(key: String) -> SourceNode? {
    entries?.first { $0.key == key }?.value
  }
}
