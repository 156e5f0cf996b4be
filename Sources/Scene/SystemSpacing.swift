package import Foundation

/// The letter spacing of system text, so that Inter is as wide as San Francisco (R107).
///
/// Apple's Human Interface Guidelines list the spacing of San Francisco by size. Its outlines change from
/// text to display between 17 and 28 points; Inter has only the two ends. Its spacing makes up for the
/// difference, so that text does not become narrower where the font changes.
package enum SystemSpacing {
  /// The size in points from which Inter Display is used: the middle of the range.
  package static let displaySize = 22.5

  /// Returns the space after each letter, in points.
  package static func spacing(size: CGFloat, weight: FontWeight) -> CGFloat {
    guard TextMetrics.drawnSizes.contains(size) else { return 0 }
    let number = CGFloat(weight.number)
    let progress = min(max((size - 17) / 11, 0), 1)
    let missing = size < displaySize ? progress : progress - 1
    let optical = missing * (displayDifference + (number - 400) * differenceByWeight)
    return table(size) + size * (optical + (number > 400 ? heavier : 0))
  }

  /// The mean difference of the advances of Inter Display and Inter in English text, in ems, for the
  /// regular weight, and its change with the weight.
  private static let displayDifference: CGFloat = -0.0466
  private static let differenceByWeight: CGFloat = 0.000_026_7

  /// How much wider San Francisco's letters are from the medium weight on, in ems: fitted to labels
  /// measured on iOS 26.
  private static let heavier: CGFloat = 0.008

  /// Whether the spacing applies to a character: Inter has Latin, Greek and Cyrillic letters, digits
  /// and punctuation.
  private static func applies(to character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      $0.value < 0x530 || (0x1E00...0x218F).contains($0.value)
    }
  }

  /// The parts of a text to which the spacing applies, and the others, in order.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package static func parts(of text: Substring) -> [(text: Substring, isSpaced: Bool)] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.isEmpty ? [] : [(text, true)] }
    var parts: [(text: Substring, isSpaced: Bool)] = []
    var rest = text
    while let first = rest.first {
      let isSpaced = applies(to: first)
      // An ellipsis belongs to the text that it ends.
      let end = rest.firstIndex { $0 != "…" && applies(to: $0) != isSpaced } ?? rest.endIndex
      parts.append((rest[..<end], isSpaced))
      rest = rest[end...]
    }
    return parts
  }

  /// The width in points of a line whose width at another size is known.
  static func width(
    of text: String, in font: TextMetrics, resizedTo size: CGFloat, from width: CGFloat
  ) -> CGFloat {
    let letters = CGFloat(
      parts(of: text[...]).reduce(0) { $0 + ($1.isSpaced ? $1.text.count : 0) })
    let advances = width - letters * spacing(size: font.size, weight: font.weight)
    return advances * size / font.size + letters * spacing(size: size, weight: font.weight)
  }

  /// Apple's table, interpolated. Beyond 60 points it decreases to zero at 80.
  private static func table(_ size: CGFloat) -> CGFloat {
    guard let next = sizes.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard next > 0 else { return sizes[0].spacing }
    let (below, above) = (sizes[next - 1], sizes[next])
    let part = (size - below.size) / (above.size - below.size)
    return below.spacing + part * (above.spacing - below.spacing)
  }

  private static let sizes: [(size: CGFloat, spacing: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (44, 0.37), (48, 0.35), (53, 0.31), (60, 0.26), (80, 0),
  ]
}
