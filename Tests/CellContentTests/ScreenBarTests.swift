import Foundation
import Geometry
import Scene
import Testing

@testable import CellContent

/// Frames of bars, as measured on iOS 26.1 and 26.2 and on iOS 17.5 and 18.5.
struct ScreenBarTests {
  /// Measures titles whose widths are known from a device.
  private struct KnownWidths: TextMeasuring {
    var widths: [String: CGFloat]

    func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
      TextExtent(width: widths[paragraph.string] ?? 30, lines: 1)
    }
  }

  private func container(
    _ device: String, _ system: Compatibility = .ios26, _ textSize: UIContentSizeCategory = .large
  ) throws -> Container {
    var container = Container(device: try #require(Device.named(device)))
    container.compatibility = system
    container.traits.preferredContentSizeCategory = textSize
    return container
  }

  private func frames(
    _ screen: Screen, _ container: Container, scroll: CGFloat = 0, _ widths: [String: CGFloat] = [:]
  ) -> [String: CGRect] {
    let ruler = WordRuler(KnownWidths(widths: widths))
    let bars = ScreenLayout(screen, in: container, scrolledBy: scroll).bars(measuring: ruler)
    #expect(Set(bars.map(\.name)).count == bars.count, "names are unique")
    return Dictionary(bars.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  private func expect(
    _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let expected = [x, y, width, height]
    let found = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= 0.5 } && found.count == 4
    #expect(isNear, "\(found) instead of \(expected)", sourceLocation: location)
  }

  private func bar(_ title: String = "Inbox", isLarge: Bool = false) -> Screen {
    var screen = Screen()
    screen.statusBar = .hidden
    var bar = NavigationBar()
    (bar.title, bar.hasLargeTitle) = (title, isLarge)
    screen.navigationBar = bar
    return screen
  }

  private func item(_ title: String? = nil, image: String? = nil) -> BarItem {
    var item = BarItem()
    (item.title, item.image) = (title, image)
    return item
  }

  private func tabs(_ count: Int) -> Screen {
    var screen = Screen()
    var bar = TabBar()
    bar.items = (1...count).map { number in
      var item = TabBar.Item()
      (item.title, item.image) = ("Tab \(number)", "house")
      if number == 1 { item.badge = "3" }
      return item
    }
    screen.tabBar = bar
    return screen
  }

  // MARK: Safe areas

  @Test(
    arguments: [
      ("iphone-se", 64, 116), ("iphone-16", 113, 165), ("iphone-17", 116, 168),
      ("ipad-11", 86, 138), ("iphone-se-landscape", 78, 78),
    ] as [(String, CGFloat, CGFloat)])
  func `a navigation bar covers the top`(device: String, inline: CGFloat, large: CGFloat) throws {
    let container = try container(device)
    #expect(ScreenLayout(bar(), in: container).safeArea.top == inline)
    #expect(ScreenLayout(bar(isLarge: true), in: container).safeArea.top == large)
  }

  @Test(
    arguments: [
      (.extraExtraExtraLarge, 118, 40), (.accessibilityLarge, 125.5, 48),
      (.accessibilityExtraExtraExtraLarge, 125.5, 48),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func `a large title grows up to 48 points`(
    textSize: UIContentSizeCategory, top: CGFloat, size: CGFloat
  ) throws {
    let layout = ScreenLayout(bar(isLarge: true), in: try container("iphone-se", .ios26, textSize))
    #expect(layout.safeArea.top == top)
    #expect(layout.largeTitleSize == size)
    #expect(layout.size("title.size") == 21)
  }

  @Test func `bars at the bottom cover more than the safe area`() throws {
    let (phone, small) = (try container("iphone-16"), try container("iphone-se"))
    let (side, pad) = (try container("iphone-16-landscape"), try container("ipad-11"))
    let heights = { (screen: Screen) in
      [phone, small, side, pad].map { ScreenLayout(screen, in: $0).safeArea.bottom }
    }
    #expect(heights(tabs(3)) == [83, 83, 64, 25])
    #expect(ScreenLayout(tabs(3), in: pad).safeArea.top == 96)
    var screen = Screen()
    screen.toolbar = [item("Edit")]
    #expect(heights(screen) == [86, 86, 82, 79])
    var search = bar()
    search.navigationBar?.search = SearchField()
    #expect(ScreenLayout(search, in: phone).safeArea.bottom == 86)
    #expect(ScreenLayout(search, in: side).safeArea.bottom == 82)
  }

  @Test func `iOS 18 has lower bars`() throws {
    let (phone, large) = (
      try container("iphone-15", .ios18), try container("iphone-16-pro-max", .ios18)
    )
    let found = frames(bar(), phone)
    expect(found["navigation bar"], 0, 53.667, 393, 44)
    #expect(abs(ScreenLayout(bar(isLarge: true), in: large).safeArea.top - 152.333) <= 0.5)
    #expect(ScreenLayout(tabs(3), in: phone).safeArea.bottom == 83)
    expect(frames(tabs(3), phone)["tab 1"], 2, 770, 127, 48)
  }

  // MARK: Navigation bars

  @Test func `titles and buttons are where the system puts them`() throws {
    let small = try container("iphone-se")
    var screen = bar("Feed", isLarge: true)
    screen.navigationBar?.trailing = [item("More")]
    let widths: [String: CGFloat] = ["Feed": 80, "More": 40.5]
    let large = frames(screen, small, widths)
    expect(large["navigation bar"], 0, 10, 375, 106)
    expect(large["large title"], 16, 67.5, 80, 41)
    expect(large["trailing capsule 1"], 286.5, 10, 72.5, 44)
    expect(large["trailing 1"], 290.5, 14, 64.5, 36)
    let inline = frames(screen, small, scroll: 60, widths)
    expect(inline["navigation bar"], 0, 10, 375, 54)
    expect(inline["navigation bar title"], 147.5, 21.5, 80, 20.5)
    #expect(inline["large title"] == nil)
    let pad = frames(screen, try container("ipad-11"), widths)
    expect(pad["trailing capsule 1"], 737.5, 32, 72.5, 44)
    expect(pad["large title"], 20, 89.5, 80, 41)
  }

  @Test func `images share a capsule and titles have their own`() throws {
    var screen = bar()
    screen.navigationBar?.trailing = [
      item(image: "plus"), item(image: "trash"), item("Edit"),
    ]
    var back = BarItem()
    back.role = .back
    screen.navigationBar?.leading = [back]
    let found = frames(screen, try container("iphone-17"), ["Edit": 30])
    expect(found["leading 1"], 16, 62, 44, 44)
    expect(found["trailing capsule 3"], 324, 62, 62, 44)
    expect(found["trailing capsule 1"], 208, 62, 104, 44)
    #expect(found["trailing capsule 2"] == nil)
    let side = frames(screen, try container("iphone-se-landscape"))
    expect(side["leading capsule 1"], 16, 27, 38, 38)
  }

  @Test func `a long title ends between the buttons`() throws {
    var screen = bar("A long title")
    screen.navigationBar?.trailing = [item("Edit")]
    let found = frames(screen, try container("iphone-se"), ["A long title": 500, "Edit": 30])
    expect(found["navigation bar title"], 16, 21.5, 269, 20.5)
  }

  @Test(
    arguments: [("First", 36.333, 63.667), ("Back", 40.333, 68)] as [(String, CGFloat, CGFloat)])
  func `up to iOS 18 the title of the screen before is beside the chevron`(
    title: String, width: CGFloat, whole: CGFloat
  ) throws {
    var screen = bar()
    var back = BarItem()
    (back.role, back.title) = (.back, title)
    screen.navigationBar?.leading = [back]
    let found = frames(screen, try container("iphone-15", .ios18), [title: width])
    let button = try #require(found["leading 1"]).union(try #require(found["leading 1 title"]))
    expect(button, 0, 53.667, whole, 44)
  }

  // MARK: Tabs

  @Test func `tabs overlap in a capsule`() throws {
    let small = frames(tabs(3), try container("iphone-se"), ["3": 7])
    expect(small["tab bar"], 0, 584, 375, 83)
    expect(small["tab bar capsule"], 50.5, 584, 274, 62)
    for (index, x) in [54.5, 140.5, 226.5].enumerated() {
      expect(small["tab \(index + 1)"], x, 588, 94, 54)
    }
    expect(small["tab 1 icon"], 87.75, 594, 27.5, 27.5)
    let title = try #require(small["tab 1 title"])
    #expect(title.minY == 623 && title.height == 12)
    expect(small["tab 1 badge"], 110, 590, 20, 20)
    for (count, width, step) in [(4, 98, 84.667), (6, 74, 55.667)] as [(Int, CGFloat, CGFloat)] {
      let found = frames(tabs(count), try container("iphone-17"))
      let (first, second) = (try #require(found["tab 1"]), try #require(found["tab 2"]))
      #expect(abs(first.width - width) <= 0.5 && abs(second.minX - first.minX - step) <= 0.5)
      #expect(abs(try #require(found["tab bar capsule"]).minX - 21) <= 0.5)
    }
  }

  @Test func `tabs are beside their symbols in compact height and pills on iPads`() throws {
    let side = frames(tabs(3), try container("iphone-16-landscape"))
    expect(side["tab bar"], 0, 329, 852, 64)
    #expect(side["tab bar capsule"]?.height == 44 && side["tab 1"]?.height == 36)
    let (one, two) = (try #require(side["tab 1"]), try #require(side["tab 2"]))
    #expect(abs(two.minX - one.maxX - 4) <= 0.5)
    let pad = frames(tabs(2), try container("ipad-11"), ["Tab 1": 40, "Tab 2": 50])
    expect(pad["tab bar"], 0, 32, 820, 44)
    expect(pad["tab 1"], 333, 36, 72, 36)
    expect(pad["tab 2"], 405, 36, 82, 36)
    #expect(pad["tab 1 badge"]?.height == 18.5)
  }

  // MARK: Toolbars and search

  @Test func `toolbars have capsules between spacers`() throws {
    var spacer = BarItem()
    spacer.role = .spacer
    var screen = Screen()
    screen.toolbar = [
      item(image: "trash"), spacer, item(image: "plus"), item(image: "heart"), spacer, item("Edit"),
    ]
    let found = frames(screen, try container("iphone-16"), ["Edit": 30.333])
    expect(found["toolbar"], 0, 766, 393, 86)
    expect(found["toolbar capsule 1"], 28, 776, 48, 48)
    #expect(abs(try #require(found["toolbar capsule 2"]).width - 106.667) <= 0.5)
    expect(found["toolbar capsule 4"], 300.667, 776, 64.333, 48)
    let pad = frames(screen, try container("ipad-11"))
    expect(pad["toolbar"], 0, 1101, 820, 79)
    expect(pad["toolbar capsule 1"], 10, 1111, 44, 44)
  }

  @Test func `a toolbar is above a tab bar at the bottom`() throws {
    var screen = tabs(3)
    screen.toolbar = [item(image: "trash"), item("Edit")]
    for system in [Compatibility.ios26, .ios18] {
      for device in ["iphone-16", "iphone-se", "iphone-16-landscape"] {
        let container = try container(device, system)
        let found = frames(screen, container)
        let (bar, tabs) = (try #require(found["toolbar"]), try #require(found["tab bar"]))
        expect(bar, 0, tabs.minY - bar.height, container.size.width, bar.height)
        let button = try #require(found["toolbar 1"])
        #expect(bar.minY <= button.minY + 0.1 && button.maxY <= bar.maxY + 0.1)
        let height = container.size.height - bar.minY
        expect(found["tab bar background"], 0, bar.minY, bar.width, height)
        #expect(found["toolbar background"] == nil)
        let covered = ScreenLayout(screen, in: container).safeArea.bottom
        #expect(abs(covered - height) <= 0.5)
      }
    }
    let pad = frames(screen, try container("ipad-11"))
    expect(pad["toolbar"], 0, 1101, 820, 79)
    expect(pad["tab bar"], 0, 32, 820, 44)
    let phone = try container("iphone-16")
    expect(frames(screen, phone)["toolbar"], 0, 703, 393, 66)
    screen.tabBar?.hasAccessoryView = true
    let found = frames(screen, phone)
    expect(found["toolbar"], 0, 647, 393, 66)
    expect(found["tab bar background"], 0, 647, 393, 205)
  }

  @Test func `a prompt is above the title and the buttons`() throws {
    var screen = bar()
    screen.navigationBar?.trailing = [item("More")]
    let before = frames(screen, try container("iphone-16", .ios18))
    screen.navigationBar?.prompt = "Choose a place"
    let after = frames(screen, try container("iphone-16", .ios18))
    let (bar, old) = (try #require(after["navigation bar"]), try #require(before["navigation bar"]))
    expect(bar, old.minX, old.minY, old.width, 74)
    for name in ["navigation bar title", "trailing 1"] {
      let frame = try #require(before[name])
      expect(after[name], frame.minX, frame.minY + 30, frame.width, frame.height)
    }
    let prompt = try #require(after["navigation bar prompt"])
    #expect(prompt.minY >= bar.minY && prompt.maxY <= bar.minY + 30.1)
    screen.navigationBar?.search = SearchField()
    screen.navigationBar?.search?.isActive = true
    #expect(frames(screen, try container("iphone-16"))["navigation bar prompt"] == nil)
  }

  @Test func `a view in place of the title keeps its size between the buttons`() throws {
    var screen = bar()
    screen.navigationBar?.titleViewSize = CGSize(width: 120, height: 30)
    let found = frames(screen, try container("iphone-16"))
    expect(found["navigation bar title view"], 136.667, 66, 120, 30)
    #expect(found["navigation bar title"] == nil)
    screen.navigationBar?.titleViewSize = CGSize(width: 999, height: 99)
    screen.navigationBar?.trailing = [item(image: "plus")]
    let view = try #require(
      frames(screen, try container("iphone-16"))["navigation bar title view"])
    #expect(view.minX >= 16 && view.maxX <= 393 - 16 - 44 && abs(view.height - 44) <= 0.1)
  }

  @Test func `an active search field replaces the title`() throws {
    var screen = bar()
    screen.navigationBar?.search = SearchField()
    screen.navigationBar?.search?.isActive = true
    let small = frames(screen, try container("iphone-se"))
    expect(small["navigation bar"], 0, 10, 375, 60)
    expect(small["search field"], 16, 18, 288, 44)
    expect(small["search dismiss"], 315, 18, 44, 44)
    let pad = frames(screen, try container("ipad-11"))
    expect(pad["search field"], 525, 32, 280, 44)
    for (textSize, height) in [
      (.extraExtraExtraLarge, 58), (.accessibilityLarge, 80),
    ] as [(UIContentSizeCategory, CGFloat)] {
      let large = frames(screen, try container("iphone-se", .ios26, textSize))
      #expect(large["search field"]?.height == height)
      var docked = screen
      docked.navigationBar?.search?.isActive = false
      let lower = frames(docked, try container("iphone-se", .ios26, textSize))["search field"]
      #expect(lower?.height == 48 && lower?.maxY == 639)
    }
  }

  // MARK: Sheets and alerts

  private func alert(_ actions: Int, title: String? = "Delete?", message: String? = "Really?")
    -> Alert
  {
    var alert = Alert()
    (alert.title, alert.message) = (title, message)
    alert.actions = (1...actions).map { number in
      var action = Alert.Action()
      action.title = "Action \(number)"
      if number == actions { action.role = .cancel }
      return action
    }
    return alert
  }

  @Test func `an alert has capsules below its header`() throws {
    var screen = Screen()
    screen.alert = alert(3)
    let small = frames(screen, try container("iphone-se"))
    expect(small["alert"], 27.5, 201.5, 320, 264)
    expect(small["alert title"], 57.5, 223.5, 260, 20.5)
    expect(small["alert message"], 57.5, 251, 260, 18)
    expect(small["alert action 1"], 43.5, 289.5, 288, 48)
    expect(small["alert action 3"], 43.5, 401.5, 288, 48)
    expect(small["alert dim"], 0, 0, 375, 667)
    expect(frames(screen, try container("iphone-se-landscape"))["alert"], 173.5, 55.5, 320, 264)
    let large = frames(screen, try container("iphone-se", .ios26, .accessibilityLarge))
    #expect(large["alert action 1"]?.height == 63.5)
    screen.alert = alert(2)
    let two = frames(screen, try container("iphone-se"))
    #expect(two["alert action 1"]?.minY == two["alert action 2"]?.minY)
  }

  @Test func `an action sheet is a popover without Cancel on iPads`() throws {
    var screen = Screen()
    screen.actionSheet = alert(5, title: nil, message: nil)
    let phone = try #require(frames(screen, try container("iphone-16"))["action sheet"])
    #expect(phone.size == CGSize(width: 320, height: 304))
    let pad = frames(screen, try container("ipad-11"))
    #expect(pad["action sheet"]?.size == CGSize(width: 288, height: 248))
    #expect(pad["action sheet dim"] == nil)
  }

  @Test(
    arguments: [
      ("iphone-se", .large, [0, 30, 375, 637]), ("iphone-16", .large, [0, 59, 393, 793]),
      ("iphone-se", .medium, [8, 317.711, 359, 341.289]),
      ("iphone-16", .medium, [8, 403.687, 377, 440.313]),
      ("iphone-16", .height(343), [8, 482.349, 377, 361.651]),
      ("ipad-11", .large, [120, 260, 580, 650]), ("ipad-11", .height(343), [120, 567, 580, 343]),
    ] as [(String, Sheet.Detent, [CGFloat])])
  func `a sheet floats unless it is large`(
    device: String, detent: Sheet.Detent, frame: [CGFloat]
  ) throws {
    var (screen, sheet) = (Screen(), Sheet())
    screen.statusBar = .hidden
    (sheet.detent, sheet.hasGrabber) = (detent, true)
    screen.sheet = sheet
    let found = frames(screen, try container(device))
    expect(found["sheet"], frame[0], frame[1], frame[2], frame[3])
    let grabber = try #require(found["sheet grabber"])
    #expect(abs(grabber.minY - frame[1] - 5) <= 0.5 && grabber.width == 36)
  }

  @Test func `a popover is beside its button on iPads and a sheet on phones`() throws {
    var (screen, popover) = (bar(), Popover())
    screen.navigationBar?.trailing = [item(image: "plus")]
    popover.size = CGSize(width: 240, height: 180)
    screen.popover = popover
    let pad = frames(screen, try container("ipad-11"))
    expect(pad["popover"], 561, 62, 240, 180)
    #expect(pad["sheet"] == nil && pad["sheet dim"] == nil)
    let phone = frames(screen, try container("iphone-16"))
    expect(phone["sheet"], 0, 59, 393, 793)
    screen.popover?.source = "leading 1"
    screen.navigationBar?.leading = [item("Edit")]
    expect(frames(screen, try container("ipad-11"))["popover"], 19, 62, 240, 180)
    screen.toolbar = [item("Edit")]
    screen.popover?.source = "toolbar 1"
    let above = frames(screen, try container("ipad-11"))
    let (card, button) = (try #require(above["popover"]), try #require(above["toolbar 1"]))
    #expect(card.maxY < button.maxY)
  }

  @Test func `an accessory is above the tab bar on phones with iOS 26`() throws {
    var screen = tabs(3)
    screen.tabBar?.accessory = Part(.text([PartRun("Song")]))
    let phone = try container("iphone-16")
    let accessory = try #require(frames(screen, phone)["tab bar accessory"])
    let bar = try #require(frames(screen, phone)["tab bar"])
    #expect(accessory.maxY < bar.minY && accessory.minX == 21 && accessory.maxX == 372)
    #expect(ScreenLayout(screen, in: phone).safeArea.bottom == 852 - accessory.minY)
    for other in [try container("iphone-15", .ios18), try container("ipad-11")] {
      #expect(frames(screen, other)["tab bar accessory"] == nil)
      #expect(
        ScreenLayout(screen, in: other).safeArea == ScreenLayout(tabs(3), in: other).safeArea)
    }
  }

  @Test func `scopes are below an active search field`() throws {
    var screen = bar()
    screen.navigationBar?.search = SearchField()
    screen.navigationBar?.search?.isActive = true
    screen.navigationBar?.search?.scopes = ["All", "Photos"]
    let small = try container("iphone-se")
    let found = frames(screen, small)
    let (field, scopes) = (
      try #require(found["search field"]), try #require(found["search scopes"])
    )
    #expect(scopes.minY >= field.maxY && scopes.minX == 16 && scopes.width == 343)
    #expect(ScreenLayout(screen, in: small).safeArea.top > scopes.maxY)
    screen.navigationBar?.search?.isActive = false
    #expect(frames(screen, small)["search scopes"] == nil)
  }

  @Test func `a keyboard covers the lower part of the screen`() throws {
    var screen = Screen()
    screen.keyboard = .default
    let small = frames(screen, try container("iphone-se"))
    expect(small["keyboard"], 0, 407, 375, 260)
    expect(small["key q"], 8.5, 459, 30.5, 42)
    expect(small["key p"], 336, 459, 30.5, 42)
    #expect(try #require(small["key space"]).width > 150)
    #expect(ScreenLayout(screen, in: try container("iphone-se")).safeArea.bottom == 0)
    screen.keyboard = .numeric
    let digits = frames(screen, try container("iphone-16"))
    #expect(digits["key 5"]?.midX == 196.5 && digits["key q"] == nil)
  }

  // MARK: Screens

  @Test func `bars are mirrored from right to left`() throws {
    var screen = bar("Feed", isLarge: true)
    screen.navigationBar?.trailing = [item("More")]
    var container = try container("iphone-se")
    container.traits.layoutDirection = .rightToLeft
    let found = frames(screen, container, ["Feed": 80, "More": 40.5])
    expect(found["large title"], 279, 67.5, 80, 41)
    expect(found["trailing capsule 1"], 16, 10, 72.5, 44)
  }

  @Test func `hiding the status bar gives its room away only where nothing else is`() throws {
    var screen = Screen()
    screen.statusBar = .hidden
    #expect(ScreenLayout(screen, in: try container("iphone-se")).safeArea.top == 0)
    #expect(ScreenLayout(screen, in: try container("iphone-16")).safeArea.top == 59)
  }

  @Test func `margins grow with the safe area`() throws {
    let enlarged = ScreenLayout(bar(), in: try container("iphone-16")).enlarged
    #expect(enlarged.layoutMargins.top == 113 && enlarged.safeArea.bottom == 34)
  }

  // MARK: The file of numbers

  @Test func `every number has a source or is our reading`() {
    #expect(BarMetrics.lines.count > 70)
    for (name, line) in BarMetrics.lines {
      #expect(line.numbers.count == 6, "\(name)")
      #expect(!line.source.isEmpty || line.ownReadings.contains(true), "\(name)")
      if line.source.isEmpty {
        let isOwn = zip(line.numbers, line.ownReadings).allSatisfy { $0 == 0 || $1 }
        #expect(isOwn, "\(name)")
      }
    }
  }

  @Test func `numbers between those that are listed are in proportion`() {
    let phone = BarMetrics(.phone26)
    #expect(phone.number("largeTitle.zone", at: 34) == 52)
    #expect(phone.number("largeTitle.zone", at: 37) == 53)
    #expect(phone.number("largeTitle.zone", at: 60) == 61.5)
    #expect(phone.number("largeTitle.zone", at: 30) == 52)
  }
}
