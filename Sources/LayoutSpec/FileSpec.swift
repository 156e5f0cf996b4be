internal import CellContent
public import CompositionalLayout
internal import Foundation
public import Scene
public import SpecDiagnostics

/// A spec that was read from a file in YAML or JSON.
public struct FileSpec: Sendable {
  /// The first part of paths and ids.
  public var name: String
  /// A heading for people.
  public var title: String?
  /// What the layout is about.
  public var description: String?
  /// The pictures wanted.
  public var render: RenderRequest
  /// Files and folders of fonts that the project's shared file names, relative to the spec.
  public var fonts: [String] { sharedFonts.map(\.path) }
  var sharedFonts: [SharedFont] = []
  /// Findings of lint that are meant.
  public var allowed: [LintAllowance] = []
  /// What was read for the first of the containers.
  var readings: [Reading] = []
  /// Whether the first of them holds for every container.
  var isFixed = false
  package let root: SourceNode
  package let source: SourceText
  package var context: SpecContext
  /// The ids of the sections that are wanted; `nil` for all.
  var wanted: Set<String>?

  /// The layout in Apple's terms, and the data, for one container.
  ///
  /// Every plan has its own objects, so plans for several containers can be solved concurrently.
  ///
  /// - Throws: `SpecErrors` for values that cannot be computed in this container.
  public func plan(in container: Container) throws(SpecErrors) -> SpecPlan {
    if let document = known(for: container) { return SpecPlan(only(document)) }
    var reader = reader(for: container)
    let document = reader.document(root)
    let findings = Findings(
      [], and: [.init(width: container.size.width, findings: reader.findings)], in: source,
      context)
    guard findings.errors.isEmpty else { throw findings.refusal() }
    return SpecPlan(only(document))
  }

  /// The place where the file sets how far the page is scrolled; `nil` if it does not.
  public var locationOfScrollOffset: Diagnostic.Location? {
    let node = root[DocumentKeys.render.rule.name]?[RenderKeys.scrollOffset.rule.name]
    return node.map { source.location(of: source.span(of: $0)) }
  }

  /// What a spec says for one container.
  struct Reading: Sendable {
    var container: Container
    /// Where chance began.
    var seed: Int?
    var document: Document
  }

  /// What was read for the first of the containers.
  var document: Document { readings.first?.document ?? Document() }

  /// What was read already, if it holds for a container.
  private func known(for container: Container) -> Document? {
    readings.first { (isFixed || $0.container == container) && $0.seed == render.seed }?.document
  }

  func document(in container: Container?) -> Document {
    guard let container else { return only(document) }
    if let document = known(for: container) { return only(document) }
    var reader = reader(for: container)
    return only(reader.document(root))
  }

  /// The files that were read for the spec so far, by their paths from its folder; `nil` where one was
  /// looked for and could not be read.
  ///
  /// Whoever has laid the spec out and drawn it finds all that its pictures depend on beside the spec
  /// itself: data, pictures, included files and what its project shares.
  public var filesRead: [String: [UInt8]?] { context.files.asked }

  /// The ids of all sections that have one, whether they are there in every container or not.
  public var sectionIDs: [String] {
    (root["sections"]?.elements ?? []).compactMap { $0["id"]?.text }
  }

  /// The fonts whose sizes its styles state for the first of the containers, at the size of text that is
  /// usual.
  public var statedFonts: [TextMetrics] {
    let fonts = document.styles.values.compactMap(\.font)
    return fonts.filter { $0.style != nil || $0.size != nil }.map { $0.metrics(fallback: .body) }
  }

  /// The same with some of its sections only, which keep their sample data.
  ///
  /// - Parameter ids: Those of ``sectionIDs`` that are wanted; others change nothing.
  public func only(sections ids: [String]) -> FileSpec {
    var spec = self
    spec.wanted = Set(ids)
    return spec
  }

  private func only(_ document: Document) -> Document {
    guard let wanted else { return document }
    var document = document
    document.sections.removeAll { section in section.id.map(wanted.contains) != true }
    return document
  }
}
