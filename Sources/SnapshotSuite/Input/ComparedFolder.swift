internal import Foundation
package import HostSystem
package import SpecInput

/// A folder whose files are compared with those of another.
///
/// Baselines in it follow from the specs beside them, with which `verify` compares them: they are passed
/// over, as by all that looks for specs, unless the folder is one of baselines itself.
package struct ComparedFolder {
  /// As the user wrote it, without a slash at its end.
  package let name: String
  /// The specs, layouts and pictures in it, by their paths from it.
  package let files: Set<String>
  /// The revision of git that it is of; `nil` for the folder as it is.
  private let revision: String?

  package init(_ name: String, in surroundings: RunEnvironment) {
    let name = name.withoutSlash
    let all = FileManager.default.subpaths(atPath: surroundings.absolute(name)) ?? []
    let specs = SpecFinder([name], in: surroundings).sources.map {
      name == "." ? $0.name : String($0.name.dropFirst(name.count + 1))
    }
    self.name = name
    files = Set(all.filter(Self.isPlain) + specs)
    revision = nil
  }

  /// A folder as git has it.
  package init(_ name: String, revision: String, in surroundings: RunEnvironment) throws(Failure) {
    let git = GitFolder(surroundings.absolute(name))
    guard let all = git.files(in: revision) else {
      let reason = git.reasonToLack(revision) ?? "git has no such folder"
      throw .cannotRead("\(revision):\(name)", reason)
    }
    let isOfBaselines = SpecFinder.isOfBaselines(name)
    let specs = all.filter { file in
      !isOfBaselines && SpecSource.mayBeSpec(file)
        && git.bytes(of: file, in: revision).map(SpecSource.hasSections) ?? false
    }
    self.name = name.withoutSlash
    files = Set(all.filter(Self.isPlain) + specs)
    self.revision = revision
  }

  /// The folder as it is told: `HEAD:specs`.
  package var words: String { (revision.map { "\($0):" } ?? "") + name }

  /// Whether a file is a layout or a picture that can be seen, and no baseline.
  private static func isPlain(_ file: String) -> Bool {
    let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
    return !isHidden && !SpecFinder.isOfBaselines(file)
      && (file.hasSuffix(".layout") || file.lowercased().hasSuffix(".png"))
  }
}
