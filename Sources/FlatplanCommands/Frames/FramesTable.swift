internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// Frames in rows and columns.
enum FramesTable {
  private static let columns = [
    "name", "containerWidth", "containerHeight", "layoutDirection", "appearance", "category",
    "kind", "section", "item", "x", "y", "width", "height", "zIndex",
  ]

  /// One line an element, of all variants, for spreadsheets.
  static func csv(_ variants: [FramesOfVariant]) -> String {
    let rows = variants.flatMap { variant in
      variant.elements.map { axes(of: variant) + cells(of: $0) }
    }
    return ([columns] + rows).map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// Aligned columns under a heading for each variant, for people.
  static func table(_ variants: [FramesOfVariant]) -> String {
    variants.map { variant in
      let size = variant.contentSize
      let heading =
        "\(variant.name) at \(variant.variant.words): "
        + "\(size.width.exact) x \(size.height.exact) points\n"
      let heads = Array(columns.dropFirst(axes(of: variant).count))
      return heading + TextTable.text([heads] + variant.elements.map(cells), words: 2)
    }.joined(separator: "\n")
  }

  private static func axes(of frames: FramesOfVariant) -> [String] {
    let variant = frames.variant
    return [
      frames.name, variant.width.exact, variant.height.exact,
      variant.direction.rawValue, variant.appearance.rawValue,
    ]
  }

  private static func cells(of element: SolvedElement) -> [String] {
    let frame = element.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return [
      element.category.rawValue, element.kind ?? "", "\(element.section)", "\(element.listedItem)",
    ] + numbers.map(\.exact) + ["\(element.zIndex)"]
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { $0 == "\"" || $0 == "," || $0.isNewline }) else { return cell }
    return "\"" + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
