internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import SpecPictures

/// Formats frames as a JSON array with one object per variant and one line per element.
enum FramesJSON {
  static func text(_ variants: [VariantFrames]) -> String {
    "[" + variants.map(object).joined(separator: ",\n ") + "]\n"
  }

  private static func object(_ frames: VariantFrames) -> String {
    let size = numbers([frames.contentSize.width, frames.contentSize.height])
    return """
      {"name": \(frames.name.inJSON), "axes": \(axes(frames.variant)), "contentSize": \(size),
        "sections": \(list(frames.sections.map(section), indent: 15)),
        "elements": \(list(frames.elements.map { element($0, in: frames) }, indent: 15))}
      """
  }

  private static func axes(_ variant: Variant) -> String {
    let style = variant.appearance.rawValue
    let system =
      variant.compatibility == .ios26
      ? "" : ", \"compatibility\": \(variant.compatibility.rawValue.inJSON)"
    let device = variant.device.map { "\"device\": \($0.name.inJSON), " } ?? ""
    return """
      {\(device)"width": \(variant.width.exact), "height": \(variant.height.exact), \
      "scale": \(variant.scale.exact), \
      "layoutDirection": \(variant.direction.rawValue.inJSON), \
      "appearance": \(style.inJSON), "contentSizeCategory": \(variant.textSize.word.inJSON)\(system)}
      """
  }

  private static func section(_ section: VariantFrames.Section) -> String {
    """
    {"frame": \(rect(section.frame)), "scrollOffset": \(section.scrollOffset.exact), \
    "scrollContent": \(section.scrollContent.exact)}
    """
  }

  private static func element(_ element: SolvedElement, in frames: VariantFrames) -> String {
    let parts = frames.parts[element.identity].map { ", \"parts\": [\(self.parts($0))]" } ?? ""
    return """
      {"category": "\(element.category.rawValue)", "kind": \(element.kind?.inJSON ?? "null"), \
      "section": \(element.section), "item": \(element.listedItem), \
      "frame": \(rect(element.frame)), "zIndex": \(element.zIndex)\(parts)}
      """
  }

  private static func parts(_ parts: [PartFrame]) -> String {
    parts.map {
      "{\"name\": \($0.name.inJSON), \"kind\": \($0.kind.inJSON), \"frame\": \(rect($0.frame))}"
    }.joined(separator: ", ")
  }

  private static func list(_ objects: [String], indent: Int) -> String {
    let separator = ",\n" + String(repeating: " ", count: indent)
    return "[" + objects.joined(separator: separator) + "]"
  }

  private static func rect(_ rect: CGRect) -> String {
    numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private static func numbers(_ numbers: [CGFloat]) -> String {
    "[" + numbers.map(\.exact).joined(separator: ", ") + "]"
  }
}
