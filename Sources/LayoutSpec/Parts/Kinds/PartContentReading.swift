internal import Artwork
internal import CellContent
internal import Foundation
internal import SpecTree

extension PartReader {
  func runs(_ node: SourceNode, _ sink: inout Sink) -> [PartRun]? {
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

  func picture(
    _ node: SourceNode, _ data: PartData, _ sink: inout Sink
  ) -> String? {
    guard let name = ValueKind<String>.text.read(node, context, &sink), !name.isEmpty else {
      return nil
    }
    if !Picture.isFile(name), let asset = context.images(&sink).path(of: name) {
      context.checkPicture(asset, at: node, &sink)
      return asset
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

  /// The values of a chart: a list, or numbers in a text, such as a column of a CSV file.
  func numbers(_ node: SourceNode, _ sink: inout Sink) -> [Double]? {
    let elements =
      node.elements
      ?? node.text.map { text in
        text.split { " ,;".contains($0) }.map { SourceNode(text: String($0), at: node.place) }
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
