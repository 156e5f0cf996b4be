internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import SpecPictures

/// Formats frames as a table.
enum FramesTable {
  private static let axes = [
    "name", "containerWidth", "containerHeight", "layoutDirection", "appearance",
  ]
  private static let columns = [
    "category", "kind", "section", "item", "x", "y", "width", "height", "zIndex",
  ]
  /// Added later, so they come last: scripts may refer to the other columns by number.
  private static let otherAxes = ["scale", "contentSizeCategory"]

  /// The first line of CSV.
  static var heading: String { line(axes + columns + otherAxes) }

  /// CSV with one line per element.
  static func csv(_ variant: VariantFrames) -> String {
    let (first, last) = (axes(of: variant), otherAxes(of: variant))
    return rows(of: variant).map { line(first + $0 + last) }.joined()
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\n"
  }

  /// Aligned columns under a heading.
  static func table(_ variant: VariantFrames) -> String {
    let size = variant.contentSize
    let heading =
      "\(variant.name.inLine) at \(variant.variant.label): "
      + "\(size.width.exact) x \(size.height.exact) points\n"
    return heading + TextTable.text([columns] + rows(of: variant), leftAligned: 2)
  }

  private static func axes(of frames: VariantFrames) -> [String] {
    let variant = frames.variant
    return [
      frames.name, variant.width.exact, variant.height.exact,
      variant.direction.rawValue, variant.appearance.rawValue,
    ]
  }

  private static func otherAxes(of frames: VariantFrames) -> [String] {
    [frames.variant.scale.exact, frames.variant.textSize.word]
  }

  /// A row per element, followed by rows of its parts, whose kinds are their names.
  private static func rows(of frames: VariantFrames) -> [[String]] {
    frames.elements.flatMap { element in
      [cells(of: element)]
        + (frames.parts[element.identity] ?? []).map { part in
          var own = element
          own.frame = part.frame
          var cells = cells(of: own)
          (cells[0], cells[1]) = ("part", frames.name(of: part, in: element))
          return cells
        }
    } + frames.bars.map { cells(of: $0) }
  }

  /// A bar of the screen, with its frame on it.
  private static func cells(of bar: Bar) -> [String] {
    ["bar", bar.name, "", ""] + numbers(of: bar.frame) + [""]
  }

  private static func numbers(of frame: CGRect) -> [String] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.exact)
  }

  private static func cells(of element: SolvedElement) -> [String] {
    [
      element.category.rawValue, element.kind ?? "", "\(element.section)", "\(element.listedItem)",
    ] + numbers(of: element.frame) + ["\(element.zIndex)"]
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { $0 == "\"" || $0 == "," || $0.isNewline }) else { return cell }
    return "\"" + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
