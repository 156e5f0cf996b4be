internal import CellContent
internal import Foundation
package import SpecSource

/// The data of an element that its composition can show.
struct PartData: Sendable {
  /// The names that are fields of any row of the spec.
  var names: [String] = []
  /// The texts of this element by field; missing ones are empty.
  var texts: [String: String] = [:]
  /// The lists and maps of this element by field.
  var nodes: [String: SourceNode] = [:]
  /// Whether the element is a row of a data file, which has no made-up values.
  var isOfFile = false
  /// The folder that paths of pictures in the data are relative to.
  var folder = ""
  /// Whether only keys and constant values are checked, because no data is known.
  var isDry = false

  /// No data, to check a composition.
  static let dry = PartData(isDry: true)

  /// The data inside a repeated part.
  func with(_ value: SourceNode) -> PartData {
    var data = self
    data.names.append(Self.each)
    (data.nodes[Self.each], data.texts[Self.each]) = (nil, nil)
    switch value.value {
    case .scalar: data.texts[Self.each] = value.isNull ? "" : value.text
    case .list: data.nodes[Self.each] = value
    case .map(let entries):
      data.nodes[Self.each] = value
      for entry in entries {
        data.names.append(entry.key)
        data.nodes[entry.key] = entry.value.text == nil ? entry.value : nil
        data.texts[entry.key] = entry.value.isNull ? "" : entry.value.text
      }
    }
    return data
  }

  /// The name of the value of a repeated part.
  static let each = "each"
}

/// A field of a data row that only compositions show.
enum RowField: Sendable {
  case text(FieldText)
  case node(SourceNode)
}

extension SourceNode {
  /// The names after `$` in all texts, except calls such as `$words(2)`.
  package var mentionedNames: Set<String> {
    switch value {
    case .scalar(let scalar): scalar.text.mentionedNames
    case .list(let elements):
      elements.reduce(into: []) { $0.formUnion($1.mentionedNames) }
    case .map(let entries):
      entries.reduce(into: []) { $0.formUnion($1.value.mentionedNames) }
    }
  }

  /// The keys of all maps at any depth.
  var allKeys: Set<String> {
    switch value {
    case .scalar: []
    case .list(let elements): elements.reduce(into: []) { $0.formUnion($1.allKeys) }
    case .map(let entries):
      entries.reduce(into: []) {
        $0.insert($1.key)
        $0.formUnion($1.value.allKeys)
      }
    }
  }

  /// The name of the field that is the whole text: `title` for `$title`.
  package var fieldName: String? {
    guard let text, text.hasPrefix("$"), text.count > 1 else { return nil }
    let name = text.dropFirst()
    guard name.unicodeScalars.first?.isNameStart == true,
      name.unicodeScalars.allSatisfy(\.isNamePart)
    else { return nil }
    return String(name)
  }
}

extension String {
  fileprivate var mentionedNames: Set<String> {
    guard utf8.contains(UInt8(ascii: "$")) else { return [] }
    var names: Set<String> = []
    let parts = unicodeScalars.split(separator: "$", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      let name = part.prefix(while: \.isNamePart)
      guard name.first?.isNameStart == true, part.dropFirst(name.count).first != "(" else {
        continue
      }
      names.insert(String(name))
    }
    return names
  }
}
