internal import HostSystem

/// A unit after compiling it, with the files that it takes from its project and without its holes.
struct CompiledUnit: Sendable {
  var unit: SwiftUnit
  /// The files as they were compiled.
  var sources: [CompiledSource]
  /// The path of the object file.
  var object: String
  var holes: [Hole] = []
  /// The messages about taken files and holes, printed if anything is drawn.
  var notes: [String] = []

  /// Whether the body of an entry point is a hole.
  func isStopped(_ entry: EntryPoint) -> Bool {
    let name = entry.name.split(separator: ".").last.map(String.init)
    return holes.contains { hole in
      let isSame = unit.files.contains { $0.printedName == hole.file && $0.base == entry.file }
      return isSame && [.function, .property].contains(hole.kind) && hole.name == name
        && hole.lines.contains(entry.line)
    }
  }

  /// The maximum number of errors in a refusal.
  private static let maximumErrors = 10

  /// The error for a unit of which nothing can be drawn: one line for each cause, with what is left out
  /// for it.
  var refusal: Failure? {
    guard !holes.isEmpty else { return nil }
    var names: [(error: String, names: [String])] = []
    for hole in holes {
      let name =
        hole.name.isEmpty || hole.name == hole.owner || hole.owner == hole.file
          || PastedCode.isName(hole.owner)
        ? hole.name : "\(hole.owner).\(hole.name)"
      let index = names.firstIndex { $0.error == hole.cause.error }
      if let index {
        if !name.isEmpty, !names[index].names.contains(name) { names[index].names.append(name) }
      } else {
        names.append((hole.cause.error, name.isEmpty ? [] : [name]))
      }
    }
    let lines = names.prefix(Self.maximumErrors).map { error, names in
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
      return shown.isEmpty ? error : "\(error); not drawn without it: \(shown)"
    }
    let more = names.count - Self.maximumErrors
    let log = lines.joined(separator: "\n")
    let rest = more > 0 ? ["… and \(more) more errors"] : []
    return .badSpec(
      message: ([log] + rest + CompilerHints.notes(for: log) + [Self.advice])
        .joined(separator: "\n"))
  }

  private static let advice = """
    note: put the files that declare missing names into the folder or its project, or remove the code \
    that uses them; --no-holes shows all errors of the compiler
    """
}
