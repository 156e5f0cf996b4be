internal import CodeSalvage

/// A generated file and its entry points.
struct GeneratedMainFile {
  var number: Int
  var lines: [GeneratedMain.Line]
  /// The generated lines for outlets, custom classes, and methods that selectors name.
  var outlets: [String]
  var file: SwiftUnit.File
  /// The path of the source file inside of the drawn folder.
  var place: String?
  var module: String

  var name: String { "Generated\(number).swift" }
  var text: String {
    GeneratedMain.file(
      number: number, lines, outlets: outlets, of: file, in: place, module: module)
  }

  /// Removes the members of controllers that are drawn themselves, unless a directive sets their item
  /// counts. Those of controllers that only an app can show are drawn if it does not show them.
  static func removeMembers(_ files: inout [GeneratedMainFile]) {
    let lines = files.flatMap(\.lines)
    let entries = lines.map(\.entry)
    let controllers = entries.filter { $0.product != .root }
      .reduce(into: Set()) { $0.formUnion($1.shows) }
    let roots = lines.filter { $0.entry.product == .root }
    guard !controllers.isEmpty || !roots.isEmpty else { return }
    for index in files.indices {
      files[index].lines.removeAll { line in
        line.items == nil && !controllers.isEmpty
          && (controllers.contains(line.entry.owner ?? "") || line.entry.isOfView)
      }
      for place in files[index].lines.indices {
        let line = files[index].lines[place]
        guard line.items == nil, line.entry.product != .root else { continue }
        let replaced = roots.filter {
          line.entry.isOfView || $0.entry.shows.contains(line.entry.owner ?? "")
        }
        files[index].lines[place].replaced = replaced.map(\.shownName)
      }
    }
  }
}
