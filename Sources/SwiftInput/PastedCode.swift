internal import HostSystem

/// Code that was copied out of a class: methods with `static` or `self`, without the class around them.
enum PastedCode {
  private static let name = "FlatplanPasted"

  static func isName(_ name: String) -> Bool { name == self.name }

  /// The entry point without the name of the class that was put around it.
  static func named(_ entry: EntryPoint) -> EntryPoint {
    var entry = entry
    if entry.name == name {
      entry.name = String(entry.file.prefix { $0 != "." })
    } else if entry.name.hasPrefix(name + ".") {
      entry.name = String(entry.name.dropFirst(name.count + 1))
    }
    return entry
  }

  /// Puts a view controller around the functions and properties of a file.
  ///
  /// - Returns: `nil` if the file does not need it.
  static func wrapped(_ bytes: [UInt8], errors: [CompilerError]) -> [UInt8]? {
    let outline = SourceOutline(bytes)
    let needsSelf = errors.contains { error in
      error.message.contains("'super' cannot be used outside") || error.missingName == "self"
        || error.message.contains("any class")
    }
    let hasMembers = outline.declarations.contains { declaration in
      !declaration.modifiers.isDisjoint(with: memberModifiers)
        || ["init", "deinit", "subscript"].contains(declaration.keyword)
    }
    guard needsSelf || hasMembers else { return nil }
    var runs: [[Declaration]] = [[]]
    for declaration in outline.declarations {
      if declaration.isProperty
        || ["func", "init", "deinit", "subscript"].contains(declaration.keyword)
      {
        runs[runs.count - 1].append(declaration)
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    runs.removeAll(where: \.isEmpty)
    // Extensions have no stored properties.
    let stored = runs.map { run in run.count { $0.isProperty && $0.body == nil } }
    guard let main = stored.indices.max(by: { stored[$0] < stored[$1] }) else { return nil }
    var written = bytes
    for (index, run) in runs.enumerated().reversed() {
      guard let first = run.first, let last = run.last else { continue }
      let head = index == main ? "final class \(name): UIViewController { " : "extension \(name) { "
      written.insert(contentsOf: " }".utf8, at: last.range.upperBound)
      written.insert(contentsOf: head.utf8, at: first.range.lowerBound)
    }
    return written
  }

  private static let memberModifiers: Set = [
    "static", "class", "override", "lazy", "weak", "required", "convenience", "mutating",
  ]
}
