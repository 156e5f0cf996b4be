internal import Basics
internal import Foundation
public import Geometry

extension SolvedLayout {
  /// Returns the frames in the form stored in a file.
  ///
  /// - Parameters:
  ///   - elements: The elements to store, sorted by identity; all if `nil`.
  ///   - sectionIDs: The identifiers of sections by index. A repeated identifier is replaced by the
  ///     index.
  /// - Complexity: O(n log n) in the number of elements.
  public func record(
    of elements: [SolvedElement]? = nil, sectionIDs: [Int: String] = [:]
  ) -> LayoutRecord {
    let names = SectionKeys(sectionIDs, count: sections.count)
    let boundaryKinds = sections.map { Set($0.boundaryItems.map(\.kind)) }
    let elements = elements ?? allElements()
    var frames: [LayoutRecord.Frame] = []
    frames.reserveCapacity(elements.count)
    for element in elements.inOrderOfRecords {
      let kinds = boundaryKinds[safely: element.section] ?? []
      let isBoundary = element.kind.map(kinds.contains) ?? false
      frames.append(LayoutRecord.Frame(element, in: names, isBoundary: isBoundary))
    }
    return LayoutRecord(axes: recordAxes, contentSize: contentSize, frames: frames)
  }

  private var recordAxes: LayoutRecord.Axes {
    let traits = container.traits
    return LayoutRecord.Axes(
      size: container.size, direction: traits.layoutDirection,
      textSize: traits.preferredContentSizeCategory, scale: traits.displayScale)
  }
}

extension [SolvedElement] {
  /// Returns elements sorted by identity in the order of records: those of the layout itself come
  /// first.
  ///
  /// - Complexity: O(n).
  package var inOrderOfRecords: [SolvedElement] {
    let own = filter { $0.item == SolvedElement.layoutItem }
    return own.isEmpty ? self : own + filter { $0.item != SolvedElement.layoutItem }
  }
}

extension LayoutRecord.Frame {
  /// - Parameter isBoundary: Whether the section has a boundary item of this kind.
  fileprivate init(_ element: SolvedElement, in names: SectionKeys, isBoundary: Bool) {
    let item: LayoutRecord.Item? =
      switch element.category {
      case .cell: .index(element.item)
      case .supplementary where isBoundary && element.item == 0: nil
      case .decoration where element.item == 0: nil
      case .supplementary, .decoration: .index(element.item)
      }
    let isOwn = element.item == SolvedElement.layoutItem
    self.init(
      section: isOwn ? .layout : names[element.section], item: isOwn ? nil : item,
      category: element.category, kind: element.kind, rect: element.frame, zIndex: element.zIndex,
      name: element.name)
  }
}

/// The keys of sections in a record.
private struct SectionKeys {
  private var keys: [LayoutRecord.Section] = []

  init(_ ids: [Int: String], count: Int) {
    var taken: Set<String> = []
    keys = (0..<count).map { index in
      guard let id = ids[index], taken.insert(id).inserted else { return .index(index) }
      return .id(id)
    }
  }

  subscript(index: Int) -> LayoutRecord.Section {
    keys[safely: index] ?? .index(index)
  }
}
