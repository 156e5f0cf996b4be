internal import CellContent
internal import Foundation
internal import SpecTree

extension SpecPlan {
  init(_ document: Document) {
    let sections = document.sections
    screen = document.screen
    itemCounts = sections.map(\.items.contents.count)
    scrollOffsets = Dictionary(
      uniqueKeysWithValues: sections.enumerated().compactMap { index, section in
        section.scrollOffset.map { (index, $0) }
      })
    content = Content(document)
    intrinsicSizes = IntrinsicSizes(document)
    layout = LayoutBuilder.layout(document)
  }
}

extension Content {
  init(_ document: Document) {
    self.init(
      sections: document.sections.map { section in
        var content = SectionContent(
          id: section.id, items: section.items.contents,
          boundary: Self.byKind(section.boundaryItems))
        content.groups = section.groupStyles
        content.swipeActions = section.list?.swipeActions
        content.indexTitles = section.list?.indexTitles ?? []
        return content
      },
      boundary: Self.byKind(document.configuration.boundaryItems), styles: document.styles,
      images: document.images)
    templates = BuiltInContents.parts
  }

  private static func byKind(_ items: [BoundarySpec]) -> [String: ElementContent] {
    Dictionary(items.map { ($0.elementKind, $0.content) }) { first, _ in first }
  }
}

extension IntrinsicSizes {
  init(_ document: Document) {
    cells = document.sections.map(\.items.intrinsicSizes)
    boundary = document.sections.map { Self.byKind($0.boundaryItems) }
    layoutBoundary = Self.byKind(document.configuration.boundaryItems)
  }

  private static func byKind(_ items: [BoundarySpec]) -> [String: IntrinsicSize] {
    let sizes = items.compactMap { item in item.intrinsicSize.map { (item.elementKind, $0) } }
    return Dictionary(sizes) { first, _ in first }
  }
}
