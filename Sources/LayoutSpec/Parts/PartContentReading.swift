internal import Artwork
internal import CellContent
internal import Foundation
internal import SpecSource

extension PartReader {
  /// Reads what a leaf shows, from its value with fields filled in.
  func content(
    _ kind: PartKind, _ node: SourceNode, _ data: PartData, _ reader: inout Reader
  ) -> PartContent? {
    switch kind {
    case .row, .column, .overlay, .firstThatFits: return nil
    case .divider: return .divider
    case .spacer: return .spacer
    case .box: return .box
    case .stepper: return .stepper
    case .text: return runs(node, &reader).map(PartContent.text)
    case .labels: return labels(node, &reader)
    case .image: return picture(node, data, &reader).map(PartContent.image)
    case .badge: return ValueKind<String>.text.read(node, &reader).map(PartContent.badge)
    case .button: return button(node, &reader)
    case .progress:
      return ValueKind<CGFloat>.part.read(node, &reader).map { .progress(Double($0)) }
    case .slider:
      return ValueKind<CGFloat>.part.read(node, &reader).map { .slider(Double($0)) }
    case .ring: return ValueKind<CGFloat>.part.read(node, &reader).map { .ring(Double($0)) }
    case .toggle:
      return ValueKind<Bool>.flag.read(node, &reader).map(PartContent.toggle)
    case .rating: return rating(node, &reader)
    case .segments: return segments(node, &reader)
    case .pages: return pages(node, &reader)
    case .field: return field(node, &reader)
    case .barChart: return numbers(node, &reader).map(PartContent.barChart)
    case .sparkline: return numbers(node, &reader).map(PartContent.sparkline)
    }
  }

  private func runs(_ node: SourceNode, _ reader: inout Reader) -> [PartRun]? {
    guard let elements = node.elements else { return text(node, &reader).map { [PartRun($0)] } }
    let runs = elements.compactMap { element -> PartRun? in
      guard element.entries != nil else { return text(element, &reader).map { PartRun($0) } }
      guard let map = SourceMap(element, RunKeys.map, &reader) else { return nil }
      var run = PartRun("")
      RunKeys.table.read(map, into: &run, &reader)
      return run
    }
    return runs.isEmpty ? nil : runs
  }

  /// A text, or the result of an expression.
  private func text(_ node: SourceNode, _ reader: inout Reader) -> String? {
    guard let text = ValueKind<String>.text.read(node, &reader) else { return nil }
    guard text.hasPrefix("="), !isFilled(node) else { return text }
    if text.hasPrefix("==") { return String(text.dropFirst()) }
    return reader.number(in: node, from: 1).map { ExpressionValue.number($0).text }
  }

  private func picture(
    _ node: SourceNode, _ data: PartData, _ reader: inout Reader
  ) -> String? {
    guard let name = ValueKind<String>.text.read(node, &reader), !name.isEmpty else { return nil }
    guard Picture.isFile(name) else {
      reader.checkPicture(name, at: node)
      reader.checkPhoto(name, at: node)
      return name
    }
    let path = SpecFiles.path(of: name, in: data.folder) ?? name
    reader.checkPicture(path, at: node)
    return path
  }

  private func button(_ node: SourceNode, _ reader: inout Reader) -> PartContent? {
    var button = PartButton()
    guard node.entries != nil else {
      button.title = ValueKind<String>.text.read(node, &reader)
      return button.title.map { _ in .button(button) }
    }
    guard let map = SourceMap(node, ButtonKeys.map, &reader) else { return nil }
    ButtonKeys.table.read(map, into: &button, &reader)
    button.title = button.title ?? button.placeholder
    if let image = button.image, let entry = map.entry("image") {
      reader.checkPicture(image, at: entry.value)
    }
    return button.title == nil && button.image == nil ? nil : .button(button)
  }

  private func labels(_ node: SourceNode, _ reader: inout Reader) -> PartContent? {
    var labels = PartLabels()
    if node.entries == nil {
      labels.title = ValueKind<String>.text.read(node, &reader)
    } else if let map = SourceMap(node, LabelKeys.map, &reader) {
      LabelKeys.table.read(map, into: &labels, &reader)
    }
    return labels.isEmpty ? nil : .labels(labels)
  }

  private func rating(_ node: SourceNode, _ reader: inout Reader) -> PartContent? {
    guard node.entries != nil else {
      return RatingKeys.value.kind.read(node, &reader).map { .rating(Double($0), of: 5) }
    }
    guard let map = SourceMap(node, RatingKeys.map, &reader) else { return nil }
    let most = map.read(RatingKeys.most, &reader) ?? 5
    return map.read(RatingKeys.value, &reader).map { .rating(Double($0), of: most) }
  }

  private func segments(_ node: SourceNode, _ reader: inout Reader) -> PartContent? {
    guard node.entries != nil else {
      return SegmentKeys.titles.kind.read(node, &reader).map { .segments($0, selected: 0) }
    }
    guard let map = SourceMap(node, SegmentKeys.map, &reader) else { return nil }
    let selected = map.read(SegmentKeys.selected, &reader) ?? 0
    return map.read(SegmentKeys.titles, &reader).map { .segments($0, selected: selected) }
  }

  private func pages(_ node: SourceNode, _ reader: inout Reader) -> PartContent? {
    guard node.entries != nil else {
      return PageKeys.count.kind.read(node, &reader).map { .pages($0, current: 0) }
    }
    guard let map = SourceMap(node, PageKeys.map, &reader) else { return nil }
    let current = map.read(PageKeys.current, &reader) ?? 0
    return map.read(PageKeys.count, &reader).map { .pages($0, current: current) }
  }

  private func field(_ node: SourceNode, _ reader: inout Reader) -> PartContent? {
    var field = PartField()
    guard node.entries != nil else {
      field.value = ValueKind<String>.text.read(node, &reader)
      return field.value.map { _ in .field(field) }
    }
    guard let map = SourceMap(node, FieldKeys.map, &reader) else { return nil }
    FieldKeys.table.read(map, into: &field, &reader)
    return .field(field)
  }

  /// The values of a chart: a list, or numbers in a text, such as a column of a CSV file.
  private func numbers(_ node: SourceNode, _ reader: inout Reader) -> [Double]? {
    let elements =
      node.elements
      ?? node.text.map { text in
        text.split { " ,;".contains($0) }.map {
          SourceNode(value: .scalar(.init(text: String($0), isPlain: true)), place: node.place)
        }
      }
    guard let elements, !elements.isEmpty else {
      return reader.expected("a list of numbers", at: node)
    }
    guard elements.count <= Limits.chartValues else {
      reader.report(.tooMany("values in a chart", limit: Limits.chartValues), at: node)
      return nil
    }
    let values = elements.compactMap { ValueKind<CGFloat>.chartValue.read($0, &reader) }
    return values.count == elements.count ? values.map(Double.init) : nil
  }
}
