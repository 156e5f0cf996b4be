internal import Basics
import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// What the overlays of a picture say, in words, for its description.
struct OverlayFacts {
  let subject: OverlaySubject

  /// The maximum number of values of an overlay.
  private static let maximumCount = 12
  /// The maximum number of characters of all values. The names of overlays are always complete.
  private static let maximumLength = 1000

  /// The overlays with their values: `items; dimensions: photos/0 171 by 171, photos header 390 by
  /// 50; spacing: photos interItemSpacing 12`.
  func text(of overlays: [(kind: OverlayKind, drawing: OverlayDrawing)]) -> String {
    var length = 0
    return overlays.map { kind, drawing in
      var seen: Set<String> = []
      let all = facts(of: kind, drawing).filter { seen.insert($0).inserted }
      let listed = all.prefix(Self.maximumCount).prefix {
        length += $0.count + 2
        return length <= Self.maximumLength
      }
      guard !listed.isEmpty else { return kind.rawValue }
      let rest = all.count > listed.count ? " and \(all.count - listed.count) more" : ""
      return "\(kind.rawValue): \(listed.joined(separator: ", "))\(rest)"
    }.joined(separator: "; ")
  }

  private func facts(of kind: OverlayKind, _ drawing: OverlayDrawing) -> [String] {
    switch kind {
    case .dimensions: sizes
    case .indexes: ranges(of: drawing.labels)
    case .grid: counts(of: drawing.labels)
    case .insets, .spacing, .estimates, .kinds, .parts, .nesting, .safeArea, .viewport:
      drawing.labels.map { prefix($0.section) + ($0.texts.first ?? []).joined(separator: " ") }
    // The description states the items and the lengths of sections anyway.
    case .items, .groups, .sections, .scroll: []
    }
  }

  /// The name of a section before a value; empty if there is only one section.
  private func prefix(_ section: Int?) -> String {
    let sections = subject.layout.sections
    guard let section, sections.count > 1, sections.indices.contains(section) else { return "" }
    return subject.names[section] + " "
  }

  /// The id or the index of a section, as in the names of elements.
  private func name(_ section: Int) -> String {
    let sections = subject.content.sections
    return (sections.indices.contains(section) ? sections[section].id : nil) ?? "\(section)"
  }

  /// The sizes of cells and boundary items: `photos/0 171 (1/2w) by 120`. Of equal cells of a section
  /// only the first is named.
  private var sizes: [String] {
    var known = FirstOccurrences()
    var sizes: [String] = []
    for item in subject.boxModel.items where subject.isVisible(item.frame, section: item.section) {
      let size = size(item.frame) { item.forms?[$0] }
      guard let index = item.item, known.isNew("\(item.section)", size) else { continue }
      sizes.append("\(name(item.section))/\(index) \(size)")
    }
    for bar in subject.boundaryBars where subject.isVisible(bar.frame, section: bar.section) {
      let size = size(bar.frame) { .dimension(bar.description.box.size[$0]) }
      sizes.append("\(name(bar.section)) \(bar.description.kind) \(size)")
    }
    return sizes
  }

  private func size(_ frame: CGRect, _ form: (Axis) -> LengthForm?) -> String {
    let sides = [Axis.horizontal, .vertical].map { axis in
      OverlayFormat.length(frame.size[axis], form(axis))[0].joined(separator: " ")
    }
    return sides.joined(separator: " by ")
  }

  /// The first and the last index of each section: `0-0 to 0-11`.
  private func ranges(of labels: [OverlayLabel]) -> [String] {
    let texts = Dictionary(grouping: labels) { $0.section ?? 0 }.sorted { $0.key < $1.key }
    return texts.map { _, labels in
      let ends = [labels.first, labels.last].compactMap { $0?.texts.first?.first }
      return ends.first == ends.last ? ends[0] : ends.joined(separator: " to ")
    }
  }

  /// The number of labelled edges of each section: `4 vertical edges, 3 horizontal edges`.
  private func counts(of labels: [OverlayLabel]) -> [String] {
    let sections = Dictionary(grouping: labels) { $0.section ?? 0 }.sorted { $0.key < $1.key }
    return sections.flatMap { section, labels in
      [(Axis.horizontal, "vertical edge"), (.vertical, "horizontal edge")].map { axis, name in
        prefix(section) + labels.count { $0.placement == .atEnd(of: axis) }.of(name)
      }
    }
  }
}
