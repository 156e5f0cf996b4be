internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecSource

/// Controls and charts.
extension CellCode {
  mutating func control(
    _ node: SourceNode, _ written: WrittenPart, _ ink: Ink, named name: String
  ) -> View? {
    let (kind, value, part) = (written.kind, written.value, written.constants)
    var view = View(name: "", part: part, kind: kind)
    switch kind {
    case .button: button(&view, value, name, ink)
    case .badge: badge(&view, value, node, name, ink)
    case .progress: progress(&view, value, name, ink)
    case .slider:
      view.name = self.view(name, "UISlider()")
      setColor("\(view.name).minimumTrackTintColor", ink.tint)
      number("value", value, &view, "Float")
    case .toggle:
      view.name = self.view(name, "UISwitch()")
      if node["tintColor"] != nil { setColor("\(view.name).onTintColor", ink.tint) }
      let shown = self.value(value, as: .flag)
      set("\(view.name).isOn", shown, standard: "false")
      hide(&view, without: shown)
    case .stepper:
      view.name = self.view(name, "UIStepper()")
      // At its least value, a stepper dims its minus.
      setup.append("\(view.name).value = 1")
    case .rating: rating(&view, value, name, ink)
    case .segments: segments(&view, value, name)
    case .pages: pages(&view, value, name, ink)
    case .field: field(&view, value, node, name, ink)
    case .barChart, .sparkline: chart(&view, value, name, ink)
    case .ring:
      helpers.insert(.ring)
      view.name = self.view(name, "RingView()")
      drawing(view.name, ink)
      number("value", value, &view, nil)
      if part.width == nil { prefer(view.name, "width", "44") }
      if part.height == nil { prefer(view.name, "height", "44") }
    case .datePicker: datePicker(&view, value, name)
    case .row, .column, .overlay, .firstThatFits, .text, .labels, .image, .box, .divider, .spacer:
      note("'\(kind.rawValue)' is left out")
      return nil
    }
    return view
  }

  /// Gives a view a length that stronger constraints can change.
  mutating func prefer(
    _ view: String, _ side: String, _ length: String, priority: Int = 760
  ) {
    prefer("\(view).\(side)Anchor.constraint(equalToConstant: \(length))", priority: priority)
  }

  private mutating func drawing(_ name: String, _ ink: Ink) {
    setup.append("\(name).isOpaque = false")
    setup.append("\(name).contentMode = .redraw")
    setColor("\(name).tintColor", ink.tint)
  }

  /// Sets a property of type `Double`, or another type of numbers.
  private mutating func number(
    _ property: String, _ value: SourceNode?, _ view: inout View, _ type: String?
  ) {
    let shown = self.value(value, as: .number)
    set("\(view.name).\(property)", shown, standard: "0") { text in
      type.map { "\($0)(\(text))" } ?? text
    }
    hide(&view, without: shown)
  }

  private mutating func progress(
    _ view: inout View, _ value: SourceNode, _ name: String, _ ink: Ink
  ) {
    view.name = self.view(name, "UIProgressView(progressViewStyle: .default)")
    setColor("\(view.name).progressTintColor", ink.tint)
    setup.append("\(view.name).trackTintColor = .systemFill")
    number("progress", value, &view, "Float")
    if view.part.height == nil { prefer(view.name, "height", "4") }
  }

  private mutating func chart(
    _ view: inout View, _ value: SourceNode, _ name: String, _ ink: Ink
  ) {
    helpers.insert(view.kind == .barChart ? .bars : .sparkline)
    view.name = self.view(name, view.kind == .barChart ? "BarChartView()" : "SparklineView()")
    drawing(view.name, ink)
    let shown = self.value(value, as: .numbers)
    set("\(view.name).values", shown, standard: "[]")
    hide(&view, without: shown)
    if view.part.height == nil { prefer(view.name, "height", "48") }
  }

  private mutating func rating(
    _ view: inout View, _ value: SourceNode, _ name: String, _ ink: Ink
  ) {
    helpers.insert(.rating)
    view.name = self.view((value["value"] ?? value).fieldName ?? name, "RatingView()")
    setColor("\(view.name).tintColor", ink.tint)
    if let alignment = ink.alignment, alignment != .leading {
      setup.append("\(view.name).textAlignment = \(CellValues.alignment(alignment))")
    }
    let shown = self.value(value["value"] ?? value, as: .number)
    let most = value["of"].flatMap { self.value($0, as: .number) }
    let count = most.map { $0.isData ? "Int(\($0.text)\($0.isOptional ? " ?? 5" : ""))" : $0.text }
    let number = shown.map { $0.isOptional ? "\($0.text) ?? 0" : $0.text } ?? "0"
    let font = CellValues.font(ink.font, fallback: .subheadline)
    update.append("\(view.name).show(\(number), of: \(count ?? "5"), font: \(font))")
    hide(&view, without: shown)
  }

  private mutating func segments(_ view: inout View, _ value: SourceNode, _ name: String) {
    view.name = self.view(name, "UISegmentedControl()")
    let titles = self.value(value["titles"] ?? value, as: .texts)
    let list = titles.map { $0.isOptional ? "(\($0.text) ?? [])" : $0.text } ?? "[]"
    update += [
      "\(view.name).removeAllSegments()",
      "for (index, title) in \(list).enumerated() {",
      "  \(view.name).insertSegment(withTitle: title, at: index, animated: false)",
      "}",
    ]
    let selected = value["selected"].flatMap { self.value($0, as: .number) }
    let index = selected.map { $0.isOptional ? "Int(\($0.text) ?? 0)" : "Int(\($0.text))" } ?? "0"
    update.append("\(view.name).selectedSegmentIndex = \(index)")
    if view.part.height == nil { prefer(view.name, "height", "32") }
    hide(&view, without: titles)
  }

  private mutating func pages(
    _ view: inout View, _ value: SourceNode, _ name: String, _ ink: Ink
  ) {
    view.name = self.view(name, "UIPageControl()")
    setColor("\(view.name).currentPageIndicatorTintColor", ink.text)
    setColor("\(view.name).pageIndicatorTintColor", "\(ink.text).withAlphaComponent(0.3)")
    let count = self.value(value["count"] ?? value, as: .number)
    set("\(view.name).numberOfPages", count, standard: "0") { "Int(\($0))" }
    if let current = value["current"] {
      set("\(view.name).currentPage", self.value(current, as: .number), standard: "0") {
        "Int(\($0))"
      }
    }
    hide(&view, without: count)
    prefer(view.name, "height", "26")
  }

  private mutating func datePicker(_ view: inout View, _ value: SourceNode, _ name: String) {
    helpers.insert(.datePicker)
    view.name = self.view(name, "DatePicker()")
    setup.append("\(view.name).preferredDatePickerStyle = .compact")
    let nodes = value.entries == nil ? [value] : [value["date"], value["time"]].compactMap(\.self)
    let texts = nodes.compactMap { self.value($0, as: .text) }
    if texts.contains(where: { !$0.isData && !$0.text.contains(where: \.isNumber) }) {
      note("a date picker shows dates and times only, no other text")
    }
    let words = texts.map { $0.isOptional ? "\($0.text) ?? \"\"" : $0.text }
    update.append("\(view.name).show([\(words.joined(separator: ", "))])")
    if texts.count == 1 { hide(&view, without: texts[0]) }
  }

  private mutating func badge(
    _ view: inout View, _ value: SourceNode, _ node: SourceNode, _ name: String, _ ink: Ink
  ) {
    helpers.insert(.badge)
    view.name = self.view(name, "BadgeLabel()")
    let font = CellValues.font(ink.font, fallback: .footnote, weight: .semibold)
    setup.append("\(view.name).font = \(font)")
    setup.append("\(view.name).textAlignment = .center")
    setup.append("\(view.name).clipsToBounds = true")
    let color = self.value(node["color"], as: .color)
    setColor("\(view.name).textColor", color == nil ? "UIColor.white" : ink.text)
    let fill = self.value(node["background"], as: .color)
    set(
      "\(view.name).backgroundColor",
      fill
        ?? Value(text: "UIColor(red: 0.843, green: 0, blue: 0.082, alpha: 1)", isData: false))
    let shown = self.value(value, as: .text)
    set("\(view.name).text", shown)
    hide(&view, without: shown)
  }

  private mutating func button(
    _ view: inout View, _ value: SourceNode, _ name: String, _ ink: Ink
  ) {
    helpers.insert(.button)
    view.name = self.view(name, "UIButton()")
    let kind = value["configuration"]?.text ?? "plain"
    let isStrong = kind == "filled" || kind == "tinted"
    let title =
      value.entries == nil ? self.value(value, as: .text) : self.value(value["title"], as: .text)
    let image = self.value(value["image"], as: .text)
    let font = CellValues.font(ink.font, weight: isStrong ? .semibold : nil)
    let call =
      "\(owner).configuration(.\(kind)(), title: \(title?.text ?? "nil"), "
      + "image: \(image?.text ?? "nil"), font: \(font))"
    update.append("\(view.name).configuration = \(call)")
    if kind == "plain" { update.append("\(view.name).configuration?.contentInsets = .zero") }
    if kind != "filled" {
      update.append("\(view.name).configuration?.baseForegroundColor = \(ink.tint)")
    }
    setColor("\(view.name).tintColor", ink.tint)
    setup.append("\(view.name).setContentHuggingPriority(.defaultHigh, for: .horizontal)")
    setup.append("\(view.name).setContentHuggingPriority(.defaultHigh, for: .vertical)")
    if title?.isOptional == true, image == nil { hide(&view, without: title) }
  }

  private mutating func field(
    _ view: inout View, _ value: SourceNode, _ node: SourceNode, _ name: String, _ ink: Ink
  ) {
    view.name = self.view(name, "UITextField()")
    let font = CellValues.font(ink.font)
    setup.append("\(view.name).font = \(font)")
    setColor("\(view.name).textColor", ink.text)
    if node["background"] == nil {
      setup.append("\(view.name).backgroundColor = .tertiarySystemFill")
      setup.append("\(view.name).layer.cornerRadius = 10")
    }
    let own = value.entries == nil ? value : value["value"]
    set("\(view.name).text", self.value(own, as: .text))
    set("\(view.name).placeholder", self.value(value["placeholder"], as: .text))
    for (key, side) in [("leading", "left"), ("trailing", "right")] {
      guard let symbol = self.value(value[key], as: .text), !symbol.isOptional else { continue }
      helpers.insert(.field)
      setup.append("\(view.name).\(side)View = \(owner).symbol(\(symbol.text), font: \(font))")
      setup.append("\(view.name).\(side)ViewMode = .always")
    }
    if view.part.height == nil { prefer(view.name, "height", "36") }
  }
}
