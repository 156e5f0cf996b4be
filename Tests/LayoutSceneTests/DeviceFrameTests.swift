import CompositionalLayout
import Foundation
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// The device frame and the parts that it draws over the screen.
struct DeviceFrameTests {
  private func parts(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, side: CGFloat = 0, rightToLeft: Bool = false,
    appearance: Appearance = .light
  ) -> [DeviceFrame.Part] {
    var traits = Traits(width: width)
    traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let size = CGSize(width: width, height: height)
    let safeArea = NSDirectionalEdgeInsets(
      top: top, leading: side, bottom: 20, trailing: side)
    let container = Container(size: size, safeArea: safeArea, traits: traits)
    let screen = CGRect(origin: .zero, size: size)
    return DeviceFrame(of: container).parts(on: screen, ground: .white, appearance)
  }

  @Test(arguments: [320, 375, 393, 430], [false, true])
  func `the camera does not cover the status bar symbols`(width: CGFloat, rightToLeft: Bool) throws
  {
    let parts = parts(width, 852, top: 59, rightToLeft: rightToLeft)
    let symbols = try #require(parts.first { $0.frame.size == StatusBarSymbols.size })
    let camera = try #require(parts.first { $0.frame.height == 32 })
    #expect(camera.frame.midX == width / 2)
    #expect(camera.frame.width == (width < 336 ? width - 226 : 110))
    #expect(camera.frame.insetBy(dx: -8, dy: 0).intersection(symbols.frame).width <= 0)
  }

  /// Content that scrolls below the status bar would be mixed with the time.
  @Test func `the status bar is opaque`() throws {
    let bar = try #require(parts(393, 852, top: 59).first { !$0.texts.isEmpty })
    guard case .box(let ground)? = bar.shapes.first else { return }
    #expect(ground.fill == .white && bar.frame.height == 59)
  }

  @Test(arguments: Appearance.allCases, [47, 59] as [CGFloat])
  func `the camera is black, as the frame`(appearance: Appearance, room: CGFloat) throws {
    let parts = parts(393, 852, top: room, appearance: appearance)
    guard case .box(let camera)? = parts.first(where: \.isCamera)?.shapes[0],
      case .box(let ring)? = parts.last?.shapes[0]
    else { throw Failure() }
    #expect(camera.fill == .black && camera.stroke == nil && ring.stroke?.color == .black)
  }

  private struct Failure: Error {}

  /// A notch is part of the frame; an island is separate from it.
  @Test(arguments: [(47, 0, 160), (59, 13.5, 110)] as [(CGFloat, CGFloat, CGFloat)])
  func `the camera is a notch or an island depending on the safe area`(
    room: CGFloat, gap: CGFloat, length: CGFloat
  ) throws {
    let upright = try #require(parts(390, 844, top: room).first { $0.isCamera })
    #expect(upright.frame == CGRect(x: 195 - length / 2, y: gap, width: length, height: 32))
    let side = try #require(parts(844, 390, top: 0, side: room).first { $0.isCamera })
    #expect(side.frame == CGRect(x: gap, y: 195 - length / 2, width: 32, height: length))
    for camera in [upright, side] {
      guard case .box(let box) = camera.shapes[0] else { continue }
      #expect((box.corners.topLeft == 0) == (gap == 0) && box.corners.bottomRight > 0)
    }
  }

  @Test func `tablets have a status bar in both orientations`() {
    func hasBar(_ width: CGFloat, _ height: CGFloat) -> Bool {
      parts(width, height, top: 24).contains { !$0.texts.isEmpty }
    }
    #expect(hasBar(820, 1180))
    #expect(hasBar(1180, 820))
    #expect(!hasBar(852, 393))
  }
}
