internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecDiagnostics
package import SpecSource

/// Reads values and reports errors.
package struct Reader {
  package let source: SourceText
  let files: SpecFiles
  private(set) var findings: [Finding]
  /// The number of parts that were filled with the data of cells so far, for this container and those
  /// before it.
  var partsRead = 0
  /// The names of all styles, including the content templates, which serve as default styles.
  var styleNames = Set(ContentTemplate.allCases.map(\.rawValue))
  /// The styles that the spec defines.
  var styles: [String: Style] = [:]
  var usedStyles: Set<String> = []
  /// The names that expressions can use here.
  package var scope = Scope()
  /// The container that the spec is read for; `nil` while only its name and pictures are read.
  let container: ContainerValues?
  /// The grid to which fractional lengths are rounded.
  var grid = PixelGrid(scale: 2)
  /// Whether the current value does not apply to this container and is only checked.
  var isChecking = false
  /// The properties of the container that the values read so far depend on.
  var dependencies = Dependencies()
  /// Whether values may differ for another item of the section.
  var dependsOnItem = false
  /// The environment of the current node.
  var environment = NodeEnvironment(box: .zero)
  /// The cells of the section that is read.
  var cells = SectionCells()
  /// The number of styles queried for content templates. Tests check that it does not grow with the
  /// number of rows.
  var styleQueryCount = 0
  /// Whether the data of items that show compositions is recorded, for the Swift export.
  var recordsItems = false
  /// The recorded items by section and index.
  var recordedItems: [String: [Int: RecordedItem]] = [:]
  /// The compositions that were read, by id.
  var compositions: [String: WrittenComposition] = [:]
  /// The named compositions.
  var contents: [String: SourceNode] = [:]
  var namedColors: [String: ColorReference] = [:]
  /// The names of fields that any data of the spec has.
  var documentFields: Set<String> = []
  /// The columns of the section's data, which texts can name.
  var columns = DataColumns()
  /// The values of the columns for the current item.
  var row: [String] = []
  /// The id of the section, or its index.
  var sectionName = ""
  /// The seed of the sample data.
  var seed = 1
  /// The templates by name.
  package var templates: [String: SourceNode] = [:]
  var usedTemplates: Set<String> = []
  /// Whether data names pictures, possibly in rows that were not evaluated.
  var namesPictures = false
  /// The number of keys that templates have added.
  var templateKeyCount = 0
  /// The number of evaluation steps of expressions.
  var steps = 0
  var exceedsLimit = false

  init(
    _ source: SourceText, _ files: SpecFiles = SpecFiles(), findings: [Finding] = [],
    for container: Container? = nil
  ) {
    self.source = source
    self.files = files
    self.findings = findings
    self.container = container.map(ContainerValues.init)
    if let container {
      self.container?.describe(in: &scope)
      grid = PixelGrid(scale: container.traits.displayScale)
    }
  }

  /// Whether the limit of findings is reached, so that no more are recorded.
  var isFull: Bool { findings.count >= Limits.findings }

  mutating func report(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Whether advice on the next finding is worth its time. After many findings it is not, because
  /// few are shown, and a search through all names takes long.
  var givesAdvice: Bool { findings.count < 5 * Limits.shownErrors }

  /// The names of a spec that are similar to an unknown one.
  func similar(to name: String, among names: some Collection<String>) -> [String] {
    givesAdvice ? Similar.words(to: name, among: names) : []
  }

  /// Changes the findings recorded since an index.
  mutating func changeFindings(from start: Int, _ change: (inout Finding) -> Void) {
    for index in findings.indices.dropFirst(start) { change(&findings[index]) }
  }

  /// Removes the findings recorded since an index that were recorded before.
  mutating func removeRepeatedFindings(from start: Int) {
    guard findings.count > start else { return }
    let known = findings.prefix(start).map { ($0.problem, $0.span) }
    let new = findings.suffix(from: start).filter { finding in
      !known.contains { $0.0 == finding.problem && $0.1 == finding.span }
    }
    findings.replaceSubrange(start..., with: new)
  }

  /// Reports an invalid value.
  mutating func report(
    _ problem: Problem, at node: SourceNode, hint: String? = nil,
    advice: Finding.Advice = .didYouMean, instead texts: [String] = []
  ) {
    if problem.isWrongCount, reportSplit(in: node) { return }
    let span = source.span(of: node)
    let fixes = texts.map { FixCandidate(title: $0, span: span) }
    report(Finding(problem, at: span, hint: hint, advice: advice, fixes: fixes))
  }

  /// Reports a text that is not a value of a kind, offers a replacement, and returns `nil`.
  mutating func reject<Value>(
    _ text: String, as kind: String, at node: SourceNode, writing meant: String
  ) -> Value? {
    report(
      .notAValue(text, kind: kind, examples: ""), at: node, advice: .write, instead: [meant])
    return nil
  }

  /// Reports an invalid key.
  mutating func report(
    _ problem: Problem, at entry: SourceNode.Entry, advice: Finding.Advice = .didYouMean,
    fixes: [FixCandidate] = []
  ) {
    report(Finding(problem, at: source.span(of: entry), advice: advice, fixes: fixes))
  }

  /// Reports a value of the wrong shape and returns `nil`.
  mutating func expected<Value>(_ what: String, at node: SourceNode) -> Value? {
    reportShape(of: node, expected: what)
    return nil
  }

  /// Reports a value of the wrong shape. Not generic, so that it is compiled once.
  private mutating func reportShape(of node: SourceNode, expected what: String) {
    if node.isSplit, reportSplit(in: node) { return }
    let isMeantByWidth =
      node.entries?.contains {
        OtherWords.isWidth($0.key.lowercased()) || $0.key == "default"
          || Double($0.key) != nil
      } ?? false
    let isLimit =
      node.entries?.contains {
        ["max", "maximum", "min", "minimum", "atmost", "atleast"].contains($0.key.plainName)
      } ?? false
    let length = what == "a height" ? "height" : "width"
    let hint =
      isLimit
      ? "limit a length with an expression: \"=min(\(length), 600)\""
      : node.isByWidth
        ? "values by width are not allowed here"
        : isMeantByWidth ? "widths are given in points, for example {default: 2, 600: 3}" : nil
    report(
      Finding(
        .wrongShape(expected: what, shape: node.shape), at: source.span(of: node), hint: hint))
  }
}
