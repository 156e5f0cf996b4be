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
    let pad = Container(device: try #require(Device.named("ipad-11")))
    #expect(pad.traits.userInterfaceIdiom == .pad && pad.layoutMargins.leading == 20)
  }
}
