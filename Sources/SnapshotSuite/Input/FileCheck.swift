package import CairoRenderer
package import HostSystem
import LayoutSpec
package import SpecDiagnostics
package import SpecInput
package import SpecPictures

/// What is to be said of a file after its specs were read and laid out: all that is kept of them.
package struct FileCheck: Sendable {
  /// How many specs it holds.
  package private(set) var count = 0
  /// The files that they are made of besides, from the root of the file system.
  package private(set) var filesUsed: [String] = []
  /// What was found doubtful as it was read.
  package private(set) var early: [Diagnostic] = []
  /// Why it could not be read.
  package private(set) var unread: Failure?
  package private(set) var warnings = Warnings()
  package private(set) var lints = Lints()
  package private(set) var failures: [Failure] = []

  /// - Parameters:
  ///   - changes: What is read otherwise than it is written.
  ///   - looksForLints: Whether what is probably not meant is looked for, too.
  ///   - refusal: Why nothing can be measured.
  ///   - measurer: Keeps text that is set, for more files of the thread.
  package init(
    _ source: SpecSource, _ changes: SpecChanges, looksForLints: Bool, refusal: Failure?,
    _ measurer: TextMeasurer, in surroundings: RunEnvironment
  ) {
    switch OpenedSpec.all(source, in: surroundings, changes) {
    case .failure(let failure): unread = failure
    case .success(let specs):
      count = specs.count
      filesUsed = specs.flatMap(\.filesUsed)
      early = specs.flatMap(\.warnings)
      failures = refusal.map { [$0] } ?? []
      guard refusal == nil else { return }
      for spec in specs { look(at: spec, looksForLints, measurer) }
    }
  }

  private mutating func look(
    at spec: OpenedSpec, _ looksForLints: Bool, _ measurer: TextMeasurer
  ) {
    let variants = spec.spec.render.variants
    for variant in variants {
      do throws(Failure) {
        let layout = try Pipeline.layout(spec, variant, measurer)
        warnings.add(Pipeline.doubts(layout, spec.spec, variant), of: spec, variant)
        if looksForLints { try lints.add(layout, of: spec, variant, measurer) }
      } catch {
        failures.append(error)
      }
    }
    let pictures = spec.refusalOfPictures(in: variants.map(\.container))
    if let pictures { failures.append(.wrongSpec(pictures)) }
  }
}
