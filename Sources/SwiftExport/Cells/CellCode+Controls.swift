internal import CellContent
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecTree

/// Controls and charts.
extension CellCode {
  mutating func slider(_ site: Site) -> Code {
    let view = leaf(site, "UISlider")
    set(view.minimumTrackTintColor, site.ink.tint)
    show(value(site.value, as: .number), in: view, "value", or: 0) { .call("Float", $0) }
    return view
  }

  mutating func toggle(_ site: Site) -> Code {
    let view = leaf(site, "UISwitch")
    if site.node["tintColor"] != nil { set(view.onTintColor, site.ink.tint) }
    show(value(site.value, as: .flag), in: view, "isOn", or: .no)
    return view
  }

  mutating func stepper(_ site: Site) -> Code {
    let view = leaf(site, "UIStepper")
    // At its least value, a stepper dims its minus.
    set(view.value, 1)
    return view
  }

  mutating func progress(_ site: Site) -> Code {
    let view = leaf(site, "UIProgressView", [Code.Slot("progressViewStyle", ".default")])
    set(view.progressTintColor, site.ink.tint)
    set(view.trackTintColor, ".systemFill")
    show(value(site.value, as: .number), in: view, "progress", or: 0) { .call("Float", $0) }
    prefer(view, .vertical, 4, unless: site.part.height)
    return view
  }

  mutating func chart(_ site: Site, _ type: String, _ helper: CellHelper) -> Code {
    let view = drawing(site, type, helper)
    show(value(site.value, as: .numbers), in: view, "values", or: "[]")
    prefer(view, .vertical, 48, unless: site.part.height)
    return view
  }

  mutating func ring(_ site: Site) -> Code {
    let view = drawing(site, "RingView", .ring)
    show(value(site.value, as: .number), in: view, "value", or: 0)
    prefer(view, .horizontal, 44, unless: site.part.width)
    prefer(view, .vertical, 44, unless: site.part.height)
    return view
  }

  /// A view of a class that draws.
  private mutating func drawing(_ site: Site, _ type: String, _ helper: CellHelper) -> Code {
    helpers.insert(helper)
    let view = leaf(site, type)
    set(view.isOpaque, .no)
    set(view.contentMode, ".redraw")
    set(view.tintColor, site.ink.tint)
    return view
  }

  private mutating func prefer(
    _ view: Code, _ axis: Axis, _ length: Code, unless own: PartSide?
  ) {
    if own == nil { prefer(view, axis, length) }
  }

  mutating func rating(_ site: Site) -> Code {
    helpers.insert(.rating)
    let node = site.value("value")
    let view = self.view(node?.fieldName ?? site.kind.rawValue, "RatingView")
    set(view.tintColor, site.ink.tint)
    set(view.textAlignment, CellValues.alignment(site.ink.alignment))
    let shown = value(node, as: .number)
    let most = value(site.value["of"], as: .number)
    let count = most?.orElse(5).asIndex ?? 5
    let font = font(site.ink.font, fallback: .subheadline)
    body.update.append(.code("", view.show(shown?.orElse(0) ?? 0, of: count, font: font)))
    hide(view, without: shown)
    return view
  }

  mutating func segments(_ site: Site) -> Code {
    let view = leaf(site, "UISegmentedControl")
    let titles = value(site.value("titles"), as: .texts)
    let list = titles?.orElse("[]") ?? "[]"
    body.update += [
      .code("", view.removeAllSegments()),
      .control(
        "for (index, title) in", list.enumerated(),
        [.code("", view.insertSegment(withTitle: "title", at: "index", animated: .no))]),
    ]
    let selected = value(site.value["selected"], as: .number)?.orElse(0)
    update(view.selectedSegmentIndex, selected?.asIndex ?? 0)
    prefer(view, .vertical, 32, unless: site.part.height)
    hide(view, without: titles)
    return view
  }

  mutating func pages(_ site: Site) -> Code {
    let view = leaf(site, "UIPageControl")
    set(view.currentPageIndicatorTintColor, site.ink.text)
    set(view.pageIndicatorTintColor, site.ink.text.withAlphaComponent(0.3))
    show(value(site.value("count"), as: .number), in: view, "numberOfPages", or: 0, \.asIndex)
    let current = value(site.value["current"], as: .number)
    set(view.currentPage, current?.orElse(0).asIndex)
    prefer(view, .vertical, 26)
    return view
  }

  mutating func datePicker(_ site: Site) -> Code {
    helpers.insert(.datePicker)
    let view = leaf(site, "DatePicker")
    set(view.preferredDatePickerStyle, ".compact")
    let nodes: [SourceNode?] =
      site.value.entries == nil ? [site.value] : [site.value["date"], site.value["time"]]
    let texts = nodes.compactMap { value($0, as: .text) }
    if nodes.contains(where: { $0?.showsNoTime == true }) {
      note("a date picker shows dates and times only, no other text")
    }
    body.update.append(.code("", view.show(.array(texts.map { $0.orElse(.text("")) }))))
    if texts.count == 1 { hide(view, without: texts[0]) }
    return view
  }

  mutating func badge(_ site: Site) -> Code {
    helpers.insert(.badge)
    let view = leaf(site, "BadgeLabel")
    set(view.font, font(site.ink.font, fallback: .footnote, weight: .semibold))
    set(view.textAlignment, ".center")
    set(view.clipsToBounds, .yes)
    set(view.textColor, site.node["color"] == nil ? "UIColor.white" : site.ink.text)
    let red = ("UIColor" as Code)(red: 0.843, green: 0, blue: 0.082, alpha: 1)
    set(view.backgroundColor, value(site.node["background"], as: .color)?.code ?? red)
    show(value(site.value, as: .text), in: view, "text")
    return view
  }

  mutating func button(_ site: Site) -> Code {
    let view = leaf(site, "UIButton")
    let kind = site.value["configuration"]?.text ?? "plain"
    let title = value(site.value("title"), as: .text)
    let image = value(site.value["image"], as: .text)
    let isStrong = kind == "filled" || kind == "tinted"
    update(
      view.configuration,
      helper(.configuration)(
        .call(.dot(kind), []), title: title?.code ?? "nil", image: image?.code ?? "nil",
        font: font(site.ink.font, weight: isStrong ? .semibold : nil)))
    let configuration = Code.chained(view.configuration)
    if kind == "plain" { update(configuration.contentInsets, ".zero") }
    if kind != "filled" { update(configuration.baseForegroundColor, site.ink.tint) }
    set(view.tintColor, site.ink.tint)
    for axis in Axis.allCases {
      add(view.setContentHuggingPriority(".defaultHigh", for: .dot("\(axis)")))
    }
    if image == nil { hide(view, without: title) }
    return view
  }

  mutating func field(_ site: Site) -> Code {
    let view = leaf(site, "UITextField")
    let font = font(site.ink.font)
    set(view.font, font)
    set(view.textColor, site.ink.text)
    if site.node["background"] == nil {
      set(view.backgroundColor, ".tertiarySystemFill")
      set(view.layer.cornerRadius, 10)
    }
    set(view.text, value(site.value("value"), as: .text)?.code)
    set(view.placeholder, value(site.value["placeholder"], as: .text)?.code)
    for (key, side) in [("leading", "left"), ("trailing", "right")] {
      guard let symbol = value(site.value[key], as: .text), !symbol.isOptional else { continue }
      set(.member(view, side + "View"), helper(.symbol)(symbol.code, font: font))
      set(.member(view, side + "ViewMode"), ".always")
    }
    prefer(view, .vertical, 36, unless: site.part.height)
    return view
  }
}

extension Code {
  /// The number as the index of an element.
  fileprivate var asIndex: Code {
    if case .number(let number) = self, number == number.rounded() { return self }
    return .call("Int", self)
  }
}

extension SourceNode {
  /// Whether the text is a constant without a day or a time.
  fileprivate var showsNoTime: Bool {
    mentionedNames.isEmpty && text.map { !$0.contains(where: \.isNumber) } ?? false
  }
}
