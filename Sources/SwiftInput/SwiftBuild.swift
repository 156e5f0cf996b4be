internal import Foundation
internal import HostSystem
internal import SpecInput

/// Builds a program from units: compiles them, reads their symbol graphs, generates the code that
/// passes their functions to the runner, and links the program.
struct SwiftBuild: Sendable {
  var units: [SwiftUnit]
  var toolchain: Toolchain
  var library: RunnerLibrary
  var surroundings: RunEnvironment
  /// The output folder. The program is the file `program` in it.
  var folder: String

  /// The time limit of the compiler, in seconds.
  private static let timeLimit = 300.0

  /// A unit that does not compile or has nothing to draw.
  struct Refusal: Sendable {
    /// The path of the unit.
    var path: String
    /// The errors of the compiler, or why there is nothing to draw.
    var words: String
  }

  /// Builds the program from all units that compile and can be drawn. Builds nothing if there are
  /// none.
  ///
  /// - Returns: The other units. The program reports them.
  func run() throws(Failure) -> [Refusal] {
    var generated: [GeneratedMainFile] = []
    var places: [GeneratedMain.Place] = []
    var objects: [String] = []
    var refusals: [Refusal] = []
    for (unit, module) in zip(units, modules) {
      do throws(Failure) {
        let compiled = try compile(unit, as: module)
        noteStandIns(of: compiled.unit)
        try recordStandIns(of: compiled.unit)
        let first = generated.count
        generated += try generatedFiles(of: compiled, module, first: first)
        objects.append(compiled.object)
        note(compiled.notes.map { $0 + "\n" }.joined())
        places.append(
          GeneratedMain.Place(
            path: unit.path, group: unit.group, files: first..<generated.count,
            taken: takenPaths(of: compiled.unit)))
      } catch .badSpec(let words) {
        refusals.append(Refusal(path: unit.path, words: words))
      }
    }
    guard !places.isEmpty else { return refusals }
    try write(GeneratedMain.main(places, refusals), to: "Main.swift")
    try link(generated, objects)
    return refusals
  }

  /// A unique module name for each unit.
  private var modules: [String] {
    units.enumerated().map { index, unit in
      let isTaken = units[..<index].contains { $0.module == unit.module }
      return isTaken ? "\(unit.module)_\(index)" : unit.module
    }
  }

  // MARK: The user's code

  /// Compiles a unit and prints the warnings of the compiler. Leaves out what does not compile, unless
  /// the user wants all errors.
  private func compile(_ unit: SwiftUnit, as module: String) throws(Failure) -> CompiledUnit {
    let sources = unit.files.map { CompiledSource($0.bytes) }
    let attempt = try attempt(unit, sources, as: module)
    guard !attempt.isDone else {
      surroundings.words(CompilerHints.withoutInternalWarnings(attempt.log))
      return CompiledUnit(unit: unit, sources: sources, object: attempt.object)
    }
    let failure = attempt.failure(of: unit)
    guard case .badSpec(let words) = failure, surroundings.leavesHoles else { throw failure }
    surroundings.detail(words + "\n")
    return try Salvage(self, unit, sources, module).run(after: attempt)
  }

  /// A call of the compiler.
  struct Attempt {
    var ending: ChildProcess.Ending
    /// The output, with the lines of the user's files.
    var log: String
    var object: String

    var isDone: Bool { ending == .exit(0) }

    func failure(of unit: SwiftUnit) -> Failure {
      let words = ([CompilerOutput(log).shown] + CompilerHints.notes(for: log))
        .joined(separator: "\n")
      return log.isEmpty || ending != .exit(1)
        ? .environment("the compiler stopped unexpectedly on \(unit.name)\n\(words)")
        : .badSpec(message: words)
    }
  }

  func attempt(
    _ unit: SwiftUnit, _ sources: [CompiledSource], as module: String
  ) throws(Failure) -> Attempt {
    let object = "\(folder)/\(module).o"
    let sources = ExtensionOverrides.rewritten(OptionalRequirements.rewritten(sources))
    try compileStandIns(of: unit)
    let outcome = try swiftc(
      [
        "-c", "-wmo", "-Onone", "-gline-tables-only", "-parse-as-library", "-swift-version",
        unit.languageMode,
        "-module-name", module, "-enable-testing", "-enable-private-imports", "-emit-module",
        "-emit-module-path", "\(folder)/\(module).swiftmodule", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", "\(folder)/symbols-\(module)",
        "-symbol-graph-minimum-access-level", "private", "-I", library.modules, "-o", object,
        surroundings.isColorful ? "-color-diagnostics" : "-no-color-diagnostics",
      ] + imports(of: unit, sources) + standInImports(of: unit)
        + (try overlay(of: unit, sources, module)) + unit.files.map { path(of: $0, module) })
    var log = String(decoding: outcome.errors, as: UTF8.self)
    for file in unit.files where file.alias != nil {
      log.replace(path(of: file, module), with: file.printedName)
    }
    log = QuotedLines(unit.files, readAs: sources).restored(in: log)
    return Attempt(ending: outcome.ending, log: log, object: object)
  }

  /// The path of a source file for the compiler.
  private func path(of file: SwiftUnit.File, _ module: String) -> String {
    if let alias = file.alias { return "\(folder)/\(module)-same/\(alias)" }
    return file.name.hasPrefix("-") ? surroundings.absolute(file.name) : file.name
  }

  /// Compiler arguments for implicit imports: UIKit if a file uses it without importing it, and the
  /// networking module that is part of Foundation on Apple's platforms.
  private func imports(of unit: SwiftUnit, _ sources: [CompiledSource]) -> [String] {
    var modules = sources.contains(where: \.usesScreens) ? ["FlatplanScreens"] : []
    let without = unit.files.filter { file in
      !file.text.contains("import UIKit")
        && SwiftUnit.File.namesOfUIKit.contains { file.text.contains($0) }
    }
    if !without.isEmpty { modules.append("UIKit") }
    for file in without {
      surroundings.words("\(file.name): note: 'import UIKit' is missing and was added\n")
    }
    #if canImport(FoundationNetworking)
      if unit.files.contains(where: { $0.text.contains("URLSession") || $0.text.contains("URLRe") })
      {
        modules.append("FoundationNetworking")
      }
    #endif
    return modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// Compiler arguments for an overlay that replaces the unit's files by their preprocessed sources.
  private func overlay(
    of unit: SwiftUnit, _ sources: [CompiledSource], _ module: String
  ) throws(Failure) -> [String] {
    var overlay = SourceOverlay()
    for (index, (file, source)) in zip(unit.files, sources).enumerated() {
      if let line = source.curlyLine {
        surroundings.words(
          "\(file.name):\(line): warning: curly quotes are treated as straight quotes\n")
      }
      if let alias = file.alias {
        let path = "\(folder)/\(module)-same/\(alias)"
        try Files.makeFolder(Files.split(path).folder, for: file.name)
        try Files.replace(path, with: source.bytes, named: file.name)
        continue
      }
      guard source.bytes != file.bytes else { continue }
      let copy = "\(module)-\(index).swift"
      try write(source.bytes, to: copy)
      let path = surroundings.absolute(file.name)
      for name in Set([path, Files.direct(path)]) {
        overlay.roots.append(.init(name: name, contents: "\(folder)/\(copy)"))
      }
    }
    guard !overlay.roots.isEmpty else { return [] }
    let name = "\(module)-overlay.yaml"
    try write(overlay.bytes, to: name)
    return ["-vfsoverlay", "\(folder)/\(name)"]
  }

  /// Generates a file for each source file of a unit. Reports functions that cannot be drawn.
  private func generatedFiles(
    of compiled: CompiledUnit, _ module: String, first: Int
  ) throws(Failure) -> [GeneratedMainFile] {
    let (unit, sources) = (compiled.unit, compiled.sources)
    let previews = zip(unit.files.map(\.base), sources.map(\.previews))
    var comments: [String: Comments] = [:]
    for file in unit.files where !file.isTaken { comments[file.base] = try Comments(file) }
    let (symbols, names) = (try symbols(of: module), InterfaceNames(besideCodeAt: unit.path))
    let entries = EntryFinder(
      symbols, module: module, files: unit.files,
      previews: Dictionary(previews) { first, _ in first }, comments: comments,
      scenes: names.controllers
    ).entries(drawing: { comments[$0.file]?.skips($0.line) == false })
    let outlets = OutletFinder(symbols, module: module)
    let taken = Set(unit.files.filter(\.isTaken).map(\.base))
    var skipped = entries.filter { $0.obstacle != nil && !taken.contains($0.file) }
    var files: [GeneratedMainFile] = []
    for (file, source) in zip(unit.files, sources) where !file.isTaken {
      guard let comments = comments[file.base] else { continue }
      skipped.removeAll { $0.file == file.base && comments.skips($0.line) }
      let lines = entries.filter {
        $0.file == file.base && $0.obstacle == nil && !comments.skips($0.line)
      }
      files.append(
        GeneratedMainFile(
          number: first + files.count,
          lines: lines.map { GeneratedMain.Line(PastedCode.named($0), comments) },
          outlets: outlets.lines(
            of: file.base, outlets: source.outlets, classes: names.classes),
          file: file,
          place: unit.place(of: file), module: module))
    }
    Self.removeMembers(&files)
    let shown = files.flatMap(\.lines).reduce(into: Set()) { $0.formUnion($1.entry.shows) }
    skipped.removeAll { shown.contains($0.owner ?? "") }
    let hasAny = files.contains { file in
      file.lines.contains { !compiled.isStopped($0.entry) }
    }
    if !hasAny, let refusal = compiled.refusal { throw refusal }
    // Functions that return a section and take arguments are usually helpers of a layout. They are not
    // reported if anything is drawn.
    if hasAny { skipped.removeAll { $0.product.isSection } }
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
      throw .badSpec(
        message: """
          \(notes.joined())error: \(unit.name) has nothing to draw: no view controller with a \
          collection view, and no function without arguments that returns a UICollectionViewLayout, \
          an NSCollectionLayoutSection or a UICollectionView\
          \(advice.map { "; to draw \($0.0), write '\($0.1)' above it" } ?? "")
          """)
    }
    reportChosenArguments(of: files)
    note(notes.joined())
    return files
  }

  /// Reports the arguments that Flatplan chose for functions.
  private func reportChosenArguments(of files: [GeneratedMainFile]) {
    for file in files {
      for entry in file.lines.map(\.entry) where !entry.chosenArguments.isEmpty {
        note(
          "\(file.file.name):\(entry.line): note: \(entry.name) is drawn with "
            + "\(entry.chosenArguments.joined(separator: ", ")); to choose others, write "
            + "'\(entry.advice ?? "")' above it\n")
      }
    }
  }

  /// Removes the members of controllers that are drawn themselves, unless a directive sets their item
  /// counts.
  private static func removeMembers(_ files: inout [GeneratedMainFile]) {
    let entries = files.flatMap(\.lines).map(\.entry)
    let controllers = entries.reduce(into: Set()) { $0.formUnion($1.shows) }
    guard !controllers.isEmpty else { return }
    for index in files.indices {
      files[index].lines.removeAll { line in
        line.items == nil
          && (controllers.contains(line.entry.owner ?? "") || line.entry.isOfView)
      }
    }
  }

  private func symbols(of module: String) throws(Failure) -> SymbolGraph {
    let place = "\(folder)/symbols-\(module)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    var graphs: [SymbolGraph] = []
    for name in names.sorted() {
      let bytes = try Files.read("\(place)/\(name)", named: name)
      do {
        graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: Data(bytes)))
      } catch {
        throw .environment("the symbol graph of \(module) cannot be read: \(error)")
      }
    }
    return SymbolGraph(merging: graphs)
  }

  // MARK: The program

  /// A generated file and its entry points.
  private struct GeneratedMainFile {
    var number: Int
    var lines: [GeneratedMain.Line]
    /// The generated lines for outlets and custom classes.
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
  }

  /// Compiles the generated files and links the program. Entry points that do not compile, for example
  /// because a class has no `init()`, are reported and removed.
  private func link(_ files: [GeneratedMainFile], _ objects: [String]) throws(Failure) {
    var files = files
    for file in files { try write(file.text, to: file.name) }
    var outcome = try link(files.map(\.name), objects)
    while outcome.ending != .exit(0) {
      let log = String(decoding: outcome.errors, as: UTF8.self)
      // The compiler may stop at the first file that it finds errors in.
      guard try removeEntries(&files, rejectedIn: log) else { break }
      outcome = try link(files.map(\.name), objects)
    }
    guard outcome.ending == .exit(0) else {
      throw .environment(
        "the program cannot be linked:\n"
          + String(decoding: outcome.errors, as: UTF8.self).trimmingNewlines)
    }
  }

  /// Removes the entry points that the compiler rejected and returns whether there were any.
  private func removeEntries(
    _ files: inout [GeneratedMainFile], rejectedIn log: String
  ) throws(Failure) -> Bool {
    var hasRemoved = false
    for index in files.indices {
      let rejected = Set(Self.lines(of: files[index].name, in: log)).sorted(by: >)
      // Outlets come after the entry points, so they are removed first.
      let firstOutlet = GeneratedMain.firstOutlet(after: files[index].lines.count)
      for line in rejected where files[index].outlets.indices.contains(line - firstOutlet) {
        files[index].outlets.remove(at: line - firstOutlet)
        hasRemoved = true
      }
      for line in rejected where files[index].lines.indices.contains(line - GeneratedMain.firstLine)
      {
        let entry = files[index].lines.remove(at: line - GeneratedMain.firstLine).entry
        hasRemoved = true
        note(
          "\(files[index].file.name):\(entry.line): note: \(entry.name) is not drawn: "
            + "it cannot be called without arguments\n")
      }
      try write(files[index].text, to: files[index].name)
    }
    return hasRemoved
  }

  private func link(
    _ files: [String], _ objects: [String]
  ) throws(Failure) -> ChildProcess.Outcome {
    try swiftc(
      [
        "-parse-as-library", "-Onone", "-suppress-warnings", "-no-color-diagnostics",
        "-diagnostic-style", "llvm", "-swift-version", "5", "-module-name", "FlatplanProgram",
        "-I", folder, "-I", standInFolder, "-I", library.modules, "-L", library.folder,
        "-l\(RunnerLibrary.product)", "-Xlinker", "-rpath", "-Xlinker", library.folder,
        "-o", "\(folder)/program", "\(folder)/Main.swift",
      ] + files.map { "\(folder)/\($0)" } + objects + standInObjects)
  }

  /// The numbers of the lines of a file for which the compiler reported errors.
  private static func lines(of name: String, in log: String) -> [Int] {
    log.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "/\(name):"), line.contains(": error: ") else { return nil }
      return Int(line[range.upperBound...].prefix { $0.isNumber })
    }
  }

  func swiftc(_ arguments: [String]) throws(Failure) -> ChildProcess.Outcome {
    let outcome = try ChildProcess(
      path: toolchain.compiler, arguments: arguments, folder: surroundings.folder,
      limit: Self.timeLimit
    ).run()
    guard outcome.ending != .overdue else {
      throw .environment("the compiler did not finish within \(Int(Self.timeLimit)) seconds")
    }
    return outcome
  }

  private func write(_ text: String, to name: String) throws(Failure) {
    try write(Array(text.utf8), to: name)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    try Files.replace("\(folder)/\(name)", with: bytes, named: name)
  }
}
