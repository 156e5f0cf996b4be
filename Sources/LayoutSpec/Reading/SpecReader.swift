internal import CompositionalLayout
internal import Foundation
internal import LayoutScene

/// Reads a whole file: text to values, with all that is wrong on the way.
enum SpecReader {
  /// The spec, as far as it could be read, and what was found; without errors it is whole.
  static func read(_ source: SourceText) -> (spec: Spec?, findings: Findings) {
    do throws(Finding) {
      let (root, findings) = try Composer.compose(source)
      var reader = Reader(source, findings: findings)
      let spec = reader.spec(root)
      return (spec, Findings(reader.findings, in: source))
    } catch {
      return (nil, Findings([error], in: source))
    }
  }
}

extension Reader {
  fileprivate mutating func spec(_ root: SourceNode) -> Spec? {
    guard root.entries != nil else {
      let span = root.isNull ? SourceSpan(place: .start, length: 0) : source.span(of: root)
      report(
        Finding(root.isNull ? .emptyFile : .rootIsNotAMap(shape: root.shape), at: span))
      return nil
    }
    guard
      let map = SourceMap(
        root, DocumentKeys.map, ignoring: DocumentKeys.foreignPrefix, &self)
    else { return nil }
    _ = map.read(DocumentKeys.version, &self)
    _ = map.read(DocumentKeys.schema, &self)
    var document = Document()
    document.styles = styles(map.entry(DocumentKeys.styles))
    document.configuration = configuration(map)
    document.sections = sections(map, scrolling: document.configuration.scrollDirection)
    for name in usedStyles where document.styles[name] == nil {
      document.styles[name] = Style(contentNamed: name)
    }
    return Spec(
      name: map.read(DocumentKeys.name, &self) ?? source.stem,
      title: map.read(DocumentKeys.title, &self),
      description: map.read(DocumentKeys.description, &self), render: renderRequest(map),
      document: document, source: source)
  }

  private mutating func configuration(_ map: SourceMap) -> ConfigurationSpec {
    var configuration = ConfigurationSpec()
    guard let entry = map.entry(DocumentKeys.configuration),
      map.read(DocumentKeys.configuration, &self) != nil,
      let map = SourceMap(entry.value, ConfigurationKeys.map, owner: entry, &self)
    else { return configuration }
    configuration.scrollDirection =
      map.read(ConfigurationKeys.scrollDirection, &self) ?? .vertical
    configuration.interSectionSpacing = map.read(ConfigurationKeys.interSectionSpacing, &self) ?? 0
    configuration.contentInsetsReference =
      map.read(ConfigurationKeys.contentInsetsReference, &self) ?? .safeArea
    configuration.boundaryItems =
      map.read(ConfigurationKeys.boundarySupplementaryItems, &self) ?? []
    checkKinds(of: configuration.boundaryItems)
    configuration.compatibility = map.read(ConfigurationKeys.compatibility, &self) ?? .ios16
    return configuration
  }

  private mutating func sections(
    _ map: SourceMap, scrolling direction: UICollectionViewScrollDirection
  ) -> [SectionSpec] {
    guard let entry = map.entry(DocumentKeys.sections) else {
      map.require(
        DocumentKeys.sections, such: ["[{group: {height: 44}, items: 12}]"], &self)
      return []
    }
    return sections(entry, scrolling: direction == .vertical ? .vertical : .horizontal)
  }

  private mutating func renderRequest(_ map: SourceMap) -> RenderRequest {
    var request = RenderRequest()
    request.themes = map.read(DocumentKeys.theme, &self).map { [$0] }
    guard let entry = map.entry(DocumentKeys.render),
      map.read(DocumentKeys.render, &self) != nil,
      let map = SourceMap(entry.value, RenderKeys.map, owner: entry, &self)
    else { return request }
    request.widths = map.read(RenderKeys.widths, &self)
    request.height = map.read(RenderKeys.height, &self)
    request.scale = map.read(RenderKeys.scale, &self)
    request.appearances = map.read(RenderKeys.appearance, &self)
    request.layoutDirections = map.read(RenderKeys.layoutDirection, &self)
    request.themes = map.read(RenderKeys.theme, &self) ?? request.themes
    request.safeArea = map.read(RenderKeys.safeArea, &self)
    request.layoutMargins = map.read(RenderKeys.layoutMargins, &self)
    request.scrollOffset = map.read(RenderKeys.scrollOffset, &self)
    request.measure = map.read(RenderKeys.measure, &self)
    request.background = map.read(RenderKeys.background, &self)
    request.text = map.read(RenderKeys.text, &self)
    request.output = map.read(RenderKeys.output, &self)
    return request
  }
}

extension SourceText {
  /// The file's name without its folder and its extension.
  fileprivate var stem: String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem.isEmpty || stem == "-" ? "layout" : stem
  }
}
