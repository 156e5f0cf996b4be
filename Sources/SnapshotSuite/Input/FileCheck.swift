internal import Basics
package import CairoRenderer
package import HostSystem
import LayoutSpec
package import SpecDiagnostics
package import SpecPictures

/// The results of checking a file: everything that remains after its specs were read and laid out.
package struct FileCheck: Sendable {
  /// The number of specs in the file.
  package private(set) var count = 0
  /// The absolute paths of the other files that the specs use.
  package private(set) var filesUsed: [String] = []
  /// The warnings from reading the specs.
  package private(set) var specWarnings: [Diagnostic] = []
  /// The reason why the file could not be read.
  package private(set) var readFailure: Failure?
  package private(set) var warnings = Warnings()
  package private(set) var lints = Lints()
  package private(set) var failures: [Failure] = []

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - changes: The overrides to apply to the specs.
  ///   - looksForLints: Whether to run the lint rules too.
  ///   - refusal: The reason why text cannot be measured, if any.
  ///   - measurer: A text cache shared by the files of a thread.
  package init(
    _ source: SpecSource, _ changes: SpecChanges, looksForLints: Bool, refusal: Failure?,
    _ measurer: TextMeasurer, in environment: RunEnvironment
  ) {
    switch OpenedSpec.all(source, in: environment, changes) {
    case .failure(let failure): readFailure = failure
    case .success(let specs):
      count = specs.count
      filesUsed = specs.flatMap(\.filesUsed)
      specWarnings = specs.flatMap(\.warnings)
      failures = refusal.map { [$0] } ?? []
      guard refusal == nil else { return }
      for spec in specs { check(spec, looksForLints, measurer) }
    }
  }

  private mutating func check(
    _ spec: OpenedSpec, _ looksForLints: Bool, _ measurer: TextMeasurer
  ) {
    let variants = spec.content.render.variants
    var layouts = SharedLayouts(of: spec)
    for variant in variants {
      do throws(Failure) {
        let layout = try layouts.layout(variant, measurer)
        try Pipeline.requireSize(of: layout, spec, variant)
        let figure = try FigureLayout(spec, variant, known: layout, measurer)
        warnings.add(figure.warnings(variant), of: spec, variant)
        if looksForLints { try lints.add(layout, of: spec, variant, measurer) }
      } catch {
        failures.append(error)
        // All that follows would exceed the limit, too.
        if spec.budget.isExhausted { break }
      }
    }
    let widths = Set(variants.map(\.width))
    if let missing = warnings.takeMissingElements(of: spec, at: widths) {
      failures.append(.wrongSpec(missing))
    }
    let pictures = spec.refusalOfPictures(in: variants.map(\.container))
    if let pictures { failures.append(.wrongSpec(pictures)) }
  }
}
