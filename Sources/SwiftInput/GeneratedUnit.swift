internal import CodeSalvage
internal import SpecDiagnostics

/// What is generated for a compiled unit.
struct GeneratedUnit {
  var files: [GeneratedMainFile] = []
  /// The messages about functions that are not drawn, or with which arguments.
  var notes = ""
  /// The names of controllers that cannot be created, or only with arguments that Flatplan chose, and that no app in the module shows.
  var unmade: Set<String> = []
  /// Why nothing can be drawn.
  var refusal: Failure?
}

extension SwiftBuild {
  /// Generates a file for each source file of a unit.
  func generated(
    for compiled: CompiledUnit, _ module: String, first: Int
  ) throws(Failure) -> GeneratedUnit {
    let (unit, sources) = (compiled.unit, compiled.sources)
    var comments: [String: Comments] = [:]
    for file in unit.files where !file.isTaken {
      comments[file.base] = try Comments(file, checkingRequest: checkingRequest)
    }
    let (symbols, names) = (try symbols(of: module), InterfaceNames(besideCodeAt: unit.path))
    let previews = zip(unit.files.map(\.base), sources.map(\.previews))
    let finder = EntryFinder(
      symbols, module: module, files: unit.files,
      previews: Dictionary(previews) { first, _ in first }, comments: comments,
      scenes: names.controllers, stoppedDelegates: compiled.stoppedDelegates)
    let entries = finder.entries(drawing: { comments[$0.file]?.skips($0.line) == false })
    let registrations = Registrations(
      compiled, finder, OutletFinder(symbols, module: module), names)
    var skipped = entries.filter { $0.obstacle != nil && !finder.taken.contains($0.file) }
    var generated = GeneratedUnit()
    for file in unit.files where !file.isTaken {
      guard let comments = comments[file.base] else { continue }
      skipped.removeAll { $0.file == file.base && comments.skips($0.line) }
      let lines = entries.filter {
        $0.file == file.base && $0.obstacle == nil && !comments.skips($0.line)
      }
      let isFirst = generated.files.isEmpty
      generated.files.append(
        GeneratedMainFile(
          number: first + generated.files.count,
          lines: lines.map { GeneratedMain.Line($0.withoutPastedClass, comments) },
          outlets: registrations.lines(of: file.base, isFirst: isFirst), file: file,
          place: unit.place(of: file), module: module))
    }
    GeneratedMainFile.removeMembers(&generated.files)
    generated.unmade = EntryFinder.unmade(entries, taken: finder.taken)
    let shown = generated.files.flatMap(\.lines).reduce(into: Set()) {
      $0.formUnion($1.entry.shows)
    }
    skipped.removeAll { shown.contains($0.owner ?? "") }
    describe(&generated, of: compiled, skipped)
    return generated
  }

  /// Adds the messages about functions that cannot be drawn.
  private func describe(
    _ generated: inout GeneratedUnit, of compiled: CompiledUnit, _ skipped: [EntryPoint]
  ) {
    let unit = compiled.unit
    let hasAny = generated.files.contains { file in
      file.lines.contains { !compiled.isStopped($0.entry) }
    }
    if !hasAny, let refusal = compiled.refusal {
      generated.refusal = refusal
      return
    }
    // Functions that return a section and take arguments are usually helpers of a layout. They are not
    // reported if anything is drawn.
    let skipped = hasAny ? skipped.filter { !$0.product.isSection } : skipped
    let notes = skipped.map { entry in
      let name = unit.files.first { $0.base == entry.file }?.name ?? entry.file
      let advice = hasAny ? entry.advice : nil
      return "\(name):\(entry.line): note: \(entry.name) is not drawn: \(entry.obstacle ?? "")\n"
        + (advice.map {
          "\(name):\(entry.line): note: to draw \(entry.name), write '\($0)' above it\n"
        } ?? "")
    }
    guard hasAny else {
      let advice = skipped.lazy.compactMap { entry in entry.advice.map { (entry.name, $0) } }.first
      generated.refusal = .badSpec(
        message: """
          \(notes.joined())error: \(unit.name) has nothing to draw: no view controller with a \
          collection view, and no function without arguments that returns a UICollectionViewLayout, \
          an NSCollectionLayoutSection or a UICollectionView\
          \(advice.map { "; to draw \($0.0), write '\($0.1)' above it" } ?? "")
          """)
      return
    }
    generated.notes = (Self.chosenArguments(of: generated.files) + notes).joined()
  }

  /// The messages about the arguments that Flatplan chose for functions.
  private static func chosenArguments(of files: [GeneratedMainFile]) -> [String] {
    files.flatMap { file in
      file.lines.map(\.entry).filter { !$0.chosenArguments.isEmpty }.map { entry in
        "\(file.file.name):\(entry.line): note: \(entry.name) is drawn with "
          + "\(entry.chosenArguments.joined(separator: ", ")); to choose others, write "
          + "'\(entry.advice ?? "")' above it\n"
      }
    }
  }
}
