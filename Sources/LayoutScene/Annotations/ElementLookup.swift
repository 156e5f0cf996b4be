internal import Basics
public import CellContent
public import Foundation
internal import Geometry
public import LayoutEngine
public import Scene

/// Finds elements of a solved layout by their names.
public struct ElementLookup {
  let layout: SolvedLayout
  private let ids: [String?]
  private let viewport: CGRect
  /// The visible elements at their scrolled positions.
  private let elements: [SolvedElement]
  /// The picture of the layout, for the parts of cells.
  private let scene: Scene?

  /// Creates a lookup.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - content: The content of its elements, which has the ids of sections.
  ///   - viewport: The visible rectangle in points of the content; `nil` for all of it.
  ///   - scene: The picture of the layout; without one, cells have no parts.
  /// - Complexity: O(*n*) in the number of visible elements.
  public init(
    of layout: SolvedLayout, _ content: Content, in viewport: CGRect? = nil, scene: Scene? = nil
  ) {
    let viewport = viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    self.init(
      of: layout, ids: content.sections.map(\.id), in: viewport,
      CarouselWindows(of: layout).scrolled(layout.visibleElements(in: viewport)), scene: scene)
  }

  init(_ subject: OverlaySubject, scene: Scene) {
    self.init(
      of: subject.layout, ids: subject.content.sections.map(\.id), in: subject.viewport,
      subject.elements, scene: scene)
  }

  private init(
    of layout: SolvedLayout, ids: [String?], in viewport: CGRect, _ elements: [SolvedElement],
    scene: Scene?
  ) {
    self.layout = layout
    self.ids = ids
    self.viewport = viewport
    self.elements = elements
    self.scene = scene
  }

  /// Whether the name stands for a visible element.
  public func contains(_ name: ElementName) -> Bool {
    guard case .part(let item, let role) = name.target else { return frame(of: name) != nil }
    return parts(ofCell: item, in: name).contains(role)
  }

  /// The frame of an element in visible points of the content; `nil` if it is not visible. The frame
  /// of a part is that of its cell.
  func frame(of name: ElementName) -> CGRect? {
    frameInLayout(of: name) ?? frame(ofBar: name.text)
  }

  /// The frame of a bar of the screen.
  private func frame(ofBar name: String) -> CGRect? {
    let bars = scene?.groups.last { $0.layer == .bars }?.elements ?? []
    return bars.first { $0.identity.kind == name }?.frame.offsetBy(
      dx: viewport.minX, dy: viewport.minY)
  }

  private func frameInLayout(of name: ElementName) -> CGRect? {
    let isOfLayout = name.section == SectionNames.layout && !ids.contains(SectionNames.layout)
    if isOfLayout {
      switch name.target {
      case .section: return CGRect(origin: .zero, size: layout.contentSize)
      case .view(let kind, nil):
        return visible { $0.item == SolvedElement.layoutItem && $0.kind == kind }
      default: return nil
      }
    }
    guard let section = index(of: name.section) else { return nil }
    switch name.target {
    case .section:
      let frame = layout.shownFrame(ofSection: section)
      return frame.overlaps(viewport) ? frame : nil
    case .cell(let item), .part(let item, _):
      return visible { $0.category == .cell && $0.section == section && $0.item == item }
    case .view(let kind, let number):
      return visible {
        $0.category != .cell && $0.kind == kind && $0.section == section
          && $0.item != SolvedElement.layoutItem && (number == nil || $0.item == number)
      }
    case .group(let path): return group(path, in: section)
    }
  }

  private func visible(_ isMeant: (SolvedElement) -> Bool) -> CGRect? {
    elements.first { !$0.isHidden && isMeant($0) }?.frame
  }

  /// The index of a section with an id, or with an index written as a number.
  private func index(of section: String) -> Int? {
    ids.firstIndex(of: section) ?? Int(section).flatMap { ids.indices.contains($0) ? $0 : nil }
  }

  private func group(_ path: [Int], in section: Int) -> CGRect? {
    let groups = groups(in: section)
    guard let first = path.first, groups.indices.contains(first) else { return nil }
    var (fragment, frame) = (groups[first].fragment, groups[first].frame)
    for number in path.dropFirst() {
      let nested = fragment.nestedGroups
      guard nested.indices.contains(number) else { return nil }
      frame.origin.x += nested[number].offset.x
      frame.origin.y += nested[number].offset.y
      fragment = nested[number].fragment
      frame.size = fragment.size
    }
    let shown = layout.shown(frame, ofSection: section)
    return shown.overlaps(viewport) ? shown : nil
  }

  private func groups(in section: Int) -> [SolvedGroup] {
    layout.groups(ofSection: section, in: CGRect(origin: .zero, size: layout.contentSize))
  }
}

extension Fragment {
  /// The groups among the subitems.
  fileprivate var nestedGroups: [Child] {
    guard case .line(let line) = content else { return [] }
    return line.children.filter { child in
      if case .cell = child.fragment.content { false } else { true }
    }
  }
}

// MARK: - Parts of cells

extension ElementLookup {
  /// The fields that a cell shows as text.
  private func parts(ofCell item: Int, in name: ElementName) -> [String] {
    guard let element = drawing(ofCell: item, in: name) else { return [] }
    return element.allTexts.flatMap(\.allParagraphs).map(\.role).uniqued()
  }

  /// The drawing of a cell, with its frame in points of the picture.
  func drawing(ofCell item: Int, in name: ElementName) -> SceneElement? {
    guard let section = index(of: name.section) else { return nil }
    return scene?.elements.first {
      $0.identity.category == .cell && $0.identity.section == section && $0.identity.item == item
    }
  }
}

// MARK: - Hints

extension ElementLookup {
  /// The names of all sections, and that of the layout.
  package var sectionNames: [String] {
    let known = ids.enumerated().map { $1 ?? "\($0)" }
    return ids.contains(SectionNames.layout) ? known : known + [SectionNames.layout]
  }

  /// What there is instead of a name that matches nothing.
  public func hint(for name: ElementName) -> String {
    guard let section = index(of: name.section) else {
      return "the sections are \(Self.listed(sectionNames))"
    }
    let known = name.section
    switch name.target {
    case .section: return "the section \(known) is not visible"
    case .part(let item, _) where frame(of: name) != nil:
      let parts = parts(ofCell: item, in: name)
      return parts.isEmpty
        ? "\(known)/\(item) shows no text" : "\(known)/\(item) shows \(Self.listed(parts))"
    case .cell, .part:
      let items = elements.filter { $0.category == .cell && $0.section == section }.map(\.item)
      guard let first = items.min(), let last = items.max() else {
        return "no cell of \(known) is visible"
      }
      return "the visible cells are \(known)/\(first) to \(known)/\(last)"
    case .view:
      let views = elements.filter { $0.category != .cell && $0.section == section }
      let kinds = views.compactMap(\.kind).uniqued()
      return kinds.isEmpty
        ? "\(known) has only cells and groups" : "the kinds in \(known) are \(Self.listed(kinds))"
    case .group(let path):
      let count = groups(in: section).count
      let nested = path.count > 1 ? ", which have their own numbers" : ""
      return "\(known) has the groups 0 to \(max(count - 1, 0))\(nested)"
    }
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(12)
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
