internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import SpecDiagnostics

extension Reader {
  /// The properties of a style, whatever map they stand in.
  mutating func styleProperties(_ map: SourceMap) -> Style {
    var style = Style()
    StyleKeys.properties.read(map, into: &style, &self)
    return style
  }

  /// The name of a style that exists.
  mutating func style(_ map: SourceMap, _ key: Key<String>) -> String? {
    guard let node = map.entry(key)?.value else { return nil }
    if node.entries != nil, !node.isByWidth {
      let hint =
        map.kind.has(StyleKeys.background.rule.name) && map.kind.has(StyleKeys.font.rule.name)
        ? "what is in it may stand here, without '\(key.rule.name)'"
        : "define it under 'styles', and name it here"
      report(
        Finding(
          .wrongShape(expected: "a name", shape: node.shape), at: source.span(of: node), hint: hint)
      )
      return nil
    }
    guard let name = map.read(key, &self) else { return nil }
    guard styleNames.contains(name) else {
      let meant = Similar.words(to: name, among: styleNames.sorted())
      report(
        .unknownStyle(name), at: node, hint: meant.isEmpty ? adviceOnStyles : nil, instead: meant)
      return nil
    }
    usedStyles.insert(name)
    return name
  }

  /// What elements have that name a style: the spec's own, or nothing but a kind of content.
  func style(named name: String) -> Style? {
    styles[name] ?? (usedStyles.contains(name) ? Style(contentNamed: name) : nil)
  }

  /// The most styles that are listed.
  private static let mostNames = 12

  /// What to say where no style is like the one that is named.
  private var adviceOnStyles: String {
    let own = styleNames.subtracting(ContentTemplate.allCases.map(\.rawValue)).sorted()
    guard !own.isEmpty else { return "define it under 'styles'" }
    let rest = own.count > Self.mostNames ? ", …" : ""
    return "define it under 'styles', where there are: "
      + own.prefix(Self.mostNames).joined(separator: ", ") + rest
  }

  /// The styles of a spec, each with what it extends in it.
  mutating func readStyles(_ entry: SourceNode.Entry?) -> [String: Style] {
    guard let entry else { return [:] }
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return [:]
    }
    guard let entries = entry.value.entries else {
      return expected("a map of styles", at: entry.value) ?? [:]
    }
    styleNames.formUnion(entries.map(\.key))
    var written: [String: WrittenStyle] = [:]
    for entry in entries {
      if entry.value.isNull {
        reportMissingValue(of: entry)
      } else if let map = SourceMap(entry.value, StyleKeys.map, owner: entry, &self) {
        var own = Style()
        StyleKeys.table.read(map, into: &own, &self)
        written[entry.key] = WrittenStyle(
          own: own, base: style(map, StyleKeys.extends),
          place: map.entry(StyleKeys.extends)?.value)
      }
    }
    return extended(written, in: entries.map(\.key))
  }

  /// Each style over what it extends. Complexity: O(*n*) for *n* styles, however they are chained.
  private mutating func extended(
    _ written: [String: WrittenStyle], in order: [String]
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
        report(.styleCycle(chain[start...] + [chain[start]]), at: node)
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
  /// The style that is nothing but a kind of content.
  init(contentNamed name: String) {
    self.init()
    content = ContentTemplate(rawValue: name)
  }
}

/// A style as it is written, without what it extends.
private struct WrittenStyle {
  var own: Style
  var base: String?
  /// Where the name of the base stands.
  var place: SourceNode?
}
