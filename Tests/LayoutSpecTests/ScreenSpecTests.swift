import CellContent
import CompositionalLayout
import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import LayoutSpec

/// Screens in specs.
struct ScreenSpecTests {
  private let sections = "sections: [{list: insetGrouped, items: [{title: Wi-Fi}]}]\n"

  private func screen(_ text: String) throws -> Screen {
    try #require(try load("screen: {\(text)}\n" + sections).plan(in: .standard).screen)
  }

  @Test func `items are symbols, titles or maps`() throws {
    let bar = try #require(
      try screen(
        "navigationBar: {title: Library, leading: [back], trailing: [plus, Edit, {title: Done, "
          + "style: prominent, tint: systemRed, badge: 2}]}"
      ).navigationBar)
    #expect(bar.leading.map(\.role) == [.back])
    #expect(bar.trailing.map(\.image) == ["plus", nil, nil])
    #expect(bar.trailing.map(\.title) == [nil, "Edit", "Done"])
    #expect(bar.trailing[2].style == .prominent && bar.trailing[2].badge == "2")
    #expect(bar.trailing[2].tint == .named("systemRed"))
    let back = try screen("navigationBar: {leading: [{back: Library}]}").navigationBar
    #expect(back?.leading.first?.role == .back && back?.leading.first?.title == "Library")
  }

  @Test func `a search field is a placeholder or a map`() throws {
    let text = try screen("navigationBar: {search: Artists}").navigationBar?.search
    #expect(text?.placeholder == "Artists" && text?.isActive == false)
    let map = try screen("navigationBar: {search: {text: River, active: true}}").navigationBar
    #expect(map?.search?.text == "River" && map?.search?.isActive == true)
  }

  @Test func `tabs and toolbars are read`() throws {
    let screen = try screen(
      "tabBar: {items: [{title: Home, image: house, badge: 2}, Library], selected: 1}, "
        + "toolbar: [trash, spacer, Edit], statusBar: light, background: systemGray6")
    #expect(screen.tabBar?.items.map(\.title) == ["Home", "Library"])
    #expect(screen.tabBar?.items[0].badge == "2" && screen.tabBar?.selected == 1)
    #expect(screen.toolbar.map(\.role) == [.button, .spacer, .button])
    #expect(screen.statusBar == .light && screen.background == .named("systemGray6"))
  }

  @Test func `sheets, alerts and floating parts are read`() throws {
    let screen = try screen(
      "sheet: {detent: 320, grabber: true, content: [{text: Nearby}]}, "
        + "alert: {title: Delete?, actions: [{title: Delete, role: destructive}, Cancel]}, "
        + "floating: [{button: {image: plus}, at: bottomTrailing, inset: 16}]")
    #expect(screen.sheet?.detent == .height(320) && screen.sheet?.hasGrabber == true)
    #expect(screen.sheet?.content?.children.count == 1)
    #expect(screen.alert?.actions.map(\.role) == [.destructive, .cancel])
    #expect(screen.floating?.content == .overlay && screen.keyboard == .hidden)
    #expect(try self.screen("keyboard: default").keyboard == .default)
    #expect(screen.floating?.children.first?.anchor == .bottomTrailing)
  }

  @Test(
    arguments: [
      ("sheet: {detent: half}", "medium"), ("floating: [{buton: Add}]", "button"),
      ("alert: {actions: [{title: Delete, role: destroy}]}", "destructive"),
      ("statusBar: white", "light"), ("navigationBar: {titel: Inbox}", "title"),
      ("tabBar: {items: [{title: Home, image: hous}]}", "house"),
      ("toolbar: [{title: Edit, style: bold}]", "plain"),
    ])
  func `wrong values are reported with what is meant`(text: String, meant: String) {
    let found = diagnostics(of: "screen: {\(text)}\n" + sections)
    #expect(found.count == 1 && "\(found)".contains(meant), "\(found)")
  }

  @Test func `bars enlarge the safe area of the container`() throws {
    var spec = try load(
      "screen: {navigationBar: {title: A, largeTitle: true}, tabBar: {items: [A, B]}}\n" + sections
        + "render: {devices: [iphone-16]}")
    let areas = { (spec: FileSpec) in
      try spec.render.variants.map {
        try #require(try Spec.file(spec).plan(for: $0).bars).enlarged.safeArea
      }
    }
    #expect(try areas(spec).map(\.top) == [165])
    #expect(try areas(spec).map(\.bottom) == [83])
    spec.render.scrollOffset = .along(100)
    #expect(try areas(spec).map(\.top) == [113])
    spec.render.devices = nil
    spec.render.widths = [390, 768]
    spec.render.scrollOffset = nil
    #expect(try areas(spec).map(\.top) == [165, 148])
    spec.render.compatibilities = [.ios18]
    #expect(try areas(spec).map(\.bottom) == [83, 20])
  }

  @Test func `bars differ by width`() throws {
    let spec = try load(
      "screen: {navigationBar: {title: {0: Mail, 700: All mail}, largeTitle: {0: true, 700: false}}}\n"
        + sections)
    let bars = try [390, 800].map {
      try spec.plan(in: Container(width: $0)).screen?.navigationBar
    }
    #expect(bars.map { $0?.title } == ["Mail", "All mail"])
    #expect(bars.map { $0?.hasLargeTitle } == [true, false])
  }

  @Test func `bars and their parts show the fields of the screen`() throws {
    let screen = try screen(
      "fields: {album: Tides, unread: 3}, navigationBar: {title: $album, trailing: [Play $album]}, "
        + "tabBar: {items: [{title: Home, badge: $unread}], accessory: [{text: $album}]}")
    #expect(screen.navigationBar?.title == "Tides")
    #expect(screen.navigationBar?.trailing.first?.title == "Play Tides")
    #expect(screen.tabBar?.items.first?.badge == "3")
    #expect(
      screen.tabBar?.accessory?.children.map(\.content) == [.text([PartRun("Tides")])])
  }

  @Test func `popovers and scopes are read`() throws {
    let screen = try screen(
      "navigationBar: {search: {active: true, scopes: [All, Photos], scope: 1}}, "
        + "popover: {from: leading 1, size: [240, 180], content: [{text: Sort}]}")
    #expect(screen.navigationBar?.search?.scopes == ["All", "Photos"])
    #expect(screen.navigationBar?.search?.selectedScope == 1)
    #expect(screen.popover?.size == CGSize(width: 240, height: 180))
    #expect(screen.popover?.source == "leading 1" && screen.popover?.content != nil)
  }

  @Test func `a sheet has sections with the definitions of the spec`() throws {
    let text =
      "vars: {side: 40}\nscreen: {sheet: {detent: medium, sections: [{group: {height: =side}, items: 2}]}}\n"
      + sections
    let spec = try load(text)
    let plan = try Spec.file(spec).plan(for: try #require(spec.render.variants.first))
    let container = try #require(plan.bars?.sheetContainer)
    let sheet = try #require(spec.sheet(in: .standard)).plan(in: container)
    let solved = try sheet.layout.solve(itemCounts: sheet.itemCounts, in: container)
    #expect(solved.contentSize == CGSize(width: container.size.width, height: 80))
    #expect(container.size.width == 374 && sheet.screen == nil)
    let wrong = diagnostics(of: text.replacingOccurrences(of: "height: =side", with: "hight: 4"))
    #expect(wrong.count == 1 && "\(wrong)".contains("height"), "\(wrong)")
  }

  /// 35 was seen only without a bar (R110).
  @Test(arguments: [(true, 0), (false, 35)] as [(Bool, CGFloat)])
  func `under a large title a list begins without space`(isLarge: Bool, y: CGFloat) throws {
    let spec = try load(
      "screen: {navigationBar: {title: A, largeTitle: \(isLarge)}}\n" + sections
        + "render: {devices: [iphone-16]}")
    let plan = try Spec.file(spec).plan(for: try #require(spec.render.variants.first))
    let container = try #require(plan.bars).enlarged
    let solved = try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
    #expect(solved.cellElements(in: 0).first?.frame.minY == y)
  }
}
