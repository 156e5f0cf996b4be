import Artwork
import Foundation
internal import Geometry
import Scene

// MARK: - Tabs

extension ScreenBars {
  /// The tab bar: a floating capsule on phones, pills at the top on iPads, and a bar as wide as the
  /// screen up to iOS 18.
  mutating func addTabBar() {
    guard let bar = screen.tabBar, !bar.items.isEmpty else { return }
    let height =
      layout.hasTopTabs ? metrics["tabBar.height"] : layout.height(ofBottomBar: "tabBar.height")
    let y = layout.hasTopTabs ? device.top : size.height - height
    let frame = CGRect(x: 0, y: y, width: size.width, height: height)
    if !layout.hasTopTabs {
      let toolbar = layout.toolbarHeight
      addGround(height: toolbar > 0 ? layout.tabsHeight + toolbar : height, named: "tab bar")
    }
    add("tab bar", frame, .room, labeled: "")
    if bar.hasAccessory { addAccessory(of: bar, above: frame) }
    let places = self.places(of: bar, in: frame)
    if metrics.kind.floats || metrics.kind.isPad {
      let padding = metrics["tabBar.padding"]
      let capsule = (places.first ?? .zero).union(places.last ?? .zero).insetBy(
        dx: -padding, dy: 0)
      add(
        "tab bar capsule",
        CGRect(x: capsule.minX, y: y, width: capsule.width, height: metrics["tabBar.capsule"]),
        .glass)
    }
    for (index, item) in bar.items.enumerated() {
      add(item, "tab \(index + 1)", isSelected: index == bar.selected, bar, in: places[index])
    }
  }

  /// The capsule above the tab bar, as wide as that may be.
  private mutating func addAccessory(of tabBar: TabBar, above bar: CGRect) {
    let (height, margin) = (metrics["accessory.height"], metrics["tabBar.margin"] + device.leading)
    guard height > 0 else { return }
    let frame = CGRect(
      x: margin, y: bar.minY - metrics["accessory.gap"] - height, width: size.width - 2 * margin,
      height: height)
    add("tab bar accessory", frame, .glass, labeled: "accessory")
    let content = tabBar.accessory.map {
      Bar.Content.part(Part(.column, [Part(.spacer), $0, Part(.spacer)]))
    }
    add("tab bar accessory content", frame, content ?? .view)
  }

  /// What is behind the bars at the bottom: a fading color, or a material up to iOS 18.
  private mutating func addGround(height: CGFloat, named name: String) {
    let bar = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let fade = Bar.Content.fade(ground, from: .bottom, [0.8, 0.5, 0])
    add("\(name) background", bar, metrics.kind.floats ? fade : .box(BarColors.material))
    if !metrics.kind.floats { addLine(at: bar.minY, named: "\(name) line") }
  }

  /// The frames of the items.
  private func places(of bar: TabBar, in frame: CGRect) -> [CGRect] {
    let (count, padding) = (CGFloat(bar.items.count), metrics["tabBar.padding"])
    let widths: [CGFloat]
    let step: [CGFloat]
    if hasTabText {
      widths = bar.items.map { width(ofTab: $0) }
      step = widths.map { $0 + metrics["tab.gap"] }
    } else if metrics["tab.width"] > 0 {
      let overlap = metrics.number("tab.overlap", at: count)
      let least =
        metrics["tab.width"] + (count - 1) * (metrics["tab.width"] - metrics["tab.overlap.3"])
      let room = min(frame.width - 2 * metrics["tabBar.margin"] - 2 * padding, least)
      let width = (room + (count - 1) * overlap) / count
      widths = bar.items.map { _ in width }
      step = widths.map { $0 - overlap }
    } else {
      let room = frame.width - device.leading - device.trailing - 2 * padding
      let width = (room - (count - 1) * metrics["tab.gap"]) / count
      widths = bar.items.map { _ in width }
      step = widths.map { $0 + metrics["tab.gap"] }
    }
    let total = step.dropLast().reduce(widths.last ?? 0, +)
    var x = frame.midX - total / 2
    return zip(widths, step).map { width, step in
      defer { x += step }
      return CGRect(
        x: grid.nearest(x), y: frame.minY + metrics["tab.top"], width: width,
        height: metrics["tab.height"])
    }
  }

  /// Whether the width of a tab follows from its title, which is beside the symbol.
  private var hasTabText: Bool { metrics["tab.textInset"] > 0 && metrics["tab.titleTop"] == 0 }

  private func titleFont(isSelected: Bool) -> TextMetrics {
    font(metrics["tab.titleSize"], isSelected ? .semibold : .medium)
  }

  private func width(ofTab item: TabBar.Item) -> CGFloat {
    let text = extent(item.title ?? "", titleFont(isSelected: false)).width
    let icon = metrics["tab.iconSide"] > 0 && item.image != nil ? symbolWidth : 0
    return text + icon + 2 * metrics["tab.textInset"]
  }

  /// The width of a symbol beside a title, with the gap between them.
  private var symbolWidth: CGFloat { metrics["tab.iconSide"] + metrics["tab.iconGap"] }

  private mutating func add(
    _ item: TabBar.Item, _ name: String, isSelected: Bool, _ bar: TabBar, in frame: CGRect
  ) {
    let isMarked = isSelected && (metrics.kind.floats || metrics.kind.isPad)
    add(
      name, frame, isMarked ? .box(BarColors.fill, corner: .capsule) : .room,
      labeled: item.title ?? item.image)
    let rest = metrics.kind.floats || metrics.kind.isPad ? BarColors.label : .named("systemGray")
    let color = isSelected ? bar.tint ?? BarColors.tint : rest
    let font = titleFont(isSelected: isSelected)
    let text = extent(item.title ?? "", font)
    let side = metrics["tab.iconSide"]
    let isBeside = hasTabText || metrics["tab.titleTop"] == 0
    let hasIcon = side > 0 && item.image != nil
    let used = text.width + (hasIcon && isBeside ? symbolWidth : 0)
    var icon = CGRect(
      x: frame.midX - (isBeside ? used : side) / 2, y: frame.minY + metrics["tab.iconTop"],
      width: side, height: side)
    if item.title == nil { icon.origin.y = frame.midY - side / 2 }
    if hasIcon, let image = item.image {
      add(
        "\(name) icon", icon, .symbol(Self.filled(image), size: metrics["tab.symbolSize"], color))
    }
    if let title = item.title {
      let width = min(text.width, frame.width - 4)
      let box = CGRect(
        x: isBeside ? frame.midX + used / 2 - width : frame.midX - width / 2,
        y: isBeside ? frame.midY - text.height / 2 : frame.minY + metrics["tab.titleTop"],
        width: width, height: text.height)
      add("\(name) title", box, .text(title, font, color))
    }
    if let badge = item.badge {
      let end = frame.midX + used / 2 - metrics["tabBadge.start"]
      addBadge(badge, "\(name) badge", from: hasIcon ? icon.midX : end, in: frame)
    }
  }

  /// The name of the filled form of a symbol, which tabs show, if there is one.
  private static func filled(_ name: String) -> String {
    Symbol.named("\(name).fill") == nil ? name : "\(name).fill"
  }

  /// Adds a badge beside the middle of an icon.
  mutating func addBadge(
    _ text: String, _ name: String, from middle: CGFloat, in item: CGRect
  ) {
    let font = self.font(metrics["tabBadge.textSize"], .regular)
    let height = metrics.number("tabBadge.height", at: grid.scale)
    let width = max(extent(text, font).width + height - 10, height)
    let frame = CGRect(
      x: middle + metrics["tabBadge.start"], y: item.minY + metrics["tabBadge.top"], width: width,
      height: height)
    add("\(name) capsule", frame, .box(BarColors.badge, corner: .capsule))
    add(name, frame, .text(text, font, .named("white")))
  }
}

// MARK: - Toolbar

extension ScreenBars {
  /// The toolbar, above a tab bar at the bottom. Spacers share the room that is left between its items.
  mutating func addToolbar() {
    guard !screen.toolbar.isEmpty else { return }
    let (height, tabs) = (layout.toolbarHeight, layout.tabsHeight)
    let bar = CGRect(x: 0, y: size.height - tabs - height, width: size.width, height: height)
    if tabs == 0 { addGround(height: height, named: "toolbar") }
    add("toolbar", bar, .room, labeled: "")
    let margin = max(metrics["toolbar.margin"], device.leading)
    let row = Row(
      frame: CGRect(
        x: margin, y: bar.minY + metrics["toolbar.top"], width: size.width - 2 * margin,
        height: metrics["toolbar.row"]),
      height: metrics["toolbar.row"], padding: metrics["toolbar.padding"],
      imageWidth: metrics["toolbar.imageWidth"], name: "toolbar")
    let groups = self.groups(screen.toolbar, in: row).map { group in
      group.items[0].role == .spacer ? nil : group
    }
    let spacers = groups.count { $0 == nil }
    let gaps = zip(groups, groups.dropFirst()).count { $0 != nil && $1 != nil }
    let used = groups.reduce(CGFloat(gaps) * metrics["item.capsuleGap"]) { $0 + ($1?.width ?? 0) }
    let space = spacers == 0 ? 0 : max(row.frame.width - used, 0) / CGFloat(spacers)
    var (x, number, follows) = (row.frame.minX, 1, false)
    for group in groups {
      guard let group else {
        (x, follows) = (x + space, false)
        continue
      }
      if follows { x += metrics["item.capsuleGap"] }
      add(group, at: grid.nearest(x), numbered: number, in: row)
      (x, number, follows) = (x + group.width, number + group.items.count, true)
    }
  }
}
