internal import Foundation
internal import HostSystem

/// The results of rendering files for the page.
struct Pictures: Sendable {
  var pictures: [Picture] = []
  /// The messages: errors and warnings.
  var words = ""
  /// Whether rendering succeeded.
  var isWhole = true

  struct Picture: Sendable {
    /// The path below the output folder, without the extension: `grid/390~dark`.
    var name: String
    var svg: [UInt8]
  }

  /// Reads all SVGs below a folder, sorted by name with numbers compared by value.
  static func read(_ folder: String) -> [Picture] {
    let ending = ".svg"
    let confinement = Confinement(to: folder)
    let all = confinement.subpaths(of: folder)
    let names = all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    let sorted = names.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    return sorted.compactMap { name in
      let bytes = try? confinement.read(folder + "/" + name + ending, named: name)
      return bytes.map { Picture(name: name, svg: $0) }
    }
  }
}
