import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import SceneSVG
import Testing

/// Several pictures on one sheet.
struct ContactSheetTests {
  private func sheet(_ background: RGBA) -> Scene {
    let picture = Scene(
      name: "one", size: CGSize(width: 100, height: 60), background: background)
    return ContactSheet(
      name: "sheet", title: "Sheet",
      rows: [.init(heading: "Heading", pictures: [.init(picture, caption: "100 points")])]
    ).scene()
  }

  @Test func `a picture is on its own background below its caption`() {
    let sheet = sheet(.white)
    #expect(sheet.size == CGSize(width: 264, height: 180))
    let grounds = sheet.all("sheet-picture")
    #expect(grounds.map(\.frame) == [box(32, 88, 100, 60)])
    #expect(sheet.box(of: grounds[0])?.rect == box(-1, -1, 102, 62))
    #expect(sheet.all("sheet-caption").count == 2)
  }

  /// A scene with an image file of the given width, under a name that is used for other files too.
  private func photo(_ width: Int) throws -> Scene {
    // A PNG header that contains the size, and nothing else.
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let file = try ImageFile(header + Array("IHDR".utf8) + [0, 0, 0, UInt8(width), 0, 0, 0, 1])
    let drawing = Drawing([
      .clipped(
        ClippedShapes(box(0, 0, 10, 10), [.image(PlacedImage("a.png", in: box(0, 0, 10, 10)))]))
    ])
    let cell = SceneElement(
      SolvedElement.Identity(category: .cell, section: 0, item: 0), frame: box(0, 0, 10, 10),
      definition: 0)
    return Scene(
      name: "photo", size: CGSize(width: 10, height: 10), background: .white,
      definitions: [drawing], images: [SceneImage("a.png", file)],
      groups: [SceneGroup(section: 0, name: "0", elements: [cell])])
  }

  @Test func `the image files of the pictures are on the sheet`() throws {
    let pictures = try [1, 2, 1].map { ContactSheet.Picture(try photo($0), caption: "") }
    let sheet = ContactSheet(
      name: "sheet", title: "", rows: [.init(heading: "", pictures: pictures)]
    ).scene()
    #expect(sheet.images.map(\.file.width) == [1, 2])
    let shown = sheet.elements.filter { $0.identity.category == .cell }.flatMap { element in
      element.definition.map { sheet.definitions[$0].imageNames } ?? []
    }
    let files = Dictionary(uniqueKeysWithValues: sheet.images.map { ($0.name, $0.file.width) })
    #expect(shown.map { files[$0] } == [1, 2, 1])
  }

  @Test func `layers keep the shapes that they have in their picture`() throws {
    var pictures = try [photo(1), photo(2)]
    pictures[1].definitions.append(Drawing([.box(Box(box(0, 0, 5, 5), fill: .black))]))
    pictures[1].groups[0].elements[0].layers = [SceneElement.Layer(definition: 1)]
    let sheet = ContactSheet(
      name: "sheet", title: "",
      rows: [.init(heading: "", pictures: pictures.map { .init($0, caption: "") })]
    ).scene()
    let shown = sheet.elements.flatMap(\.layers).compactMap(\.definition)
    #expect(shown.map { sheet.definitions[$0] } == [pictures[1].definitions[1]])
  }

  /// Elements that extend beyond their picture would cover its neighbors. Existing clips are kept.
  @Test func `elements are clipped as in their picture`() {
    func cell(_ item: Int, _ frame: CGRect, _ clip: CGRect? = nil) -> SceneElement {
      SceneElement(
        SolvedElement.Identity(category: .cell, section: 0, item: item), frame: frame,
        definition: 0, clip: clip.map { SceneClip($0, radius: 4) })
    }
    let cells = [
      cell(0, box(0, 0, 50, 20)), cell(1, box(80, 0, 50, 20)),
      cell(2, box(0, 30, 50, 20), box(10, 0, 40, 60)),
    ]
    let drawing = Drawing([.box(Box(box(0, 0, 50, 20), fill: .black))])
    let picture = Scene(
      name: "one", size: CGSize(width: 100, height: 60), background: .white,
      definitions: [drawing],
      groups: [SceneGroup(section: 0, name: "0", elements: cells)])
    let sheet = ContactSheet(
      name: "sheet", title: "", rows: [.init(heading: "", pictures: [.init(picture, caption: "")])]
    ).scene()
    let placed = sheet.elements.filter { $0.identity.category == .cell }
    #expect(placed.map(\.frame.origin.x) == [32, 112, 32])
    #expect(
      placed.map(\.clip) == [
        nil, SceneClip(box(32, 88, 100, 60)), SceneClip(box(42, 88, 40, 60), radius: 4),
      ])
  }

  /// Ids contain no spaces, and those of a picture start as they do in its own file.
  @Test func `ids are made from the names of the pictures`() throws {
    var picture = try photo(1)
    picture.name = "My grid & co"
    let sheet = ContactSheet(
      name: "sheet", title: "", rows: [.init(heading: "", pictures: [.init(picture, caption: "")])]
    ).scene()
    let ids = try #require(XMLElements(sheet.svg(placing: SquarePlacer()))).values(of: "id")
    #expect(ids.contains("sheet-0-My-grid-co-0-0"))
    #expect(ids.allSatisfy { !$0.contains(" ") })
  }

  @Test func `the picture of a device has no border around its outline`() {
    #expect(sheet(.clear).all("sheet-picture").isEmpty)
  }
}
