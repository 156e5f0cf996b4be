internal import HostSystem
package import SpecPictures

/// A spec of a suite, either read or known to be unchanged.
package enum SuiteSpec: Sendable {
  case read(OpenedSpec)
  case unchanged(UnchangedSpec)

  /// The parsed spec; `nil` if it was not read.
  var opened: OpenedSpec? {
    switch self {
    case .read(let spec): spec
    case .unchanged: nil
    }
  }

  /// A title that is unique in a run.
  var title: String {
    switch self {
    case .read(let spec): spec.title
    case .unchanged(let spec): spec.source.name
    }
  }

  var source: SpecSource {
    switch self {
    case .read(let spec): spec.source
    case .unchanged(let spec): spec.source
    }
  }

  var folder: BaselineFolder {
    switch self {
    case .read(let spec): BaselineFolder(of: spec)
    case .unchanged(let spec): spec.folder
    }
  }

  /// The absolute paths of the other files that the spec uses.
  var filesUsed: [String] {
    switch self {
    case .read(let spec): spec.filesUsed
    case .unchanged(let spec): spec.source.files(spec.inputs.files.keys)
    }
  }

  /// The names of its snapshots, with descriptions that are unique in the run.
  var snapshots: [(name: String, label: String)] {
    switch self {
    case .read(let spec): Snapshot.all(of: spec).map { ($0.name, $0.label) }
    case .unchanged(let spec): spec.inputs.variants.map { ($0.name, label($0.name)) }
    }
  }

  /// The description of a snapshot: `specs/gallery.yaml 390~dark`.
  func label(_ snapshot: String) -> String { "\(title) \(snapshot)" }
}

extension SuiteSpec {
  func fonts(in environment: RunEnvironment) -> ProjectFonts {
    switch self {
    case .read(let spec): spec.fonts(in: environment)
    case .unchanged(let spec):
      ProjectFonts(spec.inputs.fonts ?? [], of: spec.source, in: environment)
    }
  }
}
