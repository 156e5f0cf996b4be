internal import CodeSalvage
internal import SpecDiagnostics

extension CompiledUnit {
  /// The names of delegates of which a function that starts the app is a hole.
  var stoppedDelegates: Set<String> {
    Set(
      holes.filter { hole in
        hole.kind == .function && ["scene", "application"].contains(hole.name)
      }.map(\.owner))
  }

  /// Whether the body of an entry point is a hole.
  func isStopped(_ entry: EntryPoint) -> Bool {
    let name = entry.name.split(separator: ".").last.map(String.init)
    return holes.contains { hole in
      let isSame = unit.files.contains { $0.printedName == hole.file && $0.base == entry.file }
      return isSame && [.function, .property].contains(hole.kind) && hole.name == name
        && hole.lines.contains(entry.line)
    }
  }

  /// The error for a unit of which nothing can be drawn, in one line: the first cause, what is left out
  /// for it, and what to do.
  var refusal: Failure? { Self.refusal(for: holes) }

  static func refusal(for holes: [Hole]) -> Failure? {
    guard let cause = holes.first?.cause else { return nil }
    var names: [String] = []
    for hole in holes where hole.cause.error == cause.error {
      let name = name(of: hole)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    let more = Set(holes.map(\.cause.error)).count - 1
    let hint = CompilerHints.notes(for: cause.error).first.map { $0.split(separator: "\n")[0] }
    var message = cause.error
    if !names.isEmpty {
      message += "; not drawn without it: \(names.prefix(3).joined(separator: ", "))"
      if names.count > 3 { message += ", …" }
    }
    message += "; " + (hint.map { String($0.trimmingPrefix("note: ")) } ?? advice)
    let noun = more == 1 ? "cause" : "causes"
    message += more > 0 ? " (and \(more) more \(noun); --verbose prints the compiler's errors)" : ""
    return .badSpec(message: message)
  }

  private static func name(of hole: Hole) -> String {
    let isWhole =
      hole.name.isEmpty || hole.name == hole.owner || hole.owner == hole.file
      || hole.owner == PastedCode.name
    return isWhole ? hole.name : "\(hole.owner).\(hole.name)"
  }

  private static let advice =
    "put the files that declare missing names into the folder or its project, or remove the code "
    + "that uses them"
}
