internal import Basics
package import HostSystem
package import SpecDiagnostics

/// A folder whose files are compared with those of another folder.
///
/// Baselines are skipped, as in every search for specs: `verify` compares them with the specs
/// beside them. They are included only if the folder itself is a baseline folder.
package struct ComparedFolder {
  /// The path as the user wrote it, without a trailing slash.
  package let name: String
  /// The specs, layouts and pictures in the folder, by relative path.
  package let files: Set<String>
  /// Visible pictures in formats that cannot be compared, with the formats, by relative path.
  package let otherPictures: [String: String]
  /// The git revision to read; `nil` for the working tree.
  private let revision: String?
  /// Where the files must be.
  private let confinement: Confinement?

  package init(_ name: String, in environment: RunEnvironment) {
    let name = name.withoutSlash
    let confinement =
      environment.trust.confinement(environment)
      ?? Confinement(projectOf: environment.absolute(name))
    let all = confinement.subpaths(of: environment.absolute(name))
    let specs = SpecFinder([name], in: environment).sources.map {
      name == "." ? $0.name : String($0.name.dropFirst(name.count + 1))
    }
    self.name = name
    self.confinement = confinement
    files = Set(all.filter(Self.isComparable) + specs)
    otherPictures = Self.otherPictures(all)
    revision = nil
  }

  /// Creates the folder as it is in a git revision.
  package init(_ name: String, revision: String, in environment: RunEnvironment) throws(Failure) {
    let git = GitFolder(environment.absolute(name))
    guard let all = git.files(in: revision) else {
      let reason = git.reasonForMissing(revision) ?? "git has no such folder"
      throw .cannotRead("\(revision):\(name)", reason)
    }
    let isOfBaselines = SpecFinder.isOfBaselines(name)
    let specs = all.filter { file in
      !isOfBaselines && SpecSource.mayBeSpec(file)
        && git.bytes(of: file, in: revision).map(SpecSource.hasSections) ?? false
    }
    self.name = name.withoutSlash
    confinement = nil
    files = Set(all.filter(Self.isComparable) + specs)
    otherPictures = Self.otherPictures(all)
    self.revision = revision
  }

  package func source(_ file: String, in environment: RunEnvironment) -> SpecSource {
    SpecSource(
      name: "\(name)/\(file)", path: environment.absolute("\(name)/\(file)"), in: confinement)
  }

  /// The description of the folder in messages: `HEAD:specs`.
  package var label: String { (revision.map { "\($0):" } ?? "") + name }

  /// Returns whether a file is a visible layout or picture that is not a baseline.
  private static func isComparable(_ file: String) -> Bool {
    isVisible(file) && (file.hasSuffix(".layout") || PictureFile.isComparable(file))
  }

  private static func isVisible(_ file: String) -> Bool {
    let isHidden = file.namesInPath.contains { $0.hasPrefix(".") }
    return !isHidden && !SpecFinder.isOfBaselines(file)
  }

  private static func otherPictures(_ files: [String]) -> [String: String] {
    var others: [String: String] = [:]
    for file in files where isVisible(file) { others[file] = PictureFile.otherFormat(file) }
    return others
  }
}
