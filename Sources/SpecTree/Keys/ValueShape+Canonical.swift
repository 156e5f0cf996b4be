/// Shapes of nested values, and the canonical spelling of texts.
extension ValueShape {
  /// Returns the canonical spelling of a text: `50%w` for `.fractionalWidth(0.5)`. An ambiguous or
  /// invalid text stays unchanged.
  package func canonical(_ text: String) -> String {
    if text.hasPrefix("=") { return text }
    switch self {
    case .scalar(let grammar): return grammar.canonical(text)
    case .choice(let words):
      let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
      return words.contains(word) ? word : text
    case .byWidth(let shape): return shape.canonical(text)
    case .either(let shapes):
      return shapes.lazy.map { $0.canonical(text) }.first { $0 != text } ?? text
    case .anything, .null, .list, .tuple, .map, .patch, .names: return text
    }
  }

  /// Returns the shapes of a list's elements.
  package func elements(_ count: Int) -> [ValueShape] {
    switch self {
    case .list(let element, _): return Array(repeating: element, count: count)
    case .tuple(let elements) where elements.count == count: return elements
    case .byWidth(let shape): return shape.elements(count)
    case .either(let shapes):
      let lists = shapes.filter {
        switch $0 {
        case .list, .byWidth, .either: true
        case .tuple(let elements): elements.count == count
        default: false
        }
      }
      if let list = lists.first { return list.elements(count) }
    default: break
    }
    return Array(repeating: .anything, count: count)
  }

  package func value(under key: String) -> ValueShape {
    switch self {
    case .map(let map), .patch(let map): return map().shape(of: key)
    case .names(let element): return element
    case .byWidth(let shape): return shape.value(under: key)
    case .either(let shapes):
      let maps = shapes.map { $0.value(under: key) }
      return maps.first { if case .anything = $0 { false } else { true } } ?? .anything
    default: return .anything
    }
  }
}

extension MapKind {
  /// Returns the shape of the value under a key; unknown for a key that is not in the table.
  package func shape(of key: String) -> ValueShape {
    rule(key)?.shape ?? fields ?? .anything
  }
}
