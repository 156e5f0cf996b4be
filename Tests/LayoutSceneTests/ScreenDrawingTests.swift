import CompositionalLayout
import Foundation
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// Bars above the picture of a layout.
struct ScreenDrawingTests {
  private let screen: Screen = {
    var (screen, bar, tabs) = (Screen(), NavigationBar(), TabBar())
    (bar.title, bar.hasLargeTitle) = ("Library", true)
    var item = TabBar.Item()
    (item.title, item.image) = ("Home", "house")
    tabs.items = [item, item]
    (screen.navigationBar, screen.tabBar) = (bar, tabs)
    return screen
  }()

  private func picture(
    _ theme: Theme = .system, isClipped: Bool = true, rows: Int = 3, scroll: CGFloat = 0,
    statusBar: Screen.StatusBar = .auto, background: ColorReference? = nil,
    titleView: CGSize? = nil, views: ViewDrawing? = nil
  ) throws -> Scene {
    let device = try #require(Device.named("iphone-16"))
    var screen = screen
    screen.statusBar = statusBar
    screen.navigationBar?.titleViewSize = titleView
    let shown = ScreenLayout(screen, in: Container(device: device), scrolledBy: scroll)
    var container = shown.enlarged
    container.contentInset = container.safeArea.only(.vertical)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let solved = try layout.solve(itemCounts: [rows], in: container)
    let items = ItemContents.repeating(ElementContent(fields: ["title": "Row"]), count: rows)
    var options = SceneOptions(name: "screen", theme: theme)
    options.background = background
    return LayoutPicture(
      of: solved, content: .withTemplates(sections: [SectionContent(items: items)]),
      options: options,
      isClipped: isClipped, screen: shown, views: views
    ).scene()
  }

  private func bars(_ scene: Scene) throws -> [String: SceneElement] {
    let group = try #require(scene.groups.last { $0.layer == .bars })
    return Dictionary(group.elements.map { ($0.identity.kind ?? "", $0) }) { first, _ in first }
  }

  private func texts(_ element: SceneElement?) -> [String] {
    element?.allTexts.flatMap(\.paragraphs).map(\.string) ?? []
  }

  @Test func `a view of code is drawn in place of the title`() throws {
    var views = ViewDrawing(background: { _ in nil }, drawings: { _, _ in [:] })
    views.bar = { name, size, _ in
      let font = TextMetrics(size: 17, lineHeight: 20)
      let text = Paragraph(name, role: "title", font: font, color: .black)
      return ElementDrawing(texts: [TextBlock([text], in: CGRect(origin: .zero, size: size))])
    }
    let size = CGSize(width: 80, height: 30)
    let bars = try bars(picture(titleView: size, views: views))
    let view = bars["navigation bar title view"]
    #expect(texts(view) == ["navigation bar title view"] && view?.frame.size == size)
    #expect(texts(bars["large title"]) == ["Library"])
  }

  @Test func `bars are above the layout, in the style of the system`() throws {
    let scene = try picture()
    #expect(scene.groups.last?.layer == .bars)
    let bars = try bars(scene)
    #expect(texts(bars["large title"]) == ["Library"])
    #expect(texts(bars["tab 2 title"]) == ["Home"])
    #expect(texts(bars["status bar"]) == ["9:41"])
    #expect(bars["tab bar capsule"]?.definition != nil)
    #expect(
      scene.id(of: try #require(bars["tab 1 title"]), in: try #require(scene.groups.last))
        == "screen--bars--tab-1-title")
  }

  /// Annotations name them.
  @Test func `bars are found by their names`() throws {
    let scene = try picture()
    let bars = try bars(scene)
    #expect(bars["tab 2"]?.definition == nil && bars["tab 2"]?.texts.isEmpty == true)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(40), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let solved = try UICollectionViewCompositionalLayout(section: section)
      .solve(itemCounts: [1], in: Container(width: 393))
    let lookup = ElementLookup(of: solved, Content(sections: []), scene: scene)
    #expect(lookup.contains(try #require(ElementName("tab 2"))))
    #expect(lookup.frame(of: try #require(ElementName("navigation bar")))?.height == 106)
    #expect(!lookup.contains(try #require(ElementName("tab 3"))))
  }

  @Test func `other themes draw labeled boxes`() throws {
    let bars = try bars(try picture(.wireframe))
    #expect(texts(bars["status bar"]) == ["status bar"])
    #expect(texts(bars["tab 1"]) == ["Home"])
    #expect(bars["tab bar"]?.definition != nil && texts(bars["tab bar"]).isEmpty)
    #expect(bars["tab bar capsule"] == nil && bars["tab 1 icon"] == nil)
  }

  @Test func `all content is between the bars`() throws {
    let short = try picture(isClipped: false)
    #expect(short.size == CGSize(width: 393, height: 852))
    let long = try picture(isClipped: false, rows: 20)
    #expect(long.size == CGSize(width: 393, height: 165 + 2000 + 83))
    let (cells, bars) = (long.elements.filter { $0.identity.category == .cell }, try bars(long))
    #expect(cells.map(\.frame.minY).min() == 165)
    #expect(bars["tab bar capsule"].map { abs($0.frame.minY - 2165) < 0.01 } == true)
    #expect(bars["status bar"]?.frame.minY == 0)
  }

  @Test func `a picture of the container has bars over its content`() throws {
    let scene = try picture(rows: 20)
    #expect(scene.size.height == 852)
    #expect(try bars(scene)["tab bar capsule"]?.frame.minY == 769)
  }

  @Test func `a title that has collapsed is in the bar, above what scrolls`() throws {
    let bars = try bars(try picture(rows: 20, scroll: 80))
    #expect(bars["large title"] == nil)
    #expect(texts(bars["navigation bar title"]) == ["Library"])
    #expect(bars["navigation bar background"]?.frame.height == 113)
  }

  @Test(
    arguments: [
      (.light, nil, .white), (.dark, nil, .black), (.auto, .named("black"), .white),
      (.auto, .named("white"), .black),
    ] as [(Screen.StatusBar, ColorReference?, RGBA)])
  func `the status bar is legible`(
    style: Screen.StatusBar, background: ColorReference?, color: RGBA
  ) throws {
    let bars = try bars(try picture(statusBar: style, background: background))
    #expect(bars["status bar"]?.texts.first?.paragraphs.first?.color == color)
  }

  @Test(
    arguments: [(.auto, "white", RGBA.black), (.auto, "black", .white), (.light, "white", .white)]
      as [(Screen.StatusBar, String, RGBA)])
  func `bars are legible on the background`(
    style: Screen.StatusBar, background: String, color: RGBA
  ) throws {
    let bars = try bars(try picture(statusBar: style, background: .named(background)))
    #expect(bars["large title"]?.texts.first?.paragraphs.first?.color == color)
  }

  @Test func `the layout in a sheet is drawn in it`() throws {
    var screen = screen
    screen.sheet = Sheet()
    screen.sheet?.detent = .medium
    let shown = ScreenLayout(
      screen, in: Container(device: try #require(Device.named("iphone-16"))))
    let cell = SceneElement(
      SolvedElement.Identity(category: .cell, kind: nil, section: 0, item: 0),
      frame: CGRect(x: 10, y: 20, width: 30, height: 500), definition: 0)
    let shape = Shape.box(Box(CGRect(x: 0, y: 0, width: 30, height: 500), fill: .black))
    let sheet = Scene(
      name: "sheet", size: CGSize(width: 377, height: 440), background: .white,
      definitions: [Drawing([shape])], groups: [SceneGroup(section: 0, name: "a", elements: [cell])]
    )
    var options = SceneOptions(
      name: "screen", theme: .system, viewport: CGRect(x: 0, y: 0, width: 393, height: 852))
    (options.screen, options.sheet) = (shown, sheet)
    let scene = SceneBuilder.scene(
      elements: [], contentSize: CGSize(width: 393, height: 852), content: Content(sections: []),
      options: options)
    let bars = try bars(scene)
    let (frame, drawn) = (try #require(bars["sheet"]?.frame), try #require(bars["sheet a"]))
    #expect(drawn.frame.origin == CGPoint(x: frame.minX + 10, y: frame.minY + 20))
    #expect(drawn.clip?.rect == frame && (drawn.clip?.radius ?? 0) > 0)
    #expect(drawn.definition.map { scene.definitions[$0].shapes } == [shape])
    let names = scene.groups.flatMap(\.elements).compactMap(\.identity.kind)
    #expect(names.firstIndex(of: "sheet").map { names[$0 + 1] } == "sheet a")
  }

  @Test func `a device frame leaves status bar and home indicator to the screen`() throws {
    let device = try #require(Device.named("iphone-16"))
    let shown = ScreenLayout(screen, in: Container(device: device))
    let frame = DeviceFrame(of: shown.enlarged, shown)
    let parts = frame.parts(
      on: CGRect(origin: .zero, size: device.size), ground: .white, .light)
    #expect(parts.count == 2 && parts[0].isCamera && parts.allSatisfy { $0.texts.isEmpty })
    #expect(frame.radius == DeviceFrame(of: Container(device: device)).radius)
  }
}
