import CompositionalLayout
import Foundation
import Testing

/// The device table (R93).
@Suite struct DeviceTests {
  @Test func `every device has a unique name and two orientations`() throws {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all where device.orientation == .portrait {
      let turned = try #require(Device.named(device.name + "-landscape"))
      #expect(turned.orientation == .landscape)
      #expect(turned.size == CGSize(width: device.size.height, height: device.size.width))
      #expect(device.size.width < device.size.height)
      #expect(turned.scale == device.scale && turned.title == device.title)
    }
  }

  @Test(arguments: Device.all)
  func `safe areas and cutouts are on the screen`(device: Device) {
    let screen = CGRect(origin: .zero, size: device.size)
    let area = device.safeArea
    #expect(area.leading + area.trailing < screen.width / 2)
    #expect(area.top + area.bottom < screen.height / 2)
    #expect((area.bottom == 0) == device.hasHomeButton)
    #expect(device.scale == 2 || device.scale == 3)
    guard let frame = device.cutout?.frame else { return }
    #expect(screen.contains(frame))
    // Content must not be placed outside the pixels of the screen.
    #expect(max(frame.maxY - area.top, 0) == 0 || max(frame.maxX - area.leading, 0) == 0)
  }

  @Test func `a container takes its size, insets and traits from a device`() throws {
    let upright = Container(device: try #require(Device.named("iphone-16")))
    #expect(upright.size == CGSize(width: 393, height: 852))
    #expect(
      upright.safeArea == NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(
      upright.layoutMargins
        == NSDirectionalEdgeInsets(top: 59, leading: 16, bottom: 34, trailing: 16))
    #expect(upright.traits.displayScale == 3)
    #expect(upright.traits.horizontalSizeClass == .compact)
    #expect(upright.traits.verticalSizeClass == .regular)
    let turned = Container(device: try #require(Device.named("iphone-16-plus-landscape")))
    #expect(turned.traits.horizontalSizeClass == .regular)
    #expect(turned.traits.verticalSizeClass == .compact)
    #expect(turned.layoutMargins.leading == 79)
    #expect(turned.safeArea.bottom == 20)
    let pad = Container(device: try #require(Device.named("ipad-11")))
    #expect(pad.traits.userInterfaceIdiom == .pad && pad.layoutMargins.leading == 20)
  }

  @Test(
    arguments: [
      ("iphone-16", [59, 34], [59, 34]), ("iphone-16-landscape", [0, 20], [0, 21]),
      ("iphone-se", [20, 0], [20, 0]), ("iphone-se-landscape", [0, 0], [0, 0]),
      ("ipad-11", [32, 25], [24, 20]), ("ipad-11-landscape", [32, 25], [24, 20]),
      ("ipad-9", [20, 0], [20, 0]),
    ] as [(String, [CGFloat], [CGFloat])])
  func `the safe area is that of the system version`(
    name: String, newest: [CGFloat], earlier: [CGFloat]
  ) throws {
    // R109: iPhone 16, iPhone SE and iPad A16 were measured on iOS 26.1.
    var container = Container(device: try #require(Device.named(name)))
    func edges() -> [CGFloat] { [container.safeArea.top, container.safeArea.bottom] }
    #expect(edges() == newest)
    container.compatibility = .ios18
    #expect(edges() == earlier && container.layoutMargins.top == earlier[0])
    container.compatibility = .ios26
    #expect(edges() == newest && container.layoutMargins.bottom == newest[1])
    // A safe area of one's own stays.
    container.safeArea.top = 100
    container.compatibility = .ios16
    #expect(container.safeArea.top == 100)
  }

  @Test func `windows of iPads have round corners`() throws {
    // R109.
    #expect(try #require(Device.named("iphone-16")).cornerRadius == 55)
    #expect(Device.all.filter { $0.idiom == .pad }.allSatisfy { $0.windowCornerRadius == 32 })
  }
}
