import Artwork
import Foundation
internal import Geometry
import Scene

/// The bars of a screen with their frames, from bottom to top.
///
/// ```swift
/// let bars = ScreenLayout(screen, in: container).bars(measuring: ruler)
/// ```
struct ScreenBars {
  let layout: ScreenLayout
  let metrics: BarMetrics
  /// The color behind the screen, into which bars fade.
  let ground: ColorReference
  private let ruler: WordRuler
  let grid: PixelGrid
  private(set) var bars: [Bar] = []

  init(_ layout: ScreenLayout, ground: ColorReference, measuring ruler: WordRuler) {
    (self.layout, self.ground, self.ruler) = (layout, ground, ruler)
    metrics = layout.metrics
    grid = PixelGrid(scale: layout.container.traits.displayScale)
  }

  var screen: Screen { layout.screen }
  var size: CGSize { layout.container.size }
  var device: NSDirectionalEdgeInsets { layout.container.safeArea }
  var isMirrored: Bool { layout.container.traits.layoutDirection == .rightToLeft }

  mutating func add(
    _ name: String, _ frame: CGRect, _ content: Bar.Content, labeled label: String? = nil
  ) {
    bars.append(Bar(name: name, frame: frame, content: content, label: label))
  }

  func font(_ size: CGFloat, _ weight: FontWeight) -> TextMetrics {
    TextMetrics(size: size, lineHeight: TextMetrics.lineHeight(forSize: size), weight: weight)
  }

  /// The size of a label with a text, on one line or broken at a width.
  func extent(_ text: String, _ font: TextMetrics, in width: CGFloat? = nil) -> CGSize {
    let paragraph = Paragraph(text, role: "title", font: font, color: .black)
    let found = ruler.extent(of: paragraph, in: width)
    return CGSize(
      width: grid.up(found.width),
      height: CGFloat(found.lines) * grid.up(SystemFont.lineHeight(ofSize: font.size)))
  }
}

extension ScreenLayout {
  /// The bars with their frames on the screen, from bottom to top.
  ///
  /// - Parameters:
  ///   - ground: The color behind the screen.
  ///   - ruler: Measures titles. Without it, widths are estimated from the number of letters.
  package func bars(
    on ground: ColorReference = .named("systemBackground"), measuring ruler: WordRuler?
  ) -> [Bar] {
    var bars = ScreenBars(self, ground: ground, measuring: ruler ?? .ofLetters)
    bars.addNavigationBar()
    bars.addSearch()
    bars.addTabBar()
    bars.addToolbar()
    bars.addFloating()
    bars.addStatusBar()
    bars.addKeyboard()
    bars.addPopover()
    bars.addSheet()
    bars.addAlerts()
    bars.addHomeIndicator()
    return bars.bars.map { bar in
      var bar = bar
      if bars.isMirrored { bar.frame.origin.x = container.size.width - bar.frame.maxX }
      bar.frame = bars.grid.placed(bar.frame)
      return bar
    }
  }
}

extension ScreenBars {
  fileprivate mutating func addStatusBar() {
    if screen.statusBar != .hidden, device.top > 0 {
      add(
        "status bar", CGRect(x: 0, y: 0, width: size.width, height: device.top), .statusBar,
        labeled: "status bar")
    }
  }

  fileprivate mutating func addHomeIndicator() {
    guard device.bottom > 0 else { return }
    let (width, height) = (metrics["homeIndicator.width"], metrics["homeIndicator.height"])
    let frame = CGRect(
      x: (size.width - width) / 2, y: size.height - metrics["homeIndicator.bottom"] - height,
      width: width, height: height)
    add("home indicator", frame, .box(BarColors.label, corner: .capsule))
  }
}

// MARK: - Items

/// Items that share one capsule, with the width that they need.
struct BarGroup {
  var items: [BarItem]
  var widths: [CGFloat]
  var width: CGFloat
  /// The distance of the items from the capsule.
  var padding: CGFloat
}

extension ScreenBars {
  /// The numbers of a row of items.
  struct Row {
    /// The row, in which groups are centered.
    var frame: CGRect
    /// The height of capsules.
    var height: CGFloat
    var padding: CGFloat
    var imageWidth: CGFloat
    /// The names of items and capsules begin with this word.
    var name: String
  }

  private var itemFont: TextMetrics {
    font(layout.size("item.textSize"), metrics.kind.floats ? .medium : .regular)
  }

  /// Neighboring images share a group. Titles and prominent items have their own.
  func groups(_ items: [BarItem], in row: Row) -> [BarGroup] {
    var groups: [[BarItem]] = []
    for item in items {
      if item.isShared, groups.last?.last?.isShared == true {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.map { group($0, in: row) }
  }

  private func group(_ items: [BarItem], in row: Row) -> BarGroup {
    let widths = items.map { self.width(of: $0, in: row) }
    let gaps = CGFloat(items.count - 1) * metrics["item.gap"]
    let inner = widths.reduce(gaps, +)
    let isLone = items.count == 1 && (items[0].image != nil || items[0].isPlainBack(metrics.kind))
    // A lone image is in a circle.
    let width = isLone && metrics.kind.floats ? row.height : inner + 2 * row.padding
    return BarGroup(
      items: items, widths: isLone ? [width] : widths, width: width,
      padding: isLone || !metrics.kind.floats ? 0 : row.padding)
  }

  private func width(of item: BarItem, in row: Row) -> CGFloat {
    if item.role == .back {
      guard !metrics.kind.floats, let title = item.title else { return metrics["back.width"] }
      return metrics["back.width"] + extent(title, itemFont).width
    }
    guard item.image == nil, let title = item.title else { return row.imageWidth }
    return extent(title, itemFont).width + 2 * metrics["item.textInset"]
  }

  /// Draws a group of items at an x coordinate.
  ///
  /// - Parameter first: The number of the first item.
  mutating func add(_ group: BarGroup, at x: CGFloat, numbered first: Int, in row: Row) {
    let frame = CGRect(
      x: x, y: grid.floor(row.frame.midY - row.height / 2), width: group.width, height: row.height)
    if metrics.kind.floats {
      let isProminent = group.items[0].style == .prominent
      add(
        "\(row.name) capsule \(first)", frame,
        isProminent ? .box(group.items[0].tint ?? BarColors.tint, corner: .capsule) : .glass)
    }
    var place = frame.insetBy(dx: group.padding, dy: group.padding)
    for (index, item) in group.items.enumerated() {
      place.size.width = group.widths[index]
      add(item, "\(row.name) \(first + index)", in: place)
      place.origin.x += place.width + metrics["item.gap"]
    }
  }

  private mutating func add(_ item: BarItem, _ name: String, in frame: CGRect) {
    let isClassic = !metrics.kind.floats
    let color =
      item.style == .prominent && !isClassic
      ? ColorReference.named("white") : item.tint ?? (isClassic ? BarColors.tint : BarColors.label)
    var font = itemFont
    if item.style == .prominent { font.weight = .semibold }
    if item.role == .back {
      addBack(item, name, color, in: frame)
    } else if let image = item.image {
      let symbol = Bar.Content.symbol(image, size: layout.size("item.symbolSize"), color)
      add(name, frame, symbol, labeled: image)
    } else {
      let title = item.title ?? ""
      add(name, frame, .text(title, font, color), labeled: title)
    }
    if let badge = item.badge { addBadge(badge, "\(name) badge", from: frame.midX, in: frame) }
  }

  /// A chevron, followed by a title up to iOS 18.
  private mutating func addBack(
    _ item: BarItem, _ name: String, _ color: ColorReference, in frame: CGRect
  ) {
    var place = frame
    place.size.width = min(frame.width, metrics["back.width"])
    let symbol = Bar.Content.symbol("chevron.backward", size: layout.size("item.symbolSize"), color)
    add(name, place, symbol, labeled: "back")
    guard place.width < frame.width, let title = item.title else { return }
    place = CGRect(
      x: place.maxX, y: frame.minY, width: frame.maxX - place.maxX, height: frame.height)
    add("\(name) title", place, .text(title, itemFont, color, .leading))
  }
}

extension BarItem {
  /// Whether the item shares a capsule with its neighbors.
  fileprivate var isShared: Bool { image != nil && style == .plain && role == .button }

  /// Whether the item is a chevron only.
  fileprivate func isPlainBack(_ kind: BarMetrics.Kind) -> Bool { role == .back && kind.floats }
}
