internal import Foundation
import SpecDiagnostics
internal import SpecTree

/// The path to a value through the maps and lists of a spec, and the new value.
struct SettingPath {
  var parts: [Part]
  var value: SourceNode

  struct Part {
    var name: String
    var place: SourcePlace

    var span: SourceSpan {
      SourceSpan(place: place, length: max(name.unicodeScalars.count, 1))
    }
  }

  /// The parts of a path: keys, indexes and ids between periods, as in the causes that `verify`
  /// prints. Indexes and ids may be in brackets instead. A part in quotation marks is a JSON text.
  ///
  /// - Parameter start: Where the path begins.
  static func parts(of path: String, at start: SourcePlace) -> [Part] {
    var parts: [Part] = []
    var (name, place, next) = ("", start, start)
    var isClosed = false
    func end() {
      if !isClosed { parts.append(Part(name: name.unquoted, place: place)) }
    }
    var quotes = PathQuotes()
    for scalar in path.unicodeScalars {
      next.column += 1
      if quotes.contains(scalar) {
        name.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case ".", "[":
        end()
        (name, place, isClosed) = ("", next, false)
      case "]":
        end()
        (name, isClosed) = ("", true)
      default: name.unicodeScalars.append(scalar)
      }
    }
    end()
    return parts
  }

  /// The top-level keys of a spec that can be set.
  static var keys: [String] { DocumentKeys.map.rules.map(\.name).filter { !files.contains($0) } }

  /// The keys of files that are part of a spec before values are set.
  static let files: Set = ["include", "tokens", "assets", "strings"]

  /// Returns a value with the setting applied, following the path from `index`.
  ///
  /// - Parameters:
  ///   - node: The current value; `nil` if there is none.
  ///   - shape: The allowed shape of the value.
  func applied(
    to node: SourceNode?, _ shape: ValueShape, at index: Int
  ) throws(Finding) -> SourceNode {
    guard parts.indices.contains(index) else { return value }
    let part = parts[index]
    switch node?.value {
    case .list(let elements):
      let position = try position(of: part, in: elements)
      var elements = elements
      let inner = shape.elements(elements.count)[position]
      elements[position] = try applied(to: elements[position], inner, at: index + 1)
      return SourceNode(value: .list(elements), place: node?.place ?? part.place)
    case .scalar(let scalar) where node?.isNull == false:
      throw Finding(.settingInsideScalar(scalar.text), at: part.span)
    case .map, .scalar, nil:
      let entries = try applied(to: node?.entries ?? [], of: node, shape, part, at: index)
      return SourceNode(value: .map(entries), place: node?.place ?? part.place)
    }
  }

  private func applied(
    to entries: [SourceNode.Entry], of node: SourceNode?, _ shape: ValueShape, _ part: Part,
    at index: Int
  ) throws(Finding) -> [SourceNode.Entry] {
    var entries = entries
    if let known = entries.firstIndex(where: { $0.key == part.name }) {
      let inner = node?.isByWidth == true ? shape : shape.value(under: part.name)
      entries[known].value = try applied(to: entries[known].value, inner, at: index + 1)
      return entries
    }
    if let kind = shape.mapKind, !kind.has(part.name), node?.isByWidth != true {
      let suggestions = Similar.words(to: part.name, among: kind.rules.map(\.name))
      throw Finding(
        .unknownKey(part.name, map: kind.name), at: part.span, hint: kind.hint,
        fixes: suggestions.map { FixCandidate(title: $0, span: part.span) })
    }
    let new = try applied(to: nil, shape.value(under: part.name), at: index + 1)
    return entries + [SourceNode.Entry(key: part.name, keyPlace: part.place, value: new)]
  }

  /// The index of a list element given by its number, its id or its element kind.
  private func position(of part: Part, in elements: [SourceNode]) throws(Finding) -> Int {
    if let number = Int(part.name), elements.indices.contains(number) { return number }
    let ids = elements.map { $0["id"]?.text ?? $0["elementKind"]?.text }
    if let named = ids.firstIndex(of: part.name) { return named }
    let suggestions = Similar.words(to: part.name, among: ids.compactMap(\.self))
    throw Finding(
      .missingElement(part.name, count: elements.count), at: part.span,
      fixes: suggestions.map { FixCandidate(title: $0, span: part.span) })
  }
}

extension ValueShape {
  /// The kind of the map, if the shape is a map of a known kind.
  fileprivate var mapKind: MapKind? {
    switch self {
    case .map(let kind), .patch(let kind): kind()
    case .either(let shapes): shapes.lazy.compactMap(\.mapKind).first
    case .byWidth(let shape): shape.mapKind
    default: nil
    }
  }
}

/// Finds the parts of a path that are in quotation marks, scalar by scalar.
struct PathQuotes {
  private var (isStart, isOpen, isEscaped) = (true, false, false)

  /// Whether the next scalar is in quotation marks or one of them.
  mutating func contains(_ scalar: Unicode.Scalar) -> Bool {
    if isOpen {
      if scalar == "\"", !isEscaped { isOpen = false }
      isEscaped = scalar == "\\" && !isEscaped
      return true
    }
    isOpen = isStart && scalar == "\""
    isStart = scalar == "." || scalar == "["
    return isOpen
  }
}

extension String {
  /// The text of a JSON string; other text as it is.
  fileprivate var unquoted: String {
    guard hasPrefix("\"") else { return self }
    return (try? JSONDecoder().decode(String.self, from: Data(utf8))) ?? self
  }
}
