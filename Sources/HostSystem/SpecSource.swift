package import SpecDiagnostics

/// The source of a spec: a file named on the command line, or found in a folder named there.
package struct SpecSource: Hashable, Sendable {
  /// The name in messages: the path as the user wrote it.
  package var name: String
  /// The absolute path; `nil` for the standard input.
  package var path: String?
  /// Where the file must be if it was found in a folder; `nil` if the user named it.
  package var confinement: Confinement?

  package init(name: String, path: String? = nil, in confinement: Confinement? = nil) {
    self.name = name
    self.path = path
    self.confinement = confinement
  }

  /// Reads the file; `nil` for the standard input.
  package func bytes() throws(Failure) -> [UInt8]? {
    guard let path else { return nil }
    return try Files.read(path, named: name, in: confinement)
  }

  /// Replaces the file. A link stays, and its target is replaced.
  @discardableResult
  package func replace(with bytes: [UInt8]) throws(Failure) -> FileChange {
    guard let path else { return .unchanged }
    guard let confinement else {
      return try Files.replace(Files.resolved(path), with: bytes, named: name)
    }
    return try confinement.replace(path, with: bytes, named: name, keepsLink: true)
  }

  /// The folder to which paths in the spec are relative, as the user would write it: empty, or with
  /// a trailing slash.
  package var folder: String {
    guard path != nil, let slash = name.lastIndex(of: "/") else { return "" }
    return String(name[...slash])
  }

  /// The file name without its folder and extension.
  package var stem: String {
    let file = Files.split(name).file
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Returns the absolute paths of files given relative to the spec's folder.
  package func files(_ names: some Sequence<String>) -> [String] {
    guard let path else { return [] }
    return names.map { Files.direct(Files.split(path).folder + "/" + $0) }
  }

  /// The standard input.
  package static let input = SpecSource(name: "stdin", path: nil)

  /// Returns the source named on a command line: a file, or `-` for the standard input.
  package static func named(_ file: String, in environment: RunEnvironment) -> SpecSource {
    file == "-"
      ? .input
      : SpecSource(
        name: file, path: environment.absolute(file), in: environment.trust.confinement(environment)
      )
  }
}
