internal import CellContent
internal import Foundation
internal import SpecTree

extension PartKind {
  /// The only place that says which declaration belongs to a kind.
  var declaration: PartDeclaration {
    switch self {
    case .row: .row
    case .column: .column
    case .overlay: .overlay
    case .firstThatFits: .firstThatFits
    case .text: .text
    case .labels: .labels
    case .image: .image
    case .button: .button
    case .badge: .badge
    case .progress: .progress
    case .slider: .slider
    case .toggle: .toggle
    case .stepper: .stepper
    case .rating: .rating
    case .segments: .segments
    case .pages: .pages
    case .field: .field
    case .datePicker: .datePicker
    case .barChart: .barChart
    case .sparkline: .sparkline
    case .ring: .ring
    case .box: .box
    case .divider: .divider
    case .spacer: .spacer
    }
  }
}

/// Controls and charts.
extension PartDeclaration {
  static let button = PartDeclaration(
    "A button with a title, an image or both.", .either([.text, .map { ButtonKeys.map }]),
    inner: (ButtonKeys.map, "{title: Buy, configuration: filled}"), example: "button: $title",
    showsData: true, synonyms: "uibutton imagebutton elevatedbutton iconbutton textbutton"
  ) { reader, node, data, sink in
    var button = PartButton()
    guard node.entries != nil else {
      button.title = ValueKind<String>.text.read(node, reader.context, &sink)
      return button.title.map { _ in .control(.button(button)) }
    }
    guard let map = SourceMap(node, ButtonKeys.map, &sink) else { return nil }
    ButtonKeys.table.read(map, into: &button, reader.context, &sink)
    button.title = button.title ?? button.placeholder
    button.image = map.entry(ButtonKeys.image).flatMap { reader.picture($0.value, data, &sink) }
    return button.title == nil && button.image == nil ? nil : .control(.button(button))
  }

  /// Declares a part whose value is a fraction from 0 to 1.
  private static func fraction(
    _ name: String, _ doc: String, synonyms: String,
    _ content: @escaping @Sendable (Double) -> ControlValue
  ) -> PartDeclaration {
    PartDeclaration(
      doc, ValueKind<CGFloat>.part.shape, value: "a fraction", example: "\(name): 0.4",
      synonyms: synonyms
    ) { reader, node, _, sink in
      ValueKind<CGFloat>.part.read(node, reader.context, &sink).map {
        .control(content(Double($0)))
      }
    }
  }

  static let progress = fraction(
    "progress", "A bar that is filled up to a fraction from 0 to 1.",
    synonyms: "bar progressbar progressview uiprogressview linearprogressindicator"
  ) { .progress($0) }

  static let slider = fraction(
    "slider", "A slider at a fraction from 0 to 1.", synonyms: "uislider"
  ) { .slider($0) }

  static let ring = fraction(
    "ring", "A ring that is closed up to a fraction from 0 to 1.",
    synonyms: "circularprogress gauge circularprogressindicator"
  ) { .ring($0) }

  static let toggle = PartDeclaration(
    "A switch that is on or off.", .flag, value: "true or false", example: "switch: true",
    synonyms: "toggle uiswitch checkbox"
  ) { reader, node, _, sink in
    ValueKind<Bool>.flag.read(node, reader.context, &sink).map { .control(.toggle(isOn: $0)) }
  }

  static let stepper = PartDeclaration(
    "A control with minus and plus.", .flag, example: "stepper: true", synonyms: "uistepper"
  ) { _, _, _, _ in .control(.stepper) }

  static let rating = PartDeclaration(
    "Stars, filled in halves.", .either([.text, .map { RatingKeys.map }]),
    inner: (RatingKeys.map, "{value: 4, of: 5}"), example: "rating: 4",
    synonyms: "stars ratingbar"
  ) { reader, node, _, sink in
    guard node.entries != nil else {
      return RatingKeys.value.kind.read(node, reader.context, &sink).map {
        .control(.rating(Double($0), of: 5))
      }
    }
    guard let map = SourceMap(node, RatingKeys.map, &sink) else { return nil }
    let most = map.read(RatingKeys.most, reader.context, &sink) ?? 5
    return map.read(RatingKeys.value, reader.context, &sink).map {
      .control(.rating(Double($0), of: most))
    }
  }

  static let segments = PartDeclaration(
    "A segmented control.", .either([.list(.text), .text, .map { SegmentKeys.map }]),
    inner: (SegmentKeys.map, "{titles: [Day, Week], selected: 1}"),
    example: "segments: [Day, Week]",
    synonyms: "segmentedcontrol tabs uisegmentedcontrol picker"
  ) { reader, node, _, sink in
    guard node.entries != nil else {
      return SegmentKeys.titles.kind.read(node, reader.context, &sink).map {
        .control(.segments($0, selected: 0))
      }
    }
    guard let map = SourceMap(node, SegmentKeys.map, &sink) else { return nil }
    let selected = map.read(SegmentKeys.selected, reader.context, &sink) ?? 0
    return map.read(SegmentKeys.titles, reader.context, &sink).map {
      .control(.segments($0, selected: selected))
    }
  }

  static let pages = PartDeclaration(
    "The dots of a page control.", .either([.text, .map { PageKeys.map }]),
    inner: (PageKeys.map, "{count: 3, current: 1}"), example: "pages: {count: 3}",
    synonyms: "pagecontrol uipagecontrol"
  ) { reader, node, _, sink in
    guard node.entries != nil else {
      return PageKeys.count.kind.read(node, reader.context, &sink).map {
        .control(.pages($0, current: 0))
      }
    }
    guard let map = SourceMap(node, PageKeys.map, &sink) else { return nil }
    let current = map.read(PageKeys.current, reader.context, &sink) ?? 0
    return map.read(PageKeys.count, reader.context, &sink).map {
      .control(.pages($0, current: current))
    }
  }

  static let field = PartDeclaration(
    "A text field, with a value or a placeholder.", .either([.text, .map { FieldKeys.map }]),
    inner: (FieldKeys.map, "{placeholder: Search, leading: magnifyingglass}"),
    example: "field: {placeholder: Search}",
    synonyms: "input textfield textfields uitextfield searchbar uisearchbar"
  ) { reader, node, _, sink in
    var field = PartField()
    guard node.entries != nil else {
      field.value = ValueKind<String>.text.read(node, reader.context, &sink)
      return field.value.map { _ in .control(.field(field)) }
    }
    return FieldKeys.table.read(node, from: field, reader.context, &sink).map {
      .control(.field($0))
    }
  }

  /// Declares a chart of numbers.
  private static func chart(
    _ name: String, _ doc: String, synonyms: String,
    _ content: @escaping @Sendable ([Double]) -> ControlValue
  ) -> PartDeclaration {
    PartDeclaration(
      doc, .either([.text, .list(.text)]), value: "a list of numbers",
      example: "\(name): [3, 5, 2], height: 40", synonyms: synonyms
    ) { reader, node, _, sink in reader.numbers(node, &sink).map { .control(content($0)) } }
  }

  static let barChart = chart(
    "barChart", "A chart of bars.", synonyms: "bars chart histogram"
  ) { .barChart($0) }

  static let sparkline = chart(
    "sparkline", "A small line chart.", synonyms: "graph linechart"
  ) { .sparkline($0) }
}
