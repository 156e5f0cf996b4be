internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import SpecDiagnostics

/// Reads values and notes what is wrong with them.
package struct Reader {
  package let source: SourceText
  let files: SpecFiles
  private(set) var findings: [Finding]
  /// The names of all styles; each kind of content is one, unless the spec has its own.
  var styleNames = Set(ContentTemplate.allCases.map(\.rawValue))
  /// Those that the spec has.
  var styles: [String: Style] = [:]
  /// The styles that are named anywhere.
  var usedStyles: Set<String> = []
  /// The names that expressions may use here.
  package var scope = Scope()
  /// What the spec is read for; nothing while its name and its pictures are read.
  let container: Container?
  /// Where fractional lengths are rounded.
  var grid = PixelGrid(scale: 2)
  /// Whether what is read does not hold for this container, and is only checked.
  var isChecking = false
  /// Whether another container may lead to other values.
  var dependsOnContainer = false
  /// Whether another item of the section may lead to other values.
  var dependsOnItem = false
  /// What is around the node that is read.
  var surroundings = Surroundings(box: .zero)
  /// The box of the boundary items that are read.
  var boundaryBox: BoundaryBox?
  /// Whether lengths are only read to see how many subitems fit.
  var isEstimating = false
  /// How many cells a group of the section holds.
  var cellsInGroup = 1
  /// Which cells of the section have which badges.
  var kindsOfCells = NodeSpec.KindsOfCells()
  /// What the cells of the section may be made of where their rows do not say so.
  var contentsOfCells: [StyledContent] = []
  /// How many styles were asked what elements are made of: those of cells once a section, however many
  /// rows it has.
  var askedStyles = 0
  /// What was noted of the section's cells that no content shows.
  var unshown: Set<Problem> = []
  /// Whether the data is that of a list, whose rows have badges of their own.
  var isInList = false
  /// The columns of the file that the section's data comes from.
  var columns: [String] = []
  /// What stands in them for the item that is read.
  var row: [String] = []
  /// The id of the section, or its number.
  var sectionName = ""
  /// Where chance begins.
  var seed = 1
  /// What `use` takes over, by name.
  package var templates: [String: SourceNode] = [:]
  /// The templates that are taken over anywhere.
  var usedTemplates: Set<String> = []
  /// Whether data names pictures, or may do so in rows that have not been looked at.
  var namesPictures = false
  /// How many keys templates have given.
  var takenOver = 0
  /// How much expressions have computed.
  var steps = 0
  var isOutOfTime = false

  init(
    _ source: SourceText, _ files: SpecFiles = SpecFiles(), findings: [Finding] = [],
    for container: Container? = nil
  ) {
    self.source = source
    self.files = files
    self.findings = findings
    self.container = container
    if let container {
      scope.describe(container)
      grid = PixelGrid(scale: container.traits.displayScale)
    }
  }

  /// Whether enough is wrong that nothing more will be noted.
  var isFull: Bool { findings.count >= Limits.findings }

  mutating func report(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Changes what has been noted last.
  mutating func changeFindings(from start: Int, _ change: (inout Finding) -> Void) {
    for index in findings.indices.dropFirst(start) { change(&findings[index]) }
  }

  /// Notes that a value is wrong.
  mutating func report(
    _ problem: Problem, at node: SourceNode, hint: String? = nil,
    advice: Finding.Advice = .didYouMean, instead texts: [String] = []
  ) {
    if problem.isOfParts, reportSplit(in: node) { return }
    let span = source.span(of: node)
    let fixes = texts.map { FixCandidate(title: $0, span: span) }
    report(Finding(problem, at: span, hint: hint, advice: advice, fixes: fixes))
  }

  /// Notes that a text is no value of a kind and what says the same, and answers nothing.
  mutating func refuse<Value>(
    _ text: String, as kind: String, at node: SourceNode, writing meant: String
  ) -> Value? {
    report(
      .notAValue(text, kind: kind, examples: ""), at: node, advice: .write, instead: [meant])
    return nil
  }

  /// Notes that a key is wrong.
  mutating func report(
    _ problem: Problem, at entry: SourceNode.Entry, advice: Finding.Advice = .didYouMean,
    fixes: [FixCandidate] = []
  ) {
    report(Finding(problem, at: source.span(of: entry), advice: advice, fixes: fixes))
  }

  /// Notes that a value has the wrong shape, and answers nothing.
  mutating func expected<Value>(_ what: String, at node: SourceNode) -> Value? {
    if node.isSplit, reportSplit(in: node) { return nil }
    let isMeantByWidth =
      node.entries?.contains {
        Synonyms.widths.contains($0.key.lowercased()) || $0.key == "default"
          || Double($0.key) != nil
      } ?? false
    let hint =
      node.isByWidth
      ? "values by width cannot stand here"
      : isMeantByWidth ? "widths are told apart in points, such as {default: 2, 600: 3}" : nil
    report(
      Finding(
        .wrongShape(expected: what, shape: node.shape), at: source.span(of: node), hint: hint))
    return nil
  }
}
