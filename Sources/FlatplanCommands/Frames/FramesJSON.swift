internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import SpecPictures

/// Formats the frames of a variant as a JSON object with one line per element.
enum FramesJSON {
  static func text(_ frames: VariantFrames) -> String {
    var entries: [JSONValue.Entry] = [
      .init(key: "name", value: .text(frames.name)),
      .init(key: "axes", value: .variant(frames.variant, hasTheme: false)),
      .init(
        key: "contentSize",
        value: numbers([frames.contentSize.width, frames.contentSize.height])),
      .init(key: "sections", value: .list(frames.sections.map(section))),
      .init(key: "elements", value: .list(frames.elements.map { element($0, in: frames) })),
    ]
    if !frames.bars.isEmpty { entries.append(contentsOf: screen(frames)) }
    return JSONValue.map(entries).text(rowsOf: ["sections", "elements", "bars"])
  }

  /// The bars of the screen, with frames on it, and the safe area between them.
  private static func screen(_ frames: VariantFrames) -> [JSONValue.Entry] {
    let area = frames.safeArea
    return [
      .init(
        key: "safeArea", value: numbers([area.top, area.leading, area.bottom, area.trailing])),
      .init(
        key: "bars",
        value: .list(
          frames.bars.map { ["name": .text($0.name), "frame": rect($0.frame)] })),
    ]
  }

  private static func section(_ section: VariantFrames.Section) -> JSONValue {
    [
      "frame": rect(section.frame), "scrollOffset": .number(section.scrollOffset),
      "scrollContent": .number(section.scrollContent),
    ]
  }

  private static func element(_ element: SolvedElement, in frames: VariantFrames) -> JSONValue {
    let parts = frames.parts[element.identity].map { parts in
      JSONValue.Entry(key: "parts", value: .list(parts.map(part)))
    }
    return .map(
      [
        .init(key: "category", value: .text(element.category.rawValue)),
        .init(key: "kind", value: element.kind.map { .text($0) } ?? .null),
        .init(key: "section", value: .number(Double(element.section))),
        .init(key: "item", value: .number(Double(element.listedItem))),
        .init(key: "frame", value: rect(element.frame)),
        .init(key: "zIndex", value: .number(Double(element.zIndex))),
      ] + (parts.map { [$0] } ?? []))
  }

  private static func part(_ part: PartFrame) -> JSONValue {
    ["name": .text(part.name), "kind": .text(part.kind.rawValue), "frame": rect(part.frame)]
  }

  private static func rect(_ rect: CGRect) -> JSONValue {
    numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private static func numbers(_ numbers: [CGFloat]) -> JSONValue {
    .list(numbers.map { .number($0) })
  }
}
