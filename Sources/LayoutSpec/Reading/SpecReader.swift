internal import CompositionalLayout
internal import Foundation
package import Geometry
internal import LayoutEngine
internal import Scene
internal import SpecDiagnostics
package import SpecSource

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
      var (written, findings) = try Composer.compose(source)
      let (whole, shared, isWhole) = SourceFolder.open(source, root: &written, &findings, context)
      let set = SourceSettings(context.settings, variant: context.variant, written, whole)
      let source = set.source
      var reader = Reader(source, context.files, findings: findings + set.findings)
      let root = set.root.withExpressions(.map { DocumentKeys.map })
      guard var spec = reader.spec(root, context) else {
        return (nil, Findings(reader.findings, in: source, context))
      }
      spec.shared = shared
      let readings = readings(of: &spec)
      if reader.findings.isEmpty, let found = readVariants(of: &spec, source, context) {
        return (spec, found)
      }
      let found = Findings(
        reader.findings, and: readings, in: source, isWhole: isWhole, context)
      // In a spec with errors, a name may be unused because its use is invalid.
      let unused =
        found.errors.isEmpty
        ? UnusedNames(set.root, in: source, context.files.tables).findings : []
      guard !unused.isEmpty else { return (spec, found) }
      return (
        spec,
        Findings(
          reader.findings + unused, and: readings, in: source, isWhole: isWhole, context)
      )
    } catch {
      return (nil, Findings([error], in: source, context))
    }
  }

  /// Reads the spec for each requested container and returns the findings by width.
  private static func readings(of spec: inout FileSpec) -> [Findings.Reading] {
    var readings: [Findings.Reading] = []
    let requested = spec.context.containers(spec.render).prefix(Limits.containers)
    // Without a valid device or width, the rest is still checked, in a standard container.
    for container in requested.isEmpty ? [.standard] : requested {
      var reader = spec.reader(for: container)
      reader.partsRead = spec.partsRead
      let document = spec.readings.reading { [root = spec.root] in reader.document(root, &$0) }
      if readings.isEmpty { spec.document = document }
      spec.partsRead = reader.partsRead
      readings.append(.init(width: container.size.width, findings: reader.findings))
      if reader.dependencies.isEmpty { break }
    }
    return readings
  }
}

extension FileSpec {
  package func reader(for container: Container) -> Reader {
    var reader = Reader(source, context.files, for: container)
    reader.seed = render.seed ?? 1
    return reader
  }
}

extension Reader {
  /// Reads the spec's own properties and its render request.
  fileprivate mutating func spec(_ root: SourceNode, _ context: SpecContext) -> FileSpec? {
    guard root.entries != nil else {
      let span = root.isNull ? SourceSpan(place: .start, length: 0) : source.span(of: root)
      report(
        Finding(root.isNull ? .emptyFile : .rootIsNotAMap(shape: root.shape), at: span))
      return nil
    }
    guard let map = documentMap(root) else { return nil }
    variables(map.entry(DocumentKeys.vars))
    var spec = FileSpec(
      name: source.stem, render: renderRequest(map, context), root: root, source: source,
      context: context)
    DocumentKeys.table.read(map, into: &spec, &self)
    return spec
  }

  private mutating func documentMap(_ root: SourceNode) -> SourceMap? {
    SourceMap(root, DocumentKeys.map, ignoring: DocumentKeys.foreignPrefix, &self)
  }

  /// Reads the layout and its data for the reader's container.
  ///
  /// - Parameter readings: What was read for other containers.
  mutating func document(_ root: SourceNode, _ readings: inout SpecReadings) -> Document {
    guard let map = documentMap(root) else { return Document() }
    var document = Document()
    let version: Int
    (definitions, version) = sharing(&readings.definitions, from: start()) { reader in
      reader.variables(map.entry(DocumentKeys.vars))
      reader.templates(map.entry(DocumentKeys.templates))
      reader.readContents(map.entry(DocumentKeys.contents), root)
      reader.styles = reader.readStyles(map.entry(DocumentKeys.styles))
      return reader.definitions
    }
    document.styles = styles
    document.configuration =
      sharing(&readings.configurations, from: start(version)) {
        $0.configuration(map)
      }.value
    let configuration = document.configuration
    document.sections = sections(map, configuration, version, &readings.sections)
    _ = sharing(&readings.unusedDefinitions, from: start(version, configuration)) { reader in
      reader.checkUnused(map, configuration)
      return true
    }
    if namesPictures { document.images = ImageLibrary(files) }
    for name in usedStyles { document.styles[name] = style(named: name) }
    return document
  }

  private mutating func configuration(_ map: SourceMap) -> ConfigurationSpec {
    var configuration = ConfigurationSpec()
    guard let entry = map.entry(DocumentKeys.configuration),
      map.read(DocumentKeys.configuration, &self) != nil,
      let map = SourceMap(entry.value, ConfigurationKeys.map, owner: entry, &self)
    else { return configuration }
    configuration.scrollDirection = likelyScrollDirection(map)
    ConfigurationKeys.table.read(map, into: &configuration, &self) { $0.box == .outer }
    let box = container.map { BoundaryBox(configuration.scrollDirection.axis, in: $0.container) }
    inside(box) { reader in
      ConfigurationKeys.table.read(map, into: &configuration, &reader) { $0.box == .inner }
    }
    checkKinds(of: configuration.boundaryItems)
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

  private mutating func sections(
    _ map: SourceMap, _ configuration: ConfigurationSpec, _ definitions: Int,
    _ readings: inout [SectionReadings]
  ) -> [SectionSpec] {
    guard let entry = map.entry(DocumentKeys.sections) else { return [] }
    grid = PixelGrid(
      scale: grid.scale,
      compatibility: configuration.compatibility ?? container?.container.compatibility ?? .ios26)
    return sections(entry, configuration, definitions: definitions, &readings)
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
