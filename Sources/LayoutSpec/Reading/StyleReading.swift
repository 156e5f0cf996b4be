internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

extension EvaluationContext {
  /// Reads the style properties of any map.
  func styleProperties(_ map: SourceMap, _ sink: inout Sink) -> Style {
    var style = Style()
    StyleKeys.properties.read(map, into: &style, self, &sink)
    return style
  }

  /// Returns the name of an existing style.
  func style(_ map: SourceMap, _ key: Key<String>, _ sink: inout Sink) -> String? {
    guard let node = map.entry(key)?.value else { return nil }
    if node.entries != nil, !node.isByWidth {
      let hint =
        map.kind.has(StyleKeys.background.rule.name) && map.kind.has(StyleKeys.font.rule.name)
        ? "write its properties here, without '\(key.rule.name)'"
        : "define it under 'styles' and use its name here"
      sink.report(
        Finding(
          .wrongShape(expected: "a name", shape: node.shape), at: sink.source.span(of: node),
          hint: hint)
      )
      return nil
    }
    guard let name = map.read(key, self, &sink) else { return nil }
    guard definitions.styleNames.contains(name) else {
      let suggestions = sink.similar(to: name, among: definitions.styleNames)
      sink.report(
        .unknownStyle(name), at: node,
        hint: suggestions.isEmpty && sink.givesAdvice ? unknownStyleHint : nil,
        instead: suggestions)
      return nil
    }
    sink.names.styles.insert(name)
    return name
  }

  /// Returns the style with a name: one of the spec's, or a bare content template.
  func style(named name: String, _ sink: Sink) -> Style? {
    if let style = definitions.styles[name] { return style }
    guard sink.names.styles.contains(name) else { return nil }
    var style = Style(contentNamed: name)
    if definitions.contents[name] != nil {
      style.shown = StyleContent(template: .none, composition: PartTrees.id(ofNamed: name))
    }
    return style
  }

  /// The maximum number of styles listed in a hint.
  private static let maxNames = 12

  /// The hint for an unknown style that resembles no other.
  private var unknownStyleHint: String {
    let own = definitions.styleNames.subtracting(ContentTemplate.allCases.map(\.rawValue))
    guard !own.isEmpty else { return "define it under 'styles'" }
    let rest = own.count > Self.maxNames ? ", …" : ""
    return "define it under 'styles', which contains "
      + own.sorted().prefix(Self.maxNames).joined(separator: ", ") + rest
  }

  /// Reads the styles of a spec, each merged with the styles that it extends.
  mutating func readStyles(_ map: SourceMap, _ sink: inout Sink) {
    let entries = map.names(DocumentKeys.styles, "a map of styles", &sink)
    definitions.styleNames.formUnion(entries.map(\.key))
    var written: [String: WrittenStyle] = [:]
    for entry in entries {
      if entry.value.isNull {
        sink.reportMissingValue(of: entry)
      } else if let map = SourceMap(entry.value, StyleKeys.map, owner: entry, &sink) {
        var own = Style()
        StyleKeys.table.read(map, into: &own, self, &sink)
        written[entry.key] = WrittenStyle(
          own: own, base: style(map, StyleKeys.extends, &sink),
          place: map.entry(StyleKeys.extends)?.value)
      }
    }
    definitions.styles = extended(written, in: entries.map(\.key), &sink)
  }

  /// Merges each style with those that it extends.
  ///
  /// - Complexity: O(*n*) for *n* styles, regardless of the chains' lengths.
  private func extended(
    _ written: [String: WrittenStyle], in order: [String], _ sink: inout Sink
  ) -> [String: Style] {
    var finished: [String: Style] = [:]
    for name in order where finished[name] == nil {
      var chain: [String] = []
      var met: Set<String> = []
      var next: String? = name
      while let name = next, finished[name] == nil, met.insert(name).inserted {
        chain.append(name)
        next = written[name]?.base
      }
      if let start = next.flatMap({ chain.firstIndex(of: $0) }),
        let node = written[chain[start]]?.place
      {
        sink.report(.styleCycle(chain[start...] + [chain[start]]), at: node)
      }
      var style = next.flatMap { finished[$0] } ?? Style()
      for name in chain.reversed() {
        style = style.overridden(by: written[name]?.own ?? Style(contentNamed: name))
        finished[name] = style
      }
    }
    return finished.filter { written[$0.key] != nil }
  }
}

extension Style {
  /// Creates the style that sets only a content template.
  init(contentNamed name: String) {
    self.init()
    content = ContentTemplate(rawValue: name)
  }
}

/// A style as written, without the styles that it extends.
private struct WrittenStyle {
  var own: Style
  var base: String?
  /// The node of the base style's name.
  var place: SourceNode?
}
