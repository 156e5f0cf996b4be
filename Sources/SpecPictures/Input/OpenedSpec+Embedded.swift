internal import Basics
package import HostSystem
package import LayoutSpec
package import SpecDiagnostics

extension OpenedSpec {
  /// Reads a spec that is part of another file. Its paths are relative to the folder of that file.
  ///
  /// - Parameters:
  ///   - text: The spec at its place in the file: with an empty line for each line before it.
  ///   - page: The file that contains it.
  ///   - settings: Values that override the spec's own.
  /// - Throws: `Failure` with locations in the file.
  package static func embedded(
    _ text: String, in page: SpecSource, settings: [SpecSetting] = [], _ environment: RunEnvironment
  ) throws(Failure) -> OpenedSpec {
    let loaded = try load(
      Array(text.utf8), page, SpecChanges(settings: settings), in: environment)
    return OpenedSpec(
      source: page, content: .file(loaded.spec), warnings: loaded.warnings,
      budget: environment.share(of: page, loaded.spec.limits))
  }
}
