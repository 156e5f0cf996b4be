internal import Foundation

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    if case .map(let entries) = self {
      var container = encoder.container(keyedBy: MapKey.self)
      for entry in entries {
        try container.encode(entry.value, forKey: MapKey(stringValue: entry.key))
      }
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .map: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements)
    }
  }

  /// A key of a map.
  private struct MapKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Formats the value with one element or entry per line, sorted by key, and a line feed at the end.
  ///
  /// - Throws: An error of the encoder, for a number that is not finite.
  package func sortedText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
