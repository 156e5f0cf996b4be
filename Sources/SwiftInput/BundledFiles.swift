internal import CodeSalvage
internal import Foundation
internal import HostSystem

/// The resources next to a user's code, made available to the compiled program in `Bundle.main`: data
/// files, localized strings, images and fonts.
///
/// As in an app bundle, they are all in one folder: symbolic links in the folder of the program.
struct BundledFiles {
  private let units: [SwiftUnit]
  /// The folder of the program.
  private let folder: String

  /// The maximum number of linked files.
  private static let maximumFiles = 10_000

  init(of units: [SwiftUnit], besideProgram program: String) {
    self.units = units
    folder = Files.split(program).folder
  }

  /// Creates the links and the tables, and removes outdated ones. If two files have the same name, the
  /// first is used.
  func link() {
    let links = links
    let tables = Self.tables(links)
    for name in CodeFolder.entries(of: folder) {
      let path = "\(folder)/\(name)"
      let isOutdated =
        Files.isLink(path)
        ? destination(of: name) != links[name]
        : name.hasSuffix(Self.tableSuffix) && tables[name] == nil
      if isOutdated { Files.remove(path) }
    }
    for (name, path) in links where destination(of: name) == nil {
      // Fails if the name exists: files of the program are not replaced, and another process may
      // have created the link already.
      Files.makeLink(at: "\(folder)/\(name)", to: path)
    }
    for (name, bytes) in tables {
      _ = try? Files.replace("\(folder)/\(name)", with: bytes, named: name)
    }
  }

  /// The strings of string catalogs as tables, unless a file of that name is linked.
  private static func tables(_ links: [String: String]) -> [String: [UInt8]] {
    var tables: [String: [UInt8]] = [:]
    for (name, path) in links where name.hasSuffix(StringCatalog.suffix) {
      guard let bytes = try? Files.readFile(path, named: name),
        let catalog = StringCatalog(bytes)
      else { continue }
      let table = String(name.dropLast(StringCatalog.suffix.count))
      tables[table + tableSuffix] = StringCatalog.table(catalog.texts)
      tables[table + StringCatalog.singularSuffix + tableSuffix] =
        StringCatalog.table(catalog.singulars)
    }
    return tables.filter { links[$0.key] == nil }
  }

  private func destination(of name: String) -> String? {
    Files.target(ofLink: "\(folder)/\(name)")
  }

  /// The paths of the resources, keyed by their names in the bundle.
  private var links: [String: String] {
    var paths: [String: String] = [:]
    for folder in units.lazy.flatMap({ CodeFolder.folders(ofCodeAt: $0.path) })
    where !folder.hasSuffix(Self.languageSuffix) {
      let confinement = Confinement(projectOf: folder)
      for name in CodeFolder.entries(of: folder)
      where Self.isBundled(name, in: folder) && confinement.allows("\(folder)/\(name)", for: .read)
      {
        guard paths.count < Self.maximumFiles else { return paths }
        if paths[name] == nil { paths[name] = "\(folder)/\(name)" }
      }
    }
    return paths
  }

  /// Whether an entry is a resource: a file that is not code, or a folder of localized files.
  private static func isBundled(_ name: String, in folder: String) -> Bool {
    guard !name.hasPrefix("."), !name.hasSuffix(".swift") else { return false }
    return name.hasSuffix(languageSuffix) || !Files.isFolder("\(folder)/\(name)")
  }

  private static let languageSuffix = ".lproj"
  private static let tableSuffix = ".strings"
}
