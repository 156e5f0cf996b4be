import Foundation

/// How the elements that Cairo writes are painted.
enum SVGPresentation {
  /// A name and a value, such as `fill` and `#fff`.
  typealias Attribute = (name: String, value: String)

  /// Attributes without what is assumed anyway.
  ///
  /// Cairo 1.16 writes declarations in a `style`, later ones write attributes: all become attributes,
  /// so that files do not depend on it, and programs that know no styles can read them.
  static func clean(_ attributes: [Attribute]) -> [Attribute] {
    let all = attributes.flatMap { $0.name == "style" ? declarations($0.value) : [$0] }
    let hasStroke = all.contains { $0.name == "stroke" && $0.value != "none" }
    return all.compactMap { name, value in
      guard assumed[name] != value, hasStroke || !name.hasPrefix("stroke-") else { return nil }
      return (name, withHexadecimalColor(value))
    }
  }

  private static func declarations(_ style: String) -> [Attribute] {
    style.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let name = declaration[..<colon].drop { $0 == " " }
      return (String(name), String(declaration[declaration.index(after: colon)...]))
    }
  }

  private static let assumed = [
    "stroke": "none", "fill-rule": "nonzero", "clip-rule": "nonzero", "fill-opacity": "1",
    "stroke-opacity": "1", "stroke-width": "1", "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
  ]

  /// `rgb(93.7%, 95.7%, 100%)` as `#eff4ff`.
  private static func withHexadecimalColor(_ value: String) -> String {
    guard value.hasPrefix("rgb("), value.hasSuffix(")") else { return value }
    let components = value.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }
    let bytes = components.compactMap { Double($0.dropLast()) }.map {
      UInt8(min(max(($0 * 2.55).rounded(), 0), 255))
    }
    return bytes.count == 3 ? "#" + bytes.map(\.hexadecimal).joined() : value
  }
}
