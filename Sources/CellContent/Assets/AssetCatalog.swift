internal import Basics

/// The sets of an asset catalog, by their kinds and names.
package struct AssetCatalog: Sendable {
  /// The paths of all sets by the names of their folders.
  private let sets: [String: [String]]
  /// The names of the files in each folder.
  private let files: [String: [String]]

  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - subpaths: The relative paths of all files and folders in it.
  package init(_ path: String, subpaths: [String]) {
    let all = subpaths.sorted().map { "\(path)/\($0)" }
    let parts = all.map { path in
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      return (folder: String(path[..<slash]), name: String(path[slash...].dropFirst()))
    }
    files = Dictionary(grouping: parts, by: \.folder).mapValues { $0.map(\.name) }
    sets = Dictionary(grouping: zip(all, parts), by: \.1.name).mapValues { $0.map(\.0) }
  }

  /// The paths of the sets with a kind, such as `colorset`, and a name. Several folders of a catalog may
  /// have one; `Icons/Cart` is that of a folder.
  package func paths(_ kind: String, of name: String) -> [String] {
    let found = sets["\(name.split(separator: "/").last ?? "").\(kind)"] ?? []
    let own = found.filter { $0.hasSuffix("/\(name).\(kind)") }
    return own.isEmpty ? found : own
  }

  /// The paths of the sets that a picture may be in.
  package func pictures(_ name: String) -> [String] {
    paths("imageset", of: name) + paths("symbolset", of: name)
  }

  package func names(_ kind: String) -> [String] {
    sets.keys.filter { $0.hasSuffix("." + kind) }.map { String($0.dropLast(kind.count + 1)) }
      .sorted()
  }

  /// The names of the files in a set.
  package func files(in set: String) -> [String] { files[set] ?? [] }
}
