internal import Foundation
internal import HostSystem

/// The files beside users' code, where the program that is made of it finds them in `Bundle.main`: data,
/// texts in languages, pictures and fonts, all in one place, as in the bundle of an app.
///
/// They are links in the folder that the program lies in.
struct BundledFiles {
  private let units: [SwiftUnit]
  /// Where the program lies.
  private let folder: String

  /// More than any app has.
  private static let mostFiles = 10_000

  init(of units: [SwiftUnit], besideProgram program: String) {
    self.units = units
    folder = Files.split(program).folder
  }

  /// Links what is there, and takes away what is no more. Of two files with one name the first counts.
  func link() {
    let wanted = wanted
    for name in CodeFolder.entries(of: folder) {
      let place = "\(folder)/\(name)"
      guard Files.isLink(place), destination(of: name) != wanted[name] else { continue }
      unlink(place)
    }
    for (name, path) in wanted where destination(of: name) == nil {
      // What the program is made of stays; another process may have been faster.
      symlink(path, "\(folder)/\(name)")
    }
  }

  private func destination(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
  }

  /// Paths by the names that they have in the bundle.
  private var wanted: [String: String] {
    var paths: [String: String] = [:]
    for folder in units.lazy.flatMap({ CodeFolder.folders(ofCodeAt: $0.path) })
    where !folder.hasSuffix(Self.languageSuffix) {
      for name in CodeFolder.entries(of: folder) where Self.isBundled(name, in: folder) {
        guard paths.count < Self.mostFiles else { return paths }
        if paths[name] == nil { paths[name] = "\(folder)/\(name)" }
      }
    }
    return paths
  }

  /// Files that are no code, and folders of a language.
  private static func isBundled(_ name: String, in folder: String) -> Bool {
    guard !name.hasPrefix("."), !name.hasSuffix(".swift") else { return false }
    return name.hasSuffix(languageSuffix) || !Files.isFolder("\(folder)/\(name)")
  }

  private static let languageSuffix = ".lproj"
}
