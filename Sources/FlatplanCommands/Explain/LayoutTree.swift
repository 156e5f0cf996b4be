internal import Basics
internal import Foundation
internal import Geometry
internal import HostSystem
internal import LayoutEngine
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

/// A text tree that explains how the layout of one variant is computed.
struct LayoutTree {
  private(set) var text = ""
  private let spec: OpenedSpec
  private let variant: Variant
  private let layout: Pipeline.Layout

  init(_ spec: OpenedSpec, _ variant: Variant, _ layout: Pipeline.Layout) {
    self.spec = spec
    self.variant = variant
    self.layout = layout
    header()
    let description = layout.description
    for item in description.boundaryItems { boundary(item, solved: nil, depth: 0) }
    let locations = spec.content.locations(in: variant.container)
    for index in description.sections.indices { section(index, at: locations.section(index)) }
  }

  // MARK: Lines

  mutating func line(_ content: String, depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  /// Appends keys and values, wrapped at 90 columns.
  mutating func keys(_ pairs: [(String, String)], depth: Int) {
    var line = ""
    for (key, value) in pairs {
      let next = "\(key): \(value)"
      if !line.isEmpty, line.count + next.count > 90 - 2 * depth {
        self.line(line, depth: depth)
        line = ""
      }
      line += line.isEmpty ? next : ", " + next
    }
    if !line.isEmpty { self.line(line, depth: depth) }
  }

  // MARK: The layout

  private mutating func header() {
    let size = layout.solved.contentSize
    let name = spec.content.mayShareFile ? ": \(spec.content.name)" : ""
    line(
      "\(spec.source.name)\(name) at \(variant.label): content of \(SpecWords.size(size)) pt",
      depth: 0)
    keys(SpecWords.keys(DescribedKeys.of(layout.description)), depth: 1)
  }

  // MARK: Sections

  private mutating func section(_ index: Int, at place: Diagnostic.Location?) {
    guard let section = layout.description.sections[index] else {
      text += "\n"
      return line("section \(index): empty", depth: 0)
    }
    let solved = layout.solved.sections[index]
    text += "\n"
    let name = layout.sectionIDs[index].map { " '\($0)'" } ?? ""
    let location = place.map { ", \($0.path):\($0.line)" } ?? ""
    line(
      "section \(index)\(name)\(location): \(SpecWords.size(solved.frame.size)) pt at "
        + "\(solved.frame.minX.exact), \(solved.frame.minY.exact)", depth: 0)
    line(
      section.list == nil
        ? "NSCollectionLayoutSection(group:)" : "NSCollectionLayoutSection.list(using:)", depth: 1)
    keys(SpecWords.keys(DescribedKeys.of(section)), depth: 1)
    for item in section.boundaryItems {
      boundary(item, solved: solved.boundaryItems.first { $0.kind == item.kind }, depth: 1)
    }
    for item in section.decorations { decoration(item) }
    groups(of: section, index)
  }

  private mutating func groups(of section: SectionDescription, _ index: Int) {
    let solved = layout.solved.sections[index]
    for warning in layout.warnings where warning.section == index {
      let label = warning.isOfEmptySection ? "nothing is laid out" : "warning"
      line("\(label) (\(PictureWarning.layout(warning).code)): \(warning)", depth: 1)
    }
    let groups = solved.runs.total.groups
    let count = "\(section.itemCount.of("item")) in \(groups.of("group"))"
    let flow =
      groups > 1
      ? ", one after another \(solved.flow.select(horizontal: "across", vertical: "down"))" : ""
    line(count + flow, depth: 1)
    group(section.group, "group", solved.firstGroup, depth: 1)
    guard let first = solved.firstGroup, section.list == nil else { return }
    // With its indentation the drawing fits the width of a terminal. A group of one cell needs
    // fewer rows.
    let drawing = first.drawing(columns: 76, rows: first.itemCount > 1 ? 20 : 5)
    guard !drawing.isEmpty else { return }
    text += "\n"
    for row in drawing.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(row), depth: row.isEmpty ? 0 : 2)
    }
  }

  private mutating func boundary(
    _ item: BoundaryDescription, solved: SolvedBoundary?, depth: Int
  ) {
    let size = solved.map { " → \(SpecWords.size($0.frame.size)) pt" } ?? ""
    line("\(item.kind): \(SpecWords.size(item.box.size))\(size)", depth: depth)
    line(
      "NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:)",
      depth: depth + 1)
    keys(
      [
        ("alignment", "\(item.alignment)"),
        ("absoluteOffset", "[\(item.offset.x.exact), \(item.offset.y.exact)]"),
        ("extendsBoundary", "\(item.extendsBoundary)"),
        ("pinToVisibleBounds", "\(item.pinsToVisibleBounds)"), ("zIndex", "\(item.zIndex)"),
      ], depth: depth + 1)
  }

  private mutating func decoration(_ item: DecorationDescription) {
    line("decoration \(item.kind)", depth: 1)
    line("NSCollectionLayoutDecorationItem.background(elementKind:)", depth: 2)
    keys(
      [("contentInsets", SpecWords.insets(item.contentInsets)), ("zIndex", "\(item.zIndex)")],
      depth: 2)
  }
}
