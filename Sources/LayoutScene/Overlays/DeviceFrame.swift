import CompositionalLayout
import Foundation

/// The frame of a device of no make in particular, around a screen.
struct DeviceFrame {
  /// How round the screen's corners are, in points.
  let radius: CGFloat
  /// How thick the frame is, in points.
  let bezel: CGFloat
  private let safeArea: NSDirectionalEdgeInsets
  private let isTablet: Bool
  private let isUpright: Bool
  private let isRightToLeft: Bool

  init(of container: Container) {
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
    /// Points, in the coordinates of the screen's.
    var frame: CGRect
    var shapes: [Shape] = []
    var texts: [TextBlock] = []
    var isCamera = false
  }

  /// What is drawn over the screen: status bar, camera and home indicator, then the frame.
  func parts(on screen: CGRect, ground: RGBA, _ appearance: Appearance) -> [Part] {
    let ink = RGBA.black.legible(on: ground.over(.white))
    var parts: [Part] = []
    if isUpright || isTablet, safeArea.top >= 20 {
      parts += statusBar(on: screen, ground: ground, ink, appearance)
    }
    let side = max(safeArea.leading, safeArea.trailing)
    if !isUpright, !isTablet, side >= 44 {
      let center = CGPoint(x: screen.minX + side / 2, y: screen.midY)
      parts.append(island(at: center, CGSize(width: 32, height: 110), appearance))
    }
    if safeArea.bottom >= 15 { parts.append(indicator(on: screen, ink)) }
    parts.append(ring(around: screen, appearance))
    return parts
  }

  private func ring(around screen: CGRect, _ appearance: Appearance) -> Part {
    let outline = outline(around: screen)
    let color = RGBA(appearance == .light ? 0x1F2329 : 0x4A505A)
    let rim = RGBA(appearance == .light ? 0x5C636E : 0x7A828E)
    let corners = CornerRadii(radius + bezel)
    return Part(
      frame: outline,
      shapes: [
        .box(
          Box(outline.local, corners: corners, stroke: Box.Stroke(color: color, width: bezel))),
        .box(Box(outline.local, corners: corners, stroke: Box.Stroke(color: rim, width: 1.5))),
      ])
  }

  private func indicator(on screen: CGRect, _ ink: RGBA) -> Part {
    let width = min(screen.width * 0.36, 140)
    let frame = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    return Part(
      frame: frame, shapes: [.box(Box(frame.local, corners: CornerRadii(2.5), fill: ink))])
  }

  /// The time, the signs and the camera, in what the safe area keeps free at the top.
  private func statusBar(
    on screen: CGRect, ground: RGBA, _ ink: RGBA, _ appearance: Appearance
  ) -> [Part] {
    let hasIsland = safeArea.top >= 44 && !isTablet
    let height = safeArea.top
    let bar = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: height)
    // Content passes below it, as below a bar.
    let wash = Box(
      bar.local,
      corners: CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0),
      fill: ground.faded(by: 0.9))
    let side: CGFloat = hasIsland ? 34 : 16
    let font = TextMetrics(
      size: hasIsland ? 16 : 12, lineHeight: hasIsland ? 20 : 15, weight: .semibold)
    let time = TextBlock(
      [Paragraph("9:41", role: "label", font: font, color: ink)],
      in: CGRect(x: side, y: 0, width: screen.width - 2 * side, height: height),
      alignment: isRightToLeft ? .right : .left)
    var parts = [Part(frame: bar, shapes: [.box(wash)], texts: [time])]
    let signs = StatusSigns(ink: ink, isRightToLeft: isRightToLeft)
    let x = isRightToLeft ? screen.minX + side : screen.maxX - side - StatusSigns.size.width
    let frame = CGRect(
      origin: CGPoint(x: x, y: bar.midY - StatusSigns.size.height / 2), size: StatusSigns.size)
    parts.append(Part(frame: frame, shapes: signs.shapes))
    if hasIsland {
      // Narrower than on any device that has one, so that the signs stay free.
      let free = screen.width - 2 * (side + StatusSigns.size.width + 8)
      let size = CGSize(width: min(max(free, 32), 110), height: 32)
      parts.append(island(at: CGPoint(x: screen.midX, y: bar.midY), size, appearance))
    }
    return parts
  }

  /// What hides a camera; in the dark with an edge, where it would look like a bite out of what lies
  /// below it.
  private func island(at center: CGPoint, _ size: CGSize, _ appearance: Appearance) -> Part {
    let frame = CGRect(around: center, size)
    let edge = appearance == .dark ? Box.Stroke(color: RGBA(0x3A3F47), width: 1) : nil
    let box = Box(frame.local, corners: CornerRadii(16), fill: .black, stroke: edge)
    return Part(frame: frame, shapes: [.box(box)], isCamera: true)
  }
}
