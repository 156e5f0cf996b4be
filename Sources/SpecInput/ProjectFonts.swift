internal import HostSystem
internal import LayoutSpec

/// The fonts that the project of a spec names.
package struct ProjectFonts: Sendable {
  /// From the root of the file system; none where those of the system are meant.
  package let paths: [String]
  /// From the folder of the spec.
  private let names: [String]
  /// A spec of the project.
  package let spec: SpecSource

  /// - Parameter paths: From the folder of the spec.
  package init(_ paths: [String], of spec: SpecSource, in surroundings: RunEnvironment) {
    // From every folder of a project its fonts are the same.
    self.paths = paths.map { Files.direct(surroundings.absolute(spec.folder + $0)) }
    names = paths
    self.spec = spec
  }

  /// What the project says of fonts in another way than one did, for its specs or a copy of them:
  /// `none → Inter.ttf`.
  package func change(since old: ProjectFonts) -> String? {
    guard paths != old.paths else { return nil }
    return Self.change(from: old.names, to: names)
  }

  /// - Parameters: What specs in one folder have for fonts.
  package static func change(from old: [String], to new: [String]) -> String? {
    guard old != new else { return nil }
    return [old, new].map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
      .joined(separator: " → ")
  }
}

extension OpenedSpec {
  package func fonts(in surroundings: RunEnvironment) -> ProjectFonts {
    ProjectFonts(spec.file?.fonts ?? [], of: source, in: surroundings)
  }
}

/// The fonts of projects, known before their specs are read; each folder is looked at once.
package struct FolderFonts {
  private let surroundings: RunEnvironment
  private var known: [String: [String]] = [:]

  package init(in surroundings: RunEnvironment) {
    self.surroundings = surroundings
  }

  package mutating func fonts(of source: SpecSource) -> ProjectFonts {
    ProjectFonts(paths(of: source), of: source, in: surroundings)
  }

  private mutating func paths(of source: SpecSource) -> [String] {
    guard let path = source.path, surroundings.code(at: path) == nil else { return [] }
    if let paths = known[source.folder] { return paths }
    let folder = SpecFolder(of: path)
    let paths = folder.shared.map { SpecFile.fonts(shared: $0, readFile: folder.read) } ?? []
    known[source.folder] = paths
    return paths
  }
}
