internal import HostSystem

/// Gives types of one name that several files of a unit declare names of their own, as if each folder were
/// a module: the start and the end of a tutorial, for example.
package enum DuplicateTypes {
  private static let suffix = "_flatplan"

  /// A text without the names that types were given.
  package static func shown(_ text: String) -> String {
    text.contains(suffix) ? text.replacing(#/_flatplan[0-9]+/#, with: "") : text
  }

  /// Renames the types that the compiler rejected. In each file, a name means the nearest type. Returns
  /// whether there are any.
  @discardableResult static func separate(
    _ sources: inout [CompiledSource], of files: [SwiftUnit.File], _ errors: [CompilerError]
  ) -> Bool {
    let names = errors.filter { $0.message.hasPrefix("invalid redeclaration of '") }
      .compactMap(\.quoted.first)
    guard files.count > 1, !names.isEmpty else { return false }
    let outlines = sources.map { SourceOutline($0.bytes) }
    let folders = files.map { Files.split($0.name).folder.split(separator: "/") }
    var renamed: [[String: String]] = sources.map { _ in [:] }
    for name in Set(names) {
      let declaring = outlines.indices.filter { index in
        outlines[index].declarations.contains { type in
          type.name == name && type.isType && type.keyword != "extension" && !type.isPrivate
        }
      }
      guard declaring.count > 1 else { continue }
      for file in outlines.indices {
        let nearest = declaring.indices.min { one, other in
          distance(folders, declaring[one], file) < distance(folders, declaring[other], file)
        }
        guard let nearest, nearest > 0 else { continue }
        renamed[file][name] = "\(name)\(suffix)\(nearest + 1)"
      }
    }
    for (file, names) in renamed.enumerated() where !names.isEmpty {
      sources[file].apply(edits(of: outlines[file].code, names))
    }
    return renamed.contains { !$0.isEmpty }
  }

  private static func distance(
    _ folders: [[Substring]], _ one: Int, _ other: Int
  ) -> (Int, Int) {
    guard one != other else { return (-1, 0) }
    let common = zip(folders[one], folders[other]).prefix { $0 == $1 }.count
    return (folders[one].count + folders[other].count - 2 * common, one)
  }

  private static func edits(of code: SourceTokens, _ names: [String: String]) -> [SourceEdit] {
    code.tokens.indices.compactMap { index in
      guard code.isWord(at: index), !code.isSign(".", at: index - 1),
        let name = names[code.text(index)]
      else { return nil }
      return SourceEdit(range: code.tokens[index].range, text: name)
    }
  }
}
