import Testing
import UIKitViews

/// Tests section snapshots.
@Suite struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Two rooms; the first has two shelves, and the first shelf has a book.
  private var rooms: Outline {
    var outline = Outline()
    outline.append(["study", "hall"])
    outline.append(["upper", "lower"], to: "study")
    outline.append(["atlas"], to: "upper")
    return outline
  }

  @Test func `items can have child items`() {
    let outline = rooms
    #expect(outline.items == ["study", "upper", "atlas", "lower", "hall"])
    #expect(outline.rootItems == ["study", "hall"] && outline.visibleItems == ["study", "hall"])
    #expect(outline.level(of: "atlas") == 2 && outline.level(of: "hall") == 0)
    #expect(outline.parent(of: "atlas") == "upper" && outline.parent(of: "hall") == nil)
    #expect(outline.items.map { outline.index(of: $0) } == [0, 1, 2, 3, 4])
    #expect(outline.index(of: "cellar") == nil && !outline.contains("cellar"))
  }

  @Test func `children of a collapsed item are not visible`() {
    var outline = rooms
    outline.expand(["upper"])
    #expect(outline.visibleItems == ["study", "hall"] && !outline.isVisible("atlas"))
    outline.expand(["study"])
    #expect(outline.visibleItems == ["study", "upper", "atlas", "lower", "hall"])
    #expect(outline.isExpanded("study") && outline.isVisible("atlas"))
    outline.collapse(["upper"])
    #expect(outline.visibleItems == ["study", "upper", "lower", "hall"])
  }

  @Test func `the description marks visible, expanded and collapsed items`() {
    // R61.
    var outline = rooms
    outline.expand(["study"])
    #expect(
      outline.visualDescription() == """
        *+ study
        *-   upper
               atlas
        *    lower
        *  hall
        """)
  }

  @Test func `items and outlines are inserted next to others`() {
    var outline = rooms
    outline.insert(["middle"], after: "upper")
    outline.insert(["porch"], before: "study")
    var kitchen = Outline()
    kitchen.append(["kitchen"])
    kitchen.append(["stove"], to: "kitchen")
    outline.insert(kitchen, before: "hall")
    #expect(
      outline.items
        == ["porch", "study", "upper", "atlas", "middle", "lower", "kitchen", "stove", "hall"])
    #expect(outline.parent(of: "middle") == "study" && outline.parent(of: "stove") == "kitchen")
    #expect(outline.index(of: "hall") == 8)
  }

  @Test func `children are deleted with their parent`() {
    var outline = rooms
    outline.delete(["upper", "cellar"])
    #expect(outline.items == ["study", "lower", "hall"] && !outline.contains("atlas"))
    #expect(outline.index(of: "hall") == 2)
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.rootItems.isEmpty && outline.error == nil)
  }

  @Test func `children can be replaced and extracted as an outline`() {
    var outline = rooms
    let study = outline.snapshot(of: "study")
    #expect(study.items == ["upper", "atlas", "lower"] && study.rootItems == ["upper", "lower"])
    #expect(study.parent(of: "upper") == nil && study.level(of: "atlas") == 1)
    #expect(outline.snapshot(of: "upper", includingParent: true).items == ["upper", "atlas"])
    #expect(outline.snapshot(of: "cellar").items.isEmpty)
    outline.replace(childrenOf: "hall", using: rooms.snapshot(of: "cellar"))
    outline.delete(["study"])
    outline.replace(childrenOf: "hall", using: study)
    #expect(outline.items == ["hall", "upper", "atlas", "lower"] && outline.error == nil)
  }

  struct Refused: Sendable {
    let words: String
    let change: @Sendable (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void

    init(
      _ words: String,
      _ change: @escaping @Sendable (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void
    ) {
      (self.words, self.change) = (words, change)
    }
  }

  @Test(arguments: [
    Refused("item identifiers must be unique: hall would occur twice", { $0.append(["hall"]) }),
    Refused("item identifiers must be unique: x would occur twice", { $0.append(["x", "x"]) }),
    Refused(
      "cannot append: the snapshot has no item z",
      { $0.append(["x"], to: "z") }
    ),
    Refused(
      "cannot insert: the snapshot has no item z",
      { $0.insert(["x"], after: "z") }
    ),
    Refused(
      "cannot expand: the snapshot has no item z",
      { $0.expand(["study", "z"]) }
    ),
    Refused(
      "cannot replace: the snapshot has no item z",
      { $0.replace(childrenOf: "z", using: .init()) }
    ),
    Refused(
      "item identifiers must be unique: study would occur twice",
      { outline in
        let below = outline.snapshot(of: "study", includingParent: true)
        outline.replace(childrenOf: "upper", using: below.snapshot(of: "atlas"))
        var wrong = NSDiffableDataSourceSectionSnapshot<String>()
        wrong.append(["study"])
        outline.append(["atlas"], to: "upper")
        outline.replace(childrenOf: "hall", using: wrong)
      }
    ),
  ])
  func whatUIKitWouldRaiseForIsKeptAndChangesNothing(refused: Refused) {
    // R91.
    var outline = rooms
    refused.change(&outline)
    #expect(outline.error?.description == refused.words)
    #expect(outline.items == rooms.items && outline.visibleItems == rooms.visibleItems)
  }
}
