internal import CellContent
internal import Foundation
package import SpecTree

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
  ///
  /// - Parameter paths: The paths that the part mentions.
  func with(_ value: SourceNode, _ paths: [FieldPath]) -> PartData {
    var data = self
    let each = SourceNode.Entry(key: Self.each, keyPlace: value.place, value: value)
    for entry in [each] + (value.entries ?? []) {
      data.set(entry.key, DataValue(entry.value), paths)
    }
    return data
  }

  /// Sets a field, and the paths that begin with it.
  mutating func set(_ name: String, _ value: DataValue, _ paths: [FieldPath]) {
    for path in [FieldPath([name])] + paths where path.steps.first == name {
      names.append(path.name)
      (nodes[path.name], texts[path.name]) = (nil, nil)
      switch value.value(at: path.rest) {
      case .node(let node): nodes[path.name] = node
      case .text(let text): texts[path.name] = text
      }
    }
  }

  /// The value of a field or of a path; `nil` if the element has none.
  func value(_ name: String) -> DataValue? {
    if let node = nodes[name] { return .node(node) }
    return texts[name].map { .text($0) }
  }

  /// The field that a text consists of, if its value is a list or a map.
  func node(for text: SourceNode) -> (name: String, value: SourceNode)? {
    guard !nodes.isEmpty, let name = text.fieldName else { return nil }
    return nodes[name].map { (name, $0) }
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
  package var mentionedNames: Set<String> { Set(mentionedPaths.map(\.name)) }

  /// The fields in all texts. With a full stop after a field, both the field and the path are meant.
  var mentionedPaths: Set<FieldPath> {
    let own = text.map { FieldReference.all(in: $0, isKnown: { _ in true }) } ?? []
    return children.reduce(into: Set(own.flatMap(\.path.prefixes))) {
      $0.formUnion($1.mentionedPaths)
    }
  }

  /// The name of the field that is the whole text: `title` for `$title`, `author.name` for
  /// `$author.name`.
  package var fieldName: String? {
    guard let text, text.utf8.first == UInt8(ascii: "$") else { return nil }
    let scalars = Array(text.unicodeScalars)
    let field = FieldReference(scalars, at: 0) { _ in true }
    return field?.isCall == false && field?.range.upperBound == scalars.count ? field?.name : nil
  }
}
