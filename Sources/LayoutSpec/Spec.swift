public import CellContent
public import CompositionalLayout
public import Foundation
public import LayoutScene
public import Scene

/// One screen: its layout, its sample content, and the pictures wanted of it.
public struct Spec: Sendable {
  /// What paths and ids begin with.
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
  let root: SourceNode
  let source: SourceText
  var context: SpecContext
  /// What makes the plans of a spec that is written in Swift.
  var code: SpecCode?
  /// What comes before the name in paths, such as the file that holds several specs.
  public var group: String?
  /// The ids of the sections that are wanted; `nil` for all.
  var wanted: Set<String>?

  /// The layout in Apple's words, and the data, for one container.
  ///
  /// Every plan has objects of its own, so plans of several containers can be solved at once.
  ///
  /// - Throws: ``SpecErrors`` for what comes to nothing in this container.
  public func plan(in container: Container) throws -> SpecPlan {
    if let code { return try code.plan(container) }
    if let document = known(for: container) { return SpecPlan(only(document)) }
    var reader = reader(for: container)
    let document = reader.document(root)
    let findings = Findings(
      [], and: [.init(width: container.size.width, findings: reader.findings)], in: source,
      context)
    guard findings.errors.isEmpty else { throw findings.refusal() }
    return SpecPlan(only(document))
  }

  /// Where a section of a plan begins in the file; nothing if there is no such section.
  ///
  /// - Parameters:
  ///   - index: Of the section, among those of the plan.
  ///   - container: What the plan is for; without it, the first that is wanted.
  public func location(
    ofSection index: Int, in container: Container? = nil
  ) -> Diagnostic.Location? {
    if let code { return code.location }
    return document(in: container).sections[safely: index].map { source.location(of: $0.place) }
  }

  /// Where the group of a section of a plan stands in the file; nothing if there is no such section.
  public func location(
    ofGroupInSection index: Int, in container: Container? = nil
  ) -> Diagnostic.Location? {
    if let code { return code.location }
    return document(in: container).sections[safely: index].map {
      source.location(of: $0.groupPlace)
    }
  }

  /// Where a section of a plan says its header, its footer or another boundary item; nothing if it has no such
  /// one.
  public func location(
    ofBoundaryItem kind: String, inSection index: Int, in container: Container? = nil
  ) -> Diagnostic.Location? {
    if let code { return code.location }
    return document(in: container).sections[safely: index]?.boundaryItems
      .first { $0.elementKind == kind }.map { source.location(of: $0.place) }
  }

  /// Where the file says how far the page is scrolled; nothing if it does not.
  public var locationOfScrollOffset: Diagnostic.Location? {
    guard code == nil else { return nil }
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

  private func document(in container: Container?) -> Document {
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
  public func only(sections ids: [String]) -> Spec {
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

/// A spec made ready for one container.
public struct SpecPlan: Sendable {
  public var layout: UICollectionViewCompositionalLayout
  /// The number of items of each section.
  public var itemCounts: [Int]
  /// What the elements say, and their styles.
  public var content: Content
  /// Where carousels stand, in points along their axis, by section.
  public var scrollOffsets: [Int: CGFloat]
  /// What elements answer when they are asked to size themselves.
  public var intrinsicSizes: IntrinsicSizes
  /// What is asked for the sizes of elements in place of their content, where there are views.
  public var views: (any ContentMeasuring & Sendable)?
  /// What draws elements in place of their content, where there are views.
  public var drawing: ViewDrawing?
}

/// Gives the bytes of a file that a spec names. The path is relative to the folder of the spec, with
/// `/` between its parts, and may begin with `..`.
public typealias SpecFileReader = @Sendable (String) throws(SpecFileProblem) -> [UInt8]

/// Why a file that a spec names cannot be had.
public enum SpecFileProblem: Error, Hashable, Sendable {
  case notFound
  /// It lies outside the folder that a spec may read from.
  case outsideRoot
  case unreadable(String)
  /// Nothing can be read here, as where a spec comes from the standard input.
  case notAllowed
}

/// A spec that can be used, and what is doubtful in it.
public struct LoadedSpec: Sendable {
  public var spec: Spec
  public var warnings: [Diagnostic]

  public init(spec: Spec, warnings: [Diagnostic] = []) {
    self.spec = spec
    self.warnings = warnings
  }
}

/// Reads specs.
public enum SpecFile {
  /// Reads a spec in YAML or JSON.
  ///
  /// No input makes it trap, hang or take more memory than a few hundred times the file's size.
  ///
  /// - Parameters:
  ///   - bytes: Of the file.
  ///   - path: What messages call it; nothing is read from there.
  ///   - settings: Values that are put in place of the spec's, in order.
  ///   - shared: The path of the `flatplan.yaml` with what the specs of a project share, from the
  ///     folder of this one; the spec wins over it.
  ///   - readFile: Gives the bytes of a file that the spec names, such as data, and of the shared
  ///     one; by default there are none.
  ///   - containers: What the spec is read for, going by what it asks for; without it, just that.
  ///     ``Spec/plan(in:)`` says what is wrong in others.
  public static func load(
    _ bytes: [UInt8], path: String, settings: [SpecSetting] = [],
    shared: String? = nil,
    readFile: @escaping SpecFileReader = { _ throws(SpecFileProblem) in throw .notAllowed },
    containers: (@Sendable (RenderRequest) -> [Container])? = nil
  ) throws(SpecErrors) -> LoadedSpec {
    let source = try text(bytes, path)
    let (spec, findings) = SpecReader.read(
      source,
      SpecContext(
        files: SpecFiles(read: readFile), shared: shared, settings: settings,
        containers: containers ?? { $0.containers }))
    guard let spec, findings.errors.isEmpty else { throw findings.refusal() }
    return LoadedSpec(spec: spec, warnings: findings.warnings())
  }

  /// The ``Spec/fonts`` of all specs in a folder, before any of them is read: none where the shared file
  /// cannot be read, as reading a spec tells.
  ///
  /// - Parameters:
  ///   - shared: The path of the `flatplan.yaml` with what the specs of a project share, from the
  ///     folder.
  ///   - readFile: Gives the bytes of the shared file.
  public static func fonts(shared: String, readFile: @escaping SpecFileReader) -> [String] {
    SourceFolder.fonts(SpecContext(files: SpecFiles(read: readFile), shared: shared)).map(\.path)
  }

  static func text(_ bytes: [UInt8], _ path: String) throws(SpecErrors) -> SourceText {
    guard bytes.count <= Limits.fileSize else {
      let nothing = SourceText("", path: path)
      let whole = SourceSpan(place: .start, length: 0)
      throw Findings([Finding(.fileTooLarge(bytes: bytes.count), at: whole)], in: nothing).refusal()
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    // UTF-16 without a mark, whose letters are a byte and a zero, is valid UTF-8.
    let isUTF16 = bytes.prefix(2).count { $0 == 0 } == 1 && bytes.count > 1
    guard !isUTF16, let text = String(validating: bytes, as: UTF8.self) else {
      throw notUTF8(bytes, path)
    }
    return SourceText(text, path: path)
  }

  private static func notUTF8(_ bytes: [UInt8], _ path: String) -> SpecErrors {
    let source = SourceText(String(decoding: bytes, as: UTF8.self), path: path)
    let bad = source.text.unicodeScalars.firstIndex(of: "\u{FFFD}")
    let offset = bad.map {
      source.text.unicodeScalars.distance(from: source.text.startIndex, to: $0)
    }
    let span = SourceSpan(place: source.place(at: offset ?? 0), length: 1)
    return Findings([Finding(.notUTF8, at: span)], in: source).refusal()
  }
}
