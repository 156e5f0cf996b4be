import Foundation

/// The declarations of a style attribute that Cairo writes.
enum SVGStyle {
  /// Those that differ from what is assumed without them; `nil` if none does.
  static func clean(_ style: Substring) -> String? {
    let declarations = style.split(separator: ";").map { $0.drop { $0 == " " } }
    let hasStroke = declarations.contains {
      $0.hasPrefix("stroke:") && !$0.hasSuffix("none")
    }
    let kept = declarations.filter { declaration in
      !assumed.contains(String(declaration))
        && (hasStroke || !declaration.hasPrefix("stroke-"))
    }
    let result = kept.map(withHexadecimalColor).joined(separator: ";")
    return result.isEmpty ? nil : result
  }

  private static let assumed: Set<String> = [
    "stroke:none", "fill-rule:nonzero", "fill-opacity:1", "stroke-opacity:1", "stroke-width:1",
    "stroke-linecap:butt", "stroke-linejoin:miter", "clip-rule:nonzero",
  ]

  /// `fill:rgb(93.7%,95.7%,100%)` as `fill:#eff4ff`.
  private static func withHexadecimalColor(_ declaration: Substring) -> String {
    guard let start = declaration.firstRange(of: "rgb("), declaration.hasSuffix(")") else {
      return String(declaration)
    }
    let components = declaration[start.upperBound...].dropLast().split(separator: ",")
    let bytes = components.compactMap { Double($0.dropLast()) }.map {
      UInt8(min(max(($0 * 2.55).rounded(), 0), 255))
    }
    guard bytes.count == 3 else { return String(declaration) }
    return declaration[..<start.lowerBound] + "#" + bytes.map(hexadecimal).joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
