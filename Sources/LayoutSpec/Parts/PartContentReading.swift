internal import Artwork
internal import CellContent
internal import Foundation
internal import SpecSource

extension PartReader {
  /// Reads what a leaf shows, from its value with fields filled in.
  func content(
    _ kind: PartKind, _ node: SourceNode, _ data: PartData, _ sink: inout Sink
  ) -> PartContent? {
    switch kind {
    case .row, .column, .overlay, .firstThatFits: return nil
    case .divider: return .divider
    case .spacer: return .spacer
    case .box: return .box
    case .stepper: return .stepper
    case .text: return runs(node, &sink).map(PartContent.text)
    case .labels: return labels(node, &sink)
    case .image: return picture(node, data, &sink).map(PartContent.image)
    case .badge: return ValueKind<String>.text.read(node, context, &sink).map(PartContent.badge)
    case .button: return button(node, &sink)
    case .progress:
      return ValueKind<CGFloat>.part.read(node, context, &sink).map { .progress(Double($0)) }
    case .slider:
      return ValueKind<CGFloat>.part.read(node, context, &sink).map { .slider(Double($0)) }
    case .ring: return ValueKind<CGFloat>.part.read(node, context, &sink).map { .ring(Double($0)) }
    case .toggle:
      return ValueKind<Bool>.flag.read(node, context, &sink).map(PartContent.toggle)
    case .rating: return rating(node, &sink)
    case .segments: return segments(node, &sink)
    case .pages: return pages(node, &sink)
    case .field: return field(node, &sink)
    case .barChart: return numbers(node, &sink).map(PartContent.barChart)
    case .sparkline: return numbers(node, &sink).map(PartContent.sparkline)
    }
  }

  private func runs(_ node: SourceNode, _ sink: inout Sink) -> [PartRun]? {
    guard let elements = node.elements else { return text(node, &sink).map { [PartRun($0)] } }
    let runs = elements.compactMap { element -> PartRun? in
      guard element.entries != nil else { return text(element, &sink).map { PartRun($0) } }
      guard let map = SourceMap(element, RunKeys.map, &sink) else { return nil }
      var run = PartRun("")
      RunKeys.table.read(map, into: &run, context, &sink)
      return run
    }
    return runs.isEmpty ? nil : runs
  }

  /// A text, or the result of an expression.
  private func text(_ node: SourceNode, _ sink: inout Sink) -> String? {
    guard let text = ValueKind<String>.text.read(node, context, &sink) else { return nil }
    guard text.hasPrefix("="), !isFilled(node) else { return text }
    if text.hasPrefix("==") { return String(text.dropFirst()) }
    return context.number(in: node, from: 1, &sink).map { ExpressionValue.number($0).text }
  }

  private func picture(
    _ node: SourceNode, _ data: PartData, _ sink: inout Sink
  ) -> String? {
    guard let name = ValueKind<String>.text.read(node, context, &sink), !name.isEmpty else {
      return nil
    }
    guard Picture.isFile(name) else {
      context.checkPicture(name, at: node, &sink)
      context.checkPhoto(name, at: node, &sink)
      return name
    }
    let path = SpecFiles.path(of: name, in: data.folder) ?? name
    context.checkPicture(path, at: node, &sink)
    return path
  }

  private func button(_ node: SourceNode, _ sink: inout Sink) -> PartContent? {
    var button = PartButton()
    guard node.entries != nil else {
      button.title = ValueKind<String>.text.read(node, context, &sink)
      return button.title.map { _ in .button(button) }
    }
    guard let map = SourceMap(node, ButtonKeys.map, &sink) else { return nil }
    ButtonKeys.table.read(map, into: &button, context, &sink)
    button.title = button.title ?? button.placeholder
    if let image = button.image, let entry = map.entry("image") {
      context.checkPicture(image, at: entry.value, &sink)
    }
    return button.title == nil && button.image == nil ? nil : .button(button)
  }

  private func labels(_ node: SourceNode, _ sink: inout Sink) -> PartContent? {
    var labels = PartLabels()
    if node.entries == nil {
      labels.title = ValueKind<String>.text.read(node, context, &sink)
    } else if let map = SourceMap(node, LabelKeys.map, &sink) {
      LabelKeys.table.read(map, into: &labels, context, &sink)
    }
    return labels.isEmpty ? nil : .labels(labels)
  }

  private func rating(_ node: SourceNode, _ sink: inout Sink) -> PartContent? {
    guard node.entries != nil else {
      return RatingKeys.value.kind.read(node, context, &sink).map { .rating(Double($0), of: 5) }
    }
    guard let map = SourceMap(node, RatingKeys.map, &sink) else { return nil }
    let most = map.read(RatingKeys.most, context, &sink) ?? 5
    return map.read(RatingKeys.value, context, &sink).map { .rating(Double($0), of: most) }
  }

  private func segments(_ node: SourceNode, _ sink: inout Sink) -> PartContent? {
    guard node.entries != nil else {
      return SegmentKeys.titles.kind.read(node, context, &sink).map { .segments($0, selected: 0) }
    }
    guard let map = SourceMap(node, SegmentKeys.map, &sink) else { return nil }
    let selected = map.read(SegmentKeys.selected, context, &sink) ?? 0
    return map.read(SegmentKeys.titles, context, &sink).map { .segments($0, selected: selected) }
  }

  private func pages(_ node: SourceNode, _ sink: inout Sink) -> PartContent? {
    guard node.entries != nil else {
      return PageKeys.count.kind.read(node, context, &sink).map { .pages($0, current: 0) }
    }
    guard let map = SourceMap(node, PageKeys.map, &sink) else { return nil }
    let current = map.read(PageKeys.current, context, &sink) ?? 0
    return map.read(PageKeys.count, context, &sink).map { .pages($0, current: current) }
  }

  private func field(_ node: SourceNode, _ sink: inout Sink) -> PartContent? {
    var field = PartField()
    guard node.entries != nil else {
      field.value = ValueKind<String>.text.read(node, context, &sink)
      return field.value.map { _ in .field(field) }
    }
    guard let map = SourceMap(node, FieldKeys.map, &sink) else { return nil }
    FieldKeys.table.read(map, into: &field, context, &sink)
    return .field(field)
  }

  /// The values of a chart: a list, or numbers in a text, such as a column of a CSV file.
  private func numbers(_ node: SourceNode, _ sink: inout Sink) -> [Double]? {
    let elements =
      node.elements
      ?? node.text.map { text in
        text.split { " ,;".contains($0) }.map {
          SourceNode(value: .scalar(.init(text: String($0), isPlain: true)), place: node.place)
        }
      }
    guard let elements, !elements.isEmpty else {
      return sink.expected("a list of numbers", at: node)
    }
    guard elements.count <= Limits.chartValues else {
      sink.report(.tooMany("values in a chart", limit: Limits.chartValues), at: node)
      return nil
    }
    let values = elements.compactMap { ValueKind<CGFloat>.chartValue.read($0, context, &sink) }
    return values.count == elements.count ? values.map(Double.init) : nil
  }
}
