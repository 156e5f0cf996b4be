package import HostSystem
internal import LayoutSpec

/// The fonts that a spec's project lists.
package struct ProjectFonts: Sendable {
  /// The absolute paths of the fonts; empty to use the system's fonts.
  package let paths: [String]
  /// The paths relative to the spec's folder.
  private let names: [String]
  package let spec: SpecSource

  /// - Parameter paths: The paths relative to the spec's folder.
  package init(_ paths: [String], of spec: SpecSource, in environment: RunEnvironment) {
    // Absolute paths, so that the fonts are equal for all folders of a project.
    self.paths = paths.map { Files.direct(environment.absolute(spec.folder + $0)) }
    names = paths
    self.spec = spec
  }

  /// Returns how the fonts differ from an older state of the project: `none → Inter.ttf`. Returns
  /// `nil` if they are equal.
  package func change(since old: ProjectFonts) -> String? {
    guard paths != old.paths else { return nil }
    return Self.change(from: old.names, to: names)
  }

  /// - Parameters: The fonts, relative to the same folder.
  package static func change(from old: [String], to new: [String]) -> String? {
    guard old != new else { return nil }
    return [old, new].map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
      .joined(separator: " → ")
  }
}

extension OpenedSpec {
  package func fonts(in environment: RunEnvironment) -> ProjectFonts {
    ProjectFonts(content.file?.fonts ?? [], of: source, in: environment)
  }
}

/// The fonts of projects, found before their specs are read; cached per folder.
package struct FolderFonts {
  private let environment: RunEnvironment
  private var known: [String: [String]] = [:]

  package init(in environment: RunEnvironment) {
    self.environment = environment
  }

  package mutating func fonts(of source: SpecSource) -> ProjectFonts {
    ProjectFonts(paths(of: source), of: source, in: environment)
  }

  private mutating func paths(of source: SpecSource) -> [String] {
    guard let path = source.path, environment.code(at: path) == nil else { return [] }
    if let paths = known[source.folder] { return paths }
    let folder = SpecFolder(of: path)
    let paths = folder.shared.map { SpecFile.fonts(shared: $0, readFile: folder.read) } ?? []
    known[source.folder] = paths
    return paths
  }
}
