import HostSystem

/// A file of the command line, or one found in a folder of it.
package struct SpecSource: Hashable, Sendable {
  /// What the user calls it; what messages show.
  package var name: String
  /// From the root of the file system; `nil` is the standard input.
  package var path: String?

  package init(name: String, path: String? = nil) {
    self.name = name
    self.path = path
  }

  /// The folder that paths in the spec begin at, as the user would write it: empty, or with a slash
  /// at its end.
  package var folder: String {
    guard path != nil, let slash = name.lastIndex(of: "/") else { return "" }
    return String(name[...slash])
  }

  /// What the file is called, without its folder and its ending.
  package var stem: String {
    let file = Files.split(name).file
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Files by their paths from the spec's folder, from the root of the file system.
  package func files(_ names: some Sequence<String>) -> [String] {
    guard let path else { return [] }
    return names.map { Files.direct(Files.split(path).folder + "/" + $0) }
  }

  /// The spec on the standard input.
  package static let input = SpecSource(name: "stdin", path: nil)

  /// What the command line names: a file, or `-`.
  package static func named(_ file: String, in surroundings: RunEnvironment) -> SpecSource {
    file == "-" ? .input : SpecSource(name: file, path: surroundings.absolute(file))
  }
}
