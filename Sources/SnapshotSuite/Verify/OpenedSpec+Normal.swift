internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import Scene
internal import SpecNormalForm
internal import SpecPictures

extension OpenedSpec {
  /// Creates a spec from a normal form, as if read from `source`; returns `nil` if it is invalid.
  ///
  /// - Parameter budget: Counts the work; `nil` for an account of its own.
  init?(_ normal: NormalSpec, of source: SpecSource, budget: Budget.Share? = nil) {
    let none: SpecFileReader = { _ throws(SpecFileProblem) in throw .notAllowed }
    let read = source.path.map { SpecFolder(of: $0).read } ?? none
    guard let spec = try? normal.spec(path: source.name, readFile: read) else { return nil }
    self.init(source: source, content: .file(spec), budget: budget)
  }
}
