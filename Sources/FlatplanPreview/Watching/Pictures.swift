internal import Foundation

/// What came of rendering files.
struct Pictures: Sendable {
  var pictures: [Picture] = []
  /// What was said: errors, and what is doubtful.
  var words = ""
  /// Whether nothing went wrong.
  var isWhole = true

  struct Picture: Sendable {
    /// The path below the output folder, without its ending: `grid/390~dark`.
    var name: String
    var svg: [UInt8]
  }

  /// All SVGs below a folder, by name; numbers in names count as numbers.
  static func read(_ folder: String) -> [Picture] {
    let ending = ".svg"
    let all = FileManager.default.subpaths(atPath: folder) ?? []
    let names = all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    let sorted = names.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    return sorted.compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name + ending) else {
        return nil
      }
      return Picture(name: name, svg: [UInt8](data))
    }
  }
}
