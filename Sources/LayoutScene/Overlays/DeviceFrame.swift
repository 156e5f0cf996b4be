import CellContent
import Foundation
internal import Geometry
import Scene

/// A generic device frame around a screen.
struct DeviceFrame {
  /// The radius of the screen's corners in points.
  let radius: CGFloat
  /// The thickness of the frame in points.
  let bezel: CGFloat
  private let safeArea: NSDirectionalEdgeInsets
  private let isTablet: Bool
  private let isUpright: Bool
  private let isRightToLeft: Bool

  /// Whether the screen draws its own status bar and home indicator.
  private let hasScreen: Bool

  init(of container: Container, _ screen: ScreenLayout? = nil) {
    hasScreen = screen != nil
    let container = screen?.container ?? container
    let (width, height) = (container.size.width, container.size.height)
    safeArea = container.safeArea
    isTablet = min(width, height) >= 600
    isUpright = height >= width
    isRightToLeft = container.traits.layoutDirection == .rightToLeft
    let hasButton = safeArea.bottom <= 0 && safeArea.leading <= 0
    radius = isTablet ? 18 : hasButton ? 6 : min(44, width / 6, height / 6)
    bezel = isTablet ? 20 : 11
  }

  /// The outer edge of the frame.
  func outline(around screen: CGRect) -> CGRect { screen.insetBy(dx: -bezel, dy: -bezel) }

  struct Part {
    /// The frame in points, in the coordinates of the screen.
    var frame: CGRect
    var shapes: [Shape] = []
    var texts: [TextBlock] = []
    var isCamera = false
  }

  /// The parts above the screen: status bar, camera and home indicator, then the frame.
  func parts(on screen: CGRect, ground: RGBA, _ appearance: Appearance) -> [Part] {
    let ink = RGBA.black.legible(on: ground.over(.white))
    var parts: [Part] = []
    if isUpright || isTablet, safeArea.top >= 20 {
      parts += statusBar(on: screen, ground: ground, ink)
    }
    let side = max(safeArea.leading, safeArea.trailing)
    if !isUpright, !isTablet, side >= Self.minimumCameraInset {
      parts.append(
        camera(in: side, of: screen, length: Self.maximumCameraLength(in: side)))
    }
    if !hasScreen, safeArea.bottom >= 15 { parts.append(indicator(on: screen, ink)) }
    parts.append(ring(around: screen, appearance))
    return parts
  }

  private func ring(around screen: CGRect, _ appearance: Appearance) -> Part {
    let outline = outline(around: screen)
    let rim = RGBA(appearance.isDark ? 0x7A828E : 0x5C636E)
    let corners = CornerRadii(radius + bezel)
    return Part(
      frame: outline,
      shapes: [
        .box(
          Box(outline.local, corners: corners, stroke: Box.Stroke(color: .black, width: bezel))),
        .box(Box(outline.local, corners: corners, stroke: Box.Stroke(color: rim, width: 1.5))),
      ])
  }

  private func indicator(on screen: CGRect, _ ink: RGBA) -> Part {
    let width = min(screen.width * 0.36, 140)
    let frame = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    return Part(
      frame: frame, shapes: [.box(Box(frame.local, corners: CornerRadii(2.5), fill: ink))])
  }

  /// The time, the symbols and the camera in the top safe area.
  private func statusBar(on screen: CGRect, ground: RGBA, _ ink: RGBA) -> [Part] {
    let height = safeArea.top
    let bar = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: height)
    let status = StatusBar(
      size: bar.size, isTablet: isTablet, isRightToLeft: isRightToLeft, ink: ink)
    var parts: [Part] = []
    if !hasScreen {
      // The background hides content that scrolls below the status bar, so that the time stays
      // legible.
      let ground = Box(
        bar.local,
        corners: CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0),
        fill: ground)
      let symbols = status.symbolFrame.offsetBy(dx: bar.minX, dy: bar.minY)
      parts = [
        Part(frame: bar, shapes: [.box(ground)], texts: [status.time]),
        Part(frame: symbols, shapes: status.symbols(at: .zero)),
      ]
    }
    if status.hasCamera {
      // Narrower than a real camera if necessary, so that it does not cover the symbols.
      let free = screen.width - 2 * (status.side + StatusBarSymbols.size.width + 8)
      let length = min(max(free, 32), Self.maximumCameraLength(in: height))
      parts.append(camera(in: height, of: screen, length: length))
    }
    return parts
  }
}

// MARK: - Cameras

extension DeviceFrame {
  /// The minimum safe area inset of a device with a camera in its screen, and of one whose camera
  /// is in an island, in points.
  private static let (minimumCameraInset, minimumIslandInset): (CGFloat, CGFloat) = (
    StatusBar.minimumCameraInset, 51
  )

  private static func maximumCameraLength(in room: CGFloat) -> CGFloat {
    room < minimumIslandInset ? 160 : 110
  }

  /// The camera in the safe area at the upper end of the device: a notch in the frame, or an island
  /// below its edge.
  private func camera(in room: CGFloat, of screen: CGRect, length: CGFloat) -> Part {
    let isNotch = room < Self.minimumIslandInset
    let gap = isNotch ? 0 : room / 2 - 16
    let frame =
      isUpright
      ? CGRect(x: screen.midX - length / 2, y: screen.minY + gap, width: length, height: 32)
      : CGRect(x: screen.minX + gap, y: screen.midY - length / 2, width: 32, height: length)
    var corners = CornerRadii(16)
    if isNotch {
      corners = CornerRadii(18)
      corners.topLeft = 0
      if isUpright { corners.topRight = 0 } else { corners.bottomLeft = 0 }
    }
    // Black as the frame around the screen, in both appearances.
    let box = Box(frame.local, corners: corners, fill: .black)
    return Part(frame: frame, shapes: [.box(box)], isCamera: true)
  }
}
