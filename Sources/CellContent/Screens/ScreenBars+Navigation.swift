import Foundation
internal import Geometry
import Scene

extension ScreenBars {
  private var barFrame: CGRect {
    CGRect(x: 0, y: layout.barTop, width: size.width, height: layout.barHeight)
  }

  /// The row of the title and the buttons.
  private var row: Row {
    Row(
      frame: CGRect(
        x: device.leading, y: layout.rowTop, width: size.width - device.leading - device.trailing,
        height: metrics["navigationBar.row"]),
      height: metrics["item.height"], padding: metrics["item.padding"],
      imageWidth: metrics["item.imageWidth"], name: "leading")
  }

  /// The navigation bar with its title and buttons.
  mutating func addNavigationBar() {
    addGround()
    guard let bar = screen.navigationBar else { return }
    add("navigation bar", barFrame, .room, labeled: "")
    if layout.isSearching { return }
    if layout.promptHeight > 0, let prompt = bar.prompt { addPrompt(prompt) }
    let used = (leading: addLeading(bar.leading), trailing: addTrailing(bar.trailing))
    if layout.hasLargeTitle { addLargeTitle(bar) }
    let isInline =
      bar.titleViewSize != nil || !layout.hasLargeTitle || layout.collapse >= layout.zone
    if isInline, !layout.hasTopTabs {
      addTitle(bar, between: used.leading, used.trailing)
    }
  }

  /// What keeps content legible that scrolls below the bar: a fading color, or a material up to
  /// iOS 18.
  private mutating func addGround() {
    guard layout.scroll > 0 else { return }
    let height = screen.navigationBar == nil ? device.top : barFrame.maxY
    guard height > 0 else { return }
    let frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    let fade = Bar.Content.fade(ground, from: .top, [0.96, 0.92, 0.85, 0])
    add("navigation bar background", frame, metrics.kind.floats ? fade : .box(BarColors.material))
    if !metrics.kind.floats { addLine(at: height, named: "navigation bar line") }
  }

  /// A line across the screen whose bottom is at a y coordinate.
  mutating func addLine(at y: CGFloat, named name: String) {
    let line = CGRect(x: 0, y: y, width: size.width, height: 1 / grid.scale)
    add(name, line, .box(.named("separator")))
  }

  private func edge(of items: [BarItem]) -> CGFloat {
    metrics[items.first?.role == .back ? "back.edge" : "navigationBar.edge"]
  }

  /// Adds the buttons before the title and returns where they end.
  private mutating func addLeading(_ items: [BarItem]) -> CGFloat {
    var x = row.frame.minX + edge(of: items)
    var number = 1
    for group in groups(items, in: row) {
      add(group, at: x, numbered: number, in: row)
      x += group.width + metrics["item.capsuleGap"]
      number += group.items.count
    }
    return x
  }

  /// Adds the buttons after the title and returns where they begin.
  private mutating func addTrailing(_ items: [BarItem]) -> CGFloat {
    var row = row
    row.name = "trailing"
    var x = row.frame.maxX - metrics["navigationBar.edge"]
    var number = items.count + 1
    for group in groups(items, in: row).reversed() {
      x -= group.width
      number -= group.items.count
      add(group, at: x, numbered: number, in: row)
      x -= metrics["item.capsuleGap"]
    }
    return x
  }

  /// The line above the row of the title and the buttons.
  private mutating func addPrompt(_ prompt: String) {
    let font = font(layout.size("prompt.size"), .regular)
    let own = extent(prompt, font)
    let width = min(own.width, row.frame.width - 2 * metrics["navigationBar.edge"])
    let frame = CGRect(
      x: grid.nearest((size.width - width) / 2),
      y: grid.floor(layout.barTop + (layout.promptHeight - own.height) / 2), width: width,
      height: own.height)
    add("navigation bar prompt", frame, .text(prompt, font, BarColors.label), labeled: prompt)
  }

  /// The title in the middle of the bar, or as near to it as the buttons allow.
  private mutating func addTitle(
    _ bar: NavigationBar, between leading: CGFloat, _ trailing: CGFloat
  ) {
    /// Where something as wide as a line starts, or the line in the room that is left.
    func place(_ own: CGFloat) -> (x: CGFloat, width: CGFloat) {
      let width = min(own, max(trailing - leading, 0))
      let middle = grid.nearest((size.width - width) / 2)
      return (max(min(middle, trailing - width), leading), width)
    }
    if let own = bar.titleViewSize {
      let (place, height) = (place(own.width), min(own.height, row.frame.height))
      let frame = CGRect(
        x: place.x, y: grid.floor(row.frame.midY - height / 2), width: place.width, height: height)
      return add("navigation bar title view", frame, .view, labeled: "")
    }
    let lines = [
      ("title", bar.title, font(layout.size("title.size"), .semibold), BarColors.label),
      (
        "subtitle", bar.subtitle, font(layout.size("subtitle.size"), .regular),
        ColorReference.named("secondaryLabel")
      ),
    ].compactMap { name, text, font, color in text.map { (name, $0, font, color) } }
    let sizes = lines.map { extent($0.1, $0.2) }
    var y = grid.floor(row.frame.midY - sizes.reduce(0) { $0 + $1.height } / 2)
    for (line, own) in zip(lines, sizes) {
      let place = place(own.width)
      let frame = CGRect(x: place.x, y: y, width: place.width, height: own.height)
      let content = Bar.Content.text(line.1, line.2, line.3)
      add("navigation bar \(line.0)", frame, content, labeled: line.1)
      y += own.height
    }
  }

  /// The large title, which moves up and fades as the page is scrolled.
  private mutating func addLargeTitle(_ bar: NavigationBar) {
    let scale = font(layout.largeTitleSize, .bold)
    let start = device.leading + metrics["largeTitle.edge"]
    let room = size.width - device.trailing - metrics["largeTitle.edge"] - start
    let top = metrics.number("largeTitle.top", at: layout.largeTitleSize)
    var y = layout.rowTop + metrics["navigationBar.height"] + top - layout.collapse
    let second = font(metrics["largeTitle.subtitleSize"], .regular)
    for (name, text, font, color) in [
      ("large title", bar.title, scale, BarColors.label),
      ("large title subtitle", bar.subtitle, second, ColorReference.named("secondaryLabel")),
    ] {
      guard let text else { continue }
      let own = extent(text, font)
      let frame = CGRect(x: start, y: y, width: min(own.width, room), height: own.height)
      y += own.height
      let visible = 1 - layout.collapse / (layout.zone * 0.8)
      guard visible > 0 else { continue }
      let shade = visible < 1 ? ColorReference.faded(color, alpha: visible) : color
      add(name, frame, .text(text, font, shade, .leading), labeled: text)
    }
  }
}

// MARK: - Search

extension ScreenBars {
  /// The search field: at the bottom while it rests, in place of the title while it is active, and
  /// below the title up to iOS 18. In an app with tabs it is hidden until the page is pulled down.
  mutating func addSearch() {
    guard let search = screen.navigationBar?.search else { return }
    let height = layout.fieldHeight
    if metrics.kind.isPad {
      let width = metrics[search.isActive ? "search.activeWidth" : "search.width"]
      guard width > 0 else { return }
      let x = row.frame.maxX - metrics["search.edge"] - width
      let y = row.frame.midY - height / 2
      addField(search, in: CGRect(x: x, y: y, width: width, height: height))
    } else if search.isActive {
      addActiveField(search, height: height)
    } else if layout.hasDockedSearch {
      let y = size.height - metrics["search.docked"] + metrics["toolbar.top"]
      let margin = max(metrics["toolbar.margin"], device.leading)
      // As high as the capsules of a toolbar, at any text size.
      let lower = min(height, metrics["toolbar.row"])
      addField(search, in: CGRect(x: margin, y: y, width: size.width - 2 * margin, height: lower))
    } else if layout.hasSearchBelowTitle {
      let y = barFrame.maxY - metrics["search.bottom"] - height
      let edge = metrics["search.edge"] + device.leading
      addField(search, in: CGRect(x: edge, y: y, width: size.width - 2 * edge, height: height))
    }
  }

  /// The field beside a button that ends the search.
  private mutating func addActiveField(_ search: SearchField, height: CGFloat) {
    let (edge, side) = (metrics["search.edge"] + device.leading, metrics["search.dismiss"])
    let top = layout.barTop + metrics["search.top"]
    let dismiss = CGRect(x: size.width - edge - side, y: top, width: side, height: height)
    let end = dismiss.minX - metrics["search.dismissGap"]
    addField(search, in: CGRect(x: edge, y: top, width: end - edge, height: height))
    let font = self.font(layout.size("search.textSize"), .regular)
    if metrics.kind.floats {
      let circle = CGRect(x: dismiss.minX, y: dismiss.midY - side / 2, width: side, height: side)
      add("search dismiss capsule", circle, .glass)
      let symbol = Bar.Content.symbol(
        "xmark", size: metrics["search.dismissSymbol"], BarColors.label)
      add("search dismiss", circle, symbol)
    } else {
      add("search dismiss", dismiss, .text("Cancel", font, BarColors.tint))
    }
    guard layout.hasScopes else { return }
    let scopes = ControlValue.segments(search.scopes, selected: search.selectedScope)
    let bar = CGRect(
      x: edge, y: top + height + metrics["search.bottom"], width: size.width - 2 * edge,
      height: metrics["scopes.height"])
    add(
      "search scopes", bar, .part(Part(.control(scopes))),
      labeled: search.scopes.joined(separator: ", "))
  }

  private mutating func addField(_ search: SearchField, in frame: CGRect) {
    let floats = metrics.kind.floats
    let shown = search.text ?? search.placeholder ?? "Search"
    add(
      "search field", frame,
      floats
        ? .glass : .box(BarColors.fill, corner: CornerReference(metrics["search.radius"])),
      labeled: shown)
    let size = layout.size("search.textSize")
    let color = ColorReference.named(search.text == nil ? "secondaryLabel" : "label")
    let inset = metrics["search.inset"]
    let glass = CGRect(
      x: frame.minX + inset, y: frame.minY, width: size + metrics["search.symbolSpace"],
      height: frame.height)
    add(
      "search symbol", glass,
      .symbol("magnifyingglass", size: size, .named("secondaryLabel")))
    let start = glass.maxX + metrics["search.symbolGap"]
    let text = CGRect(
      x: start, y: frame.minY, width: frame.maxX - inset - start, height: frame.height)
    add(
      "search text", text,
      .text(shown, font(size, floats ? .medium : .regular), color, .leading))
  }
}
