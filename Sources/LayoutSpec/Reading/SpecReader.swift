internal import CellContent
internal import CompositionalLayout
internal import Foundation
package import Geometry
internal import LayoutEngine
internal import Scene
internal import SpecDiagnostics
package import SpecTree

/// Reads a whole file, from text to values, and collects its errors.
///
/// Values may depend on the container, so the layout is read once per container. The spec's own
/// properties are read once.
package enum SpecReader {
  /// Returns the spec, as far as it could be read, and the findings; without errors the spec is
  /// complete.
  package static func read(
    _ source: SourceText, _ context: SpecContext = SpecContext()
  ) -> (spec: FileSpec?, findings: Findings) {
    do throws(Finding) {
      return read(try WrittenSpec(source, context), context)
    } catch {
      return (nil, Findings([error], in: source, context))
    }
  }

  /// Reads a spec that was parsed before, possibly with other settings.
  static func read(
    _ written: WrittenSpec, _ context: SpecContext
  ) -> (spec: FileSpec?, findings: Findings) {
    let set = SourceSettings(
      context.settings, variant: context.variant, written.root, written.source)
    var sink = Sink(set.source, findings: written.findings + set.findings)
    func found(_ readings: [Findings.Reading] = [], unused: [Finding] = []) -> Findings {
      Findings(
        sink.findings + unused, and: readings, in: set.source, isWhole: written.isWhole, context)
    }
    let root = TypedNode(spec: set.root)
      .withExpressions(exceptUnder: SectionKeys.items.rule.name)
    guard var spec = spec(root, context, &sink) else { return (nil, found()) }
    spec.shared = written.shared
    let readings = readings(of: &spec)
    if sink.findings.isEmpty, let found = readVariants(of: &spec, written, context) {
      return (spec, found)
    }
    let findings = found(readings)
    // In a spec with errors, a name may be unused because its use is invalid.
    guard findings.errors.isEmpty else { return (spec, findings) }
    let unused = UnusedNames(set.root, in: set.source, context.files.tables).findings
    return (spec, unused.isEmpty ? findings : found(readings, unused: unused))
  }

  /// Reads the spec for each requested container and returns the findings by width.
  private static func readings(of spec: inout FileSpec) -> [Findings.Reading] {
    var readings: [Findings.Reading] = []
    let requested = spec.context.containers(spec.render).prefix(Limits.containers)
    // Without a valid device or width, the rest is still checked, in a standard container.
    for container in requested.isEmpty ? [.standard] : requested {
      var sink = Sink(spec.source)
      sink.work.parts = spec.partsRead
      let document = spec.document(for: container, &sink)
      _ = spec.sheet(in: container)?.document(for: container, &sink)
      if readings.isEmpty { spec.document = document }
      spec.partsRead = sink.work.parts
      readings.append(.init(width: container.size.width, findings: sink.findings))
      if sink.dependencies.isEmpty { break }
    }
    return readings
  }

  /// Reads the spec's own properties and its render request.
  private static func spec(
    _ root: SourceNode, _ inputs: SpecContext, _ sink: inout Sink
  ) -> FileSpec? {
    guard root.entries != nil else {
      let span = root.isNull ? SourceSpan(place: .start, length: 0) : sink.source.span(of: root)
      sink.report(
        Finding(root.isNull ? .emptyFile : .rootIsNotAMap(shape: root.shape), at: span))
      return nil
    }
    guard let map = SourceMap(document: root, &sink) else { return nil }
    var context = EvaluationContext(Definitions(files: inputs.files))
    context.readVariables(map, &sink)
    var spec = FileSpec(
      name: sink.source.stem, render: context.renderRequest(map, inputs, &sink), root: root,
      source: sink.source, context: inputs)
    DocumentKeys.table.read(map, into: &spec, context, &sink)
    return spec
  }
}

extension FileSpec {
  /// The context in which the spec is read for a container, before its definitions are.
  package func evaluationContext(for container: Container) -> EvaluationContext {
    EvaluationContext(
      Definitions(files: context.files, seed: render.seed ?? 1, language: render.language),
      for: container)
  }

  /// Reads the layout and its data for a container; what is known for others is shared.
  func document(for container: Container, _ sink: inout Sink) -> Document {
    var context = evaluationContext(for: container)
    return readings.reading { context.document(root, &$0, &sink) }
  }
}

extension TypedNode {
  package init(spec root: SourceNode) { self.init(root, .map { DocumentKeys.map }) }
}

extension SourceMap {
  /// Opens the root of a spec.
  init?(document root: SourceNode, _ sink: inout Sink) {
    self.init(root, DocumentKeys.map, ignoring: DocumentKeys.foreignPrefix, &sink)
  }
}

extension EvaluationContext {
  /// Reads the layout and its data. Afterwards the context has the definitions of the spec.
  ///
  /// - Parameter readings: What was read for other containers.
  mutating func document(
    _ root: SourceNode, _ readings: inout SpecReadings, _ sink: inout Sink
  ) -> Document {
    guard let map = SourceMap(document: root, &sink) else { return Document() }
    var document = Document()
    let (definitions, version) = sharing(&readings.definitions, from: start(sink), &sink) {
      read(map, &$0)
    }
    self.definitions = definitions
    scope.variables = definitions.variables
    document.styles = definitions.styles
    document.configuration =
      sharing(&readings.configurations, from: start(sink, after: version), &sink) {
        self.configuration(map, &$0)
      }.value
    let configuration = document.configuration
    grid = PixelGrid(
      scale: grid.scale,
      compatibility: configuration.compatibility ?? container?.container.compatibility ?? .ios26)
    document.screen =
      sharing(&readings.screens, from: self.start(sink, after: version), &sink) {
        map.read(DocumentKeys.screen, inContainer, &$0)
      }.value
    let nodes = sectionNodes(map, &sink)
    document.sections = sections(
      nodes, configuration, definitions: version, &readings.sections, &sink)
    let start = start(sink, after: version, configuration)
    _ = sharing(&readings.unusedDefinitions, from: start, &sink) { sink in
      checkUnused(map, configuration, &sink)
      return true
    }
    if sink.names.pictures { document.images = ImageLibrary(definitions.files) }
    for name in sink.names.styles { document.styles[name] = style(named: name, sink) }
    return document
  }

  /// Reads the definitions of a spec.
  private func read(_ map: SourceMap, _ sink: inout Sink) -> Definitions {
    var context = self
    context.readVariables(map, &sink)
    if let node = map.entry(DocumentKeys.strings)?.value {
      context.definitions.strings = LocalizedStrings(node)
    }
    for node in map.entry(DocumentKeys.assets)?.value.elements ?? [] {
      guard let path = node.text,
        let catalog = try? AssetCatalog(path, in: definitions.files, named: path)
      else { continue }
      context.definitions.assets.append(catalog)
    }
    context.readTemplates(map, &sink)
    context.readContents(map, &sink)
    context.readStyles(map, &sink)
    return context.definitions
  }

  private func configuration(_ map: SourceMap, _ sink: inout Sink) -> ConfigurationSpec {
    var configuration = ConfigurationSpec()
    guard let entry = map.entry(DocumentKeys.configuration),
      map.read(DocumentKeys.configuration, self, &sink) != nil,
      let map = SourceMap(entry.value, ConfigurationKeys.map, owner: entry, &sink)
    else { return configuration }
    configuration.scrollDirection = likelyScrollDirection(map)
    ConfigurationKeys.table.read(map, into: &configuration, self, &sink) { $0.box == .outer }
    let box = container.map { BoundaryBox(configuration.scrollDirection.axis, in: $0.container) }
    ConfigurationKeys.table.read(map, into: &configuration, inside(box), &sink) {
      $0.box == .inner
    }
    sink.checkKinds(of: configuration.boundaryItems)
    return configuration
  }

  /// Returns the most likely direction if it is misspelled, because it decides which length groups
  /// need.
  private func likelyScrollDirection(_ map: SourceMap) -> UICollectionViewScrollDirection {
    let meant = map.entry(ConfigurationKeys.scrollDirection)?.value.text.map {
      Similar.words(to: $0, among: ["vertical", "horizontal"])
    }
    return meant?.first == "horizontal" ? .horizontal : .vertical
  }
}

extension SourceText {
  /// The file's name without its folder and extension; control characters are replaced by dashes.
  fileprivate var stem: String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard !stem.isEmpty, stem != "-" else { return "layout" }
    let scalars = stem.unicodeScalars.map { $0.value < 32 ? "-" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
