import Foundation
internal import Geometry
import Scene

// MARK: - Floating parts and sheets

extension ScreenBars {
  /// The parts that float in the safe area.
  mutating func addFloating() {
    guard let part = screen.floating else { return }
    let area = layout.safeArea
    let frame = CGRect(
      x: area.leading, y: area.top, width: size.width - area.leading - area.trailing,
      height: size.height - area.top - area.bottom)
    add("floating", frame, .part(part), labeled: nil)
  }

  private mutating func addDim(_ name: String) {
    let color = ColorReference.faded(.named("black"), alpha: metrics["dim.opacity"])
    add(name, CGRect(origin: .zero, size: size), .box(color))
  }

  /// A popover beside its bar. It covers the button that opens it on iOS 26.
  mutating func addPopover() {
    guard let popover = screen.popover, metrics.kind.isPad else { return }
    let source = bars.first { $0.name == popover.source }?.frame ?? .zero
    let margin = metrics["popover.margin"]
    let width = min(popover.size.width, size.width - 2 * margin)
    let isBelow = source.midY < size.height / 2
    let y =
      isBelow
      ? device.top + metrics["popover.top"]
      : source.maxY - metrics["popover.top"] - popover.size.height
    let frame = CGRect(
      x: max(min(source.midX - width / 2, size.width - margin - width), margin), y: y,
      width: width, height: popover.size.height)
    let corner = CornerReference(metrics["popover.radius"])
    let ground = popover.background.map { Bar.Content.box($0, corner: corner) }
    add("popover", frame, ground ?? .glass(corner: corner), labeled: "")
    if let content = popover.content { add("popover content", frame, .part(content)) }
  }

  /// The sheet above a dimmed screen.
  mutating func addSheet() {
    guard let sheet = layout.sheet, let frame = layout.sheetFrame else { return }
    addDim("sheet dim")
    let top = metrics["sheet.radius"]
    let bottom = frame.maxY < size.height ? metrics["sheet.bottomRadius"] : 0
    var corner = CornerReference(top)
    (corner.bottomLeading, corner.bottomTrailing) = (bottom, bottom)
    add(
      "sheet", frame,
      .box(sheet.background ?? .named("systemBackground"), corner: corner), labeled: "")
    if sheet.hasGrabber {
      let (width, height) = (metrics["grabber.width"], metrics["grabber.height"])
      let grabber = CGRect(
        x: frame.midX - width / 2, y: frame.minY + metrics["grabber.top"], width: width,
        height: height)
      add("sheet grabber", grabber, .box(.named("tertiaryLabel"), corner: .capsule))
    }
    guard let content = sheet.content else { return }
    let inset = layout.sheetSafeArea
    let inner = CGRect(
      x: frame.minX, y: frame.minY + inset.top, width: frame.width,
      height: frame.height - inset.top - inset.bottom)
    add("sheet content", inner, .part(content))
  }
}

// MARK: - Alerts

extension ScreenBars {
  /// The alert and the action sheet above a dimmed screen.
  mutating func addAlerts() {
    if let sheet = screen.actionSheet { add(sheet, "action sheet", isSheet: true) }
    if let alert = screen.alert { add(alert, "alert", isSheet: false) }
  }

  private mutating func add(_ alert: Alert, _ name: String, isSheet: Bool) {
    let isPopover = isSheet && metrics.kind.isPad
    let actions = isPopover ? alert.actions.filter { $0.role != .cancel } : alert.actions
    let width = min(metrics[isSheet ? "actionSheet.width" : "alert.width"], size.width - 16)
    let header = header(of: alert, width: width)
    let rows = rows(of: actions, width: width, isSheet: isSheet)
    let inset = metrics["alert.inset"]
    let high = actionHeight * CGFloat(rows.count) + metrics["alert.gap"] * CGFloat(rows.count - 1)
    let height = header.height + inset * 2 + high
    let isAtBottom = isSheet && !isPopover
    let y =
      isAtBottom
      ? size.height - device.bottom - metrics["actionSheet.bottom"] - height
      : (size.height - height) / 2
    let card = CGRect(
      x: (size.width - width) / 2, y: y, width: width, height: height)
    if !isPopover { addDim("\(name) dim") }
    let ground = metrics.kind.floats ? BarColors.glass : BarColors.material
    add(name, card, .box(ground, corner: CornerReference(metrics["alert.radius"])), labeled: "")
    for line in header.lines {
      let frame = line.frame.offsetBy(dx: card.minX, dy: card.minY)
      add("\(name) \(line.name)", frame, line.content, labeled: line.label)
    }
    add(rows, name, below: card.minY + header.height + inset, in: card)
  }

  /// The title and the message, relative to the card.
  private func header(of alert: Alert, width: CGFloat) -> (lines: [Bar], height: CGFloat) {
    let inset = metrics["alert.textInset"]
    let alignment: TextAlignment = metrics.kind.floats ? .leading : .center
    let size = { (style: DynamicTypeStyle) in
      style.metrics(at: layout.container.traits.preferredContentSizeCategory).size
    }
    var lines: [Bar] = []
    var y = metrics["alert.titleTop"]
    for (name, text, font) in [
      ("title", alert.title, font(size(.body), .semibold)),
      ("message", alert.message, font(size(.subheadline), .regular)),
    ] {
      guard let text else { continue }
      if !lines.isEmpty { y += metrics["alert.textGap"] }
      let own = extent(text, font, in: width - 2 * inset)
      lines.append(
        Bar(
          name: name,
          frame: CGRect(x: inset, y: y, width: width - 2 * inset, height: own.height),
          content: .text(text, font, BarColors.label, alignment, lines: 0), label: text))
      y += own.height
    }
    return (lines, lines.isEmpty ? 0 : y + metrics["alert.textBottom"])
  }

  private var actionFont: TextMetrics {
    let category = layout.container.traits.preferredContentSizeCategory
    return font(
      DynamicTypeStyle.body.metrics(at: category).size, metrics.kind.floats ? .medium : .regular)
  }

  private var actionHeight: CGFloat {
    let line = grid.up(SystemFont.lineHeight(ofSize: actionFont.size))
    return max(metrics["action.height"], line + metrics["action.textSpace"])
  }

  /// The actions in rows: two short ones of an alert are side by side.
  private func rows(of actions: [Alert.Action], width: CGFloat, isSheet: Bool) -> [[Alert.Action]] {
    let room = (width - 2 * metrics["alert.inset"] - metrics["alert.gap"]) / 2
    let areShort = actions.allSatisfy { extent($0.title, actionFont).width + 24 <= room }
    return actions.count == 2 && areShort && !isSheet ? [actions] : actions.map { [$0] }
  }

  private mutating func add(
    _ rows: [[Alert.Action]], _ name: String, below top: CGFloat, in card: CGRect
  ) {
    let (inset, gap) = (metrics["alert.inset"], metrics["alert.gap"])
    var (y, number) = (top, 1)
    for row in rows {
      let count = CGFloat(row.count)
      let width = (card.width - 2 * inset - (count - 1) * gap) / count
      var x = card.minX + inset
      if !metrics.kind.floats {
        let line = CGRect(x: card.minX, y: y, width: card.width, height: 1 / grid.scale)
        add("\(name) line \(number)", line, .box(.named("separator")))
      }
      for action in row {
        let frame = CGRect(x: x, y: y, width: width, height: actionHeight)
        if metrics.kind.floats {
          add(
            "\(name) action \(number) capsule", frame,
            .box(BarColors.fill, corner: CornerReference(metrics["action.radius"])))
        }
        add("\(name) action \(number)", frame, label(of: action), labeled: action.title)
        (x, number) = (x + width + gap, number + 1)
      }
      y += actionHeight + gap
    }
  }

  private func label(of action: Alert.Action) -> Bar.Content {
    var font = actionFont
    if action.role == .cancel, !metrics.kind.floats { font.weight = .semibold }
    let normal = metrics.kind.floats ? BarColors.label : BarColors.tint
    return .text(action.title, font, action.role == .destructive ? BarColors.badge : normal)
  }
}
