package import Basics
public import CellContent
internal import Foundation
public import Geometry
public import Scene
public import SpecDiagnostics
package import SpecTree

/// A spec that was read from a file in YAML or JSON.
public struct FileSpec: Sendable {
  /// The first component of picture paths and element identifiers.
  public var name: String
  /// A heading for readers.
  public var title: String?
  /// A description of the layout for readers.
  public var description: String?
  /// The pictures to render.
  public var render: RenderRequest
  /// The font files and folders named by the project's shared file, relative to the spec.
  public var fonts: [String] { shared.fonts.map(\.path) }
  var shared = SharedSettings()
  /// The limits of the project.
  package var limits: Budget.Limits { shared.limits }
  /// The lint findings that the spec allows.
  public var allowed: [LintAllowance] = []
  /// The notes about elements of the layout.
  public var annotations: [Annotation] = []
  /// Where the legend is; `nil` if the spec does not say.
  public var legend: LegendPlacement?
  /// The text below the figure.
  public var caption: String?
  var variantTitles: [String] = []
  /// The variants to draw side by side.
  public internal(set) var variants: [FigureVariant] = []
  /// The page whose figure the spec is, without its extension; `nil` for a spec in a file of its own.
  package var page: String?
  /// What was read for containers so far.
  var readings = KnownReadings()
  /// The document for the first container.
  var document = Document()
  /// The number of parts that were filled with the data of cells for all containers.
  package var partsRead = 0
  package internal(set) var root: SourceNode
  package let source: SourceText
  package var context: SpecContext
  /// The ids of the sections to include; `nil` includes all.
  var includedSections: Set<String>?

  /// Builds the layout, from UIKit's classes, and the data for one container.
  ///
  /// Every plan has its own objects, so plans for several containers can be solved concurrently.
  ///
  /// - Throws: `SpecErrors` for values that cannot be computed in this container.
  public func plan(in container: Container) throws(SpecErrors) -> SpecPlan {
    let (document, found, dependencies) = read(for: container)
    let findings = Findings(
      [], and: [.init(width: container.size.width, findings: found)], in: source, context)
    guard findings.errors.isEmpty else { throw findings.specErrors() }
    var plan = SpecPlan(only(document))
    plan.dependsOnAppearance = !dependencies.names.isDisjoint(with: [
      "dark", "light", "highContrast",
    ])
    return plan
  }

  /// Where the file sets the page's scroll offset; `nil` if it does not.
  public var locationOfScrollOffset: Diagnostic.Location? {
    let node = root[DocumentKeys.render.rule.name]?[RenderKeys.scrollOffset.rule.name]
    return node.map { source.location(of: source.span(of: $0)) }
  }

  /// Where the file requests its pictures, or else its start.
  package var locationOfPictures: Diagnostic.Location {
    guard let entry = root.entries?.first(where: { $0.key == DocumentKeys.render.rule.name })
    else { return source.location(of: SourceSpan(place: .start, length: 1)) }
    return source.location(of: source.span(of: entry))
  }

  /// Reads the contents of the spec for a container, as far as it does not share them with others.
  func read(
    for container: Container
  ) -> (document: Document, findings: [Finding], dependencies: Dependencies) {
    var sink = Sink(source)
    let document = document(for: container, &sink)
    return (document, sink.findings, sink.dependencies)
  }

  func document(in container: Container?) -> Document {
    only(container.map { read(for: $0).document } ?? document)
  }

  /// The files read for the spec so far, by their paths relative to its folder; `nil` for a file
  /// that was requested but could not be read.
  ///
  /// After the spec is laid out and drawn, these are all the files that its pictures depend on
  /// besides the spec itself: data, pictures, included files and the project's shared file.
  public var filesRead: [String: [UInt8]?] { context.files.requested }

  /// Whether a group is drawn on a background of its own, which is no element of the layout.
  package var hasGroupBackgrounds: Bool {
    document.sections.contains { $0.groupStyles != nil }
  }

  /// The ids of all sections that have one, including sections that are absent from some
  /// containers.
  public var sectionIDs: [String] {
    (root["sections"]?.elements ?? []).compactMap { $0["id"]?.text }
  }

  /// The fonts whose style or size the spec's styles set, for the first container at the default
  /// text size.
  public var statedFonts: [TextMetrics] {
    let fonts = document.styles.values.compactMap(\.font)
    return fonts.filter { $0.style != nil || $0.size != nil }.map { $0.metrics(fallback: .body) }
  }

  /// Returns a copy that contains only some of the sections, with unchanged sample data.
  ///
  /// - Parameter ids: Elements of ``sectionIDs``; others are ignored.
  public func only(sections ids: [String]) -> FileSpec {
    var spec = self
    spec.includedSections = Set(ids)
    return spec
  }

  private func only(_ document: Document) -> Document {
    guard let includedSections else { return document }
    var document = document
    document.sections.removeAll { section in section.id.map(includedSections.contains) != true }
    return document
  }
}
