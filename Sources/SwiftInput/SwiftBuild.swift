internal import Basics
internal import CodeSalvage
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// Builds a program from units: compiles them, reads their symbol graphs, generates the code that
/// passes their functions to the runner, and links the program.
struct SwiftBuild: Sendable {
  var units: [SwiftUnit]
  var toolchain: Toolchain
  var library: RunnerLibrary
  var environment: RunEnvironment
  /// The output folder. The program is the file `program` in it.
  var folder: String
  var checkingRequest: RequestCheck

  /// The time limit of the compiler, in seconds.
  private static let timeLimit = 300.0

  /// Builds the program from all units that compile and can be drawn. Builds nothing if there are
  /// none.
  ///
  /// - Returns: The other units. The program reports them.
  func run() throws(Failure) -> [RefusedCode] {
    var generated: [GeneratedMainFile] = []
    var places: [GeneratedMain.Place] = []
    var objects: [String] = []
    var refusals: [RefusedCode] = []
    for (unit, module) in zip(units, modules) {
      do throws(Failure) {
        let first = generated.count
        let (compiled, files) = try made(unit, as: module, first: first)
        generated += files
        objects.append(object(of: module))
        places.append(
          GeneratedMain.Place(
            path: unit.path, group: unit.group, files: first..<generated.count,
            usesNetwork: compiled.unit.usesNetwork, taken: takenPaths(of: compiled.unit)))
      } catch .badSpec(let message) {
        refusals.append(RefusedCode(path: unit.path, message: message))
      }
    }
    guard !places.isEmpty else { return refusals }
    try write(GeneratedMain.main(places, refusals), to: "Main.swift")
    try link(generated, objects)
    return refusals
  }

  /// Compiles a unit and generates its files.
  private func made(
    _ unit: SwiftUnit, as module: String, first: Int
  ) throws(Failure) -> (CompiledUnit, [GeneratedMainFile]) {
    var (compiled, attempt) = try compile(unit, as: module)
    var generated = try generated(for: compiled, module, first: first)
    if !generated.unmade.isEmpty, environment.leavesHoles,
      let (other, files) = try started(
        compiled, generated, unit, module, first: first, after: attempt)
    {
      (compiled, generated) = (other, files)
    }
    noteStandIns(of: compiled.unit)
    try recordStandIns(of: compiled.unit)
    if let refusal = generated.refusal { throw refusal }
    note(generated.notes)
    note(compiled.notes.map { $0 + "\n" }.joined())
    return (compiled, generated.files)
  }

  /// Compiles a unit again with the delegates that start its app, since it has controllers that cannot
  /// be created alone. Returns `nil` if no delegate shows them.
  private func started(
    _ compiled: CompiledUnit, _ generated: GeneratedUnit, _ unit: SwiftUnit, _ module: String,
    first: Int, after attempt: Attempt
  ) throws(Failure) -> (CompiledUnit, GeneratedUnit)? {
    do throws(Failure) {
      let sources = unit.files.map { CompiledSource($0.bytes) }
      var unit = unit
      unit.isOnMainActor = compiled.unit.isOnMainActor
      let other = try salvage(
        unit, sources, as: module, after: attempt, startingAppOf: generated.unmade)
      guard let other else { return nil }
      let files = try self.generated(for: other, module, first: first)
      if files.refusal == nil, files.unmade.count < generated.unmade.count {
        return (other, files)
      }
    } catch .badSpec {}
    // The failed try overwrote the object file and the symbol graph, so they are made again.
    _ = try self.attempt(compiled.unit, compiled.sources, as: module)
    return nil
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
  /// the user wants all errors. Also returns the first call of the compiler.
  private func compile(
    _ unit: SwiftUnit, as module: String
  ) throws(Failure) -> (CompiledUnit, Attempt) {
    for file in unit.files where file.lacksUIKit {
      environment.messages("\(file.name): note: 'import UIKit' is missing and was added\n")
    }
    var sources = unit.files.map { CompiledSource($0.bytes) }
    let (unit, first) = try firstAttempt(unit, sources, as: module)
    var attempt = first
    if !attempt.isDone,
      CodeSalvage.replaceTypeCreation(in: &sources, of: unit.files, attempt.errors)
    {
      attempt = try self.attempt(unit, sources, as: module)
    }
    guard !attempt.isDone else {
      environment.messages(CompilerHints.withoutInternalWarnings(attempt.log))
      return (CompiledUnit(unit: unit, sources: sources), attempt)
    }
    let failure = attempt.failure(of: unit)
    guard case .badSpec(let message) = failure, environment.leavesHoles else { throw failure }
    environment.detail(message + "\n")
    guard let salvaged = try salvage(unit, sources, as: module, after: attempt) else {
      throw failure
    }
    return (salvaged, attempt)
  }

  /// Compiles a unit, and again with everything on the main actor if that has fewer errors.
  private func firstAttempt(
    _ unit: SwiftUnit, _ sources: [CompiledSource], as module: String
  ) throws(Failure) -> (SwiftUnit, Attempt) {
    let attempt = try attempt(unit, sources, as: module)
    let errors = attempt.errors
    guard !attempt.isDone, errors.contains(where: \.isAboutIsolation) else {
      return (unit, attempt)
    }
    var other = unit
    other.isOnMainActor = true
    let second = try self.attempt(other, sources, as: module)
    let isBetter = second.isDone || second.errors.count < errors.count
    return isBetter ? (other, second) : (unit, attempt)
  }

  /// A call of the compiler.
  struct Attempt {
    var ending: ChildProcess.Ending
    /// The output, with the lines of the user's files.
    var log: String

    var isDone: Bool { ending == .exit(0) }

    /// The errors in the output, in order and without repetition.
    var errors: [CompilerError] {
      log.split(separator: "\n").compactMap(CompilerOutput.beginning).filter { $0.kind == .error }
        .map {
          CompilerError(file: $0.file, line: $0.line, column: $0.column, message: $0.message)
        }.uniqued()
    }

    func failure(of unit: SwiftUnit) -> Failure {
      let message = ([CompilerOutput(log).shown] + CompilerHints.notes(for: log))
        .joined(separator: "\n")
      return log.isEmpty || ending != .exit(1)
        ? .environment("the compiler stopped unexpectedly on \(unit.name)\n\(message)")
        : .badSpec(message: message)
    }
  }

  func attempt(
    _ unit: SwiftUnit, _ sources: [CompiledSource], as module: String
  ) throws(Failure) -> Attempt {
    let sources = CodeSalvage.withoutObjectiveC(sources)
    let standIns = try compileStandIns(of: unit)
    let outcome = try swiftc(
      [
        "-c", "-wmo", "-Onone", "-gline-tables-only", "-parse-as-library", "-swift-version",
        unit.languageMode,
        "-module-name", module, "-package-name", module, "-D", "DEBUG", "-enable-testing",
        "-enable-private-imports", "-emit-module", "-emit-module-path",
        "\(folder)/\(module).swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir",
        "\(folder)/symbols-\(module)",
        "-symbol-graph-minimum-access-level", "private", "-o",
        object(of: module),
        environment.isColorful ? "-color-diagnostics" : "-no-color-diagnostics",
      ] + library.moduleArguments + isolation(of: unit) + imports(of: unit, sources) + standIns
        + (try overlay(of: unit, sources, module)) + unit.files.map { path(of: $0, module) })
    var log = String(decoding: outcome.errors, as: UTF8.self)
    for file in unit.files where file.alias != nil {
      log.replace(path(of: file, module), with: file.printedName)
    }
    log = QuotedLines(unit.files, readAs: sources).restored(in: log)
    return Attempt(ending: outcome.ending, log: log)
  }

  private func object(of module: String) -> String { "\(folder)/\(module).o" }

  /// Compiler arguments for the isolation of declarations: arguments by default are isolated as in
  /// Swift 6.
  private func isolation(of unit: SwiftUnit) -> [String] {
    (unit.languageMode == "5" ? ["-enable-upcoming-feature", "IsolatedDefaultValues"] : [])
      + (unit.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  /// The path of a source file for the compiler.
  private func path(of file: SwiftUnit.File, _ module: String) -> String {
    if let alias = file.alias { return "\(folder)/\(module)-same/\(alias)" }
    return file.name.hasPrefix("-") ? environment.absolute(file.name) : file.name
  }

  /// Compiler arguments for implicit imports: UIKit if a file uses it without importing it, and the
  /// networking module that is part of Foundation on Apple's platforms.
  private func imports(of unit: SwiftUnit, _ sources: [CompiledSource]) -> [String] {
    var modules = sources.contains(where: \.usesScreens) ? ["FlatplanScreens"] : []
    if unit.files.contains(where: \.lacksUIKit) { modules.append("UIKit") }
    modules += StandIns(of: library).implied(by: unit.files)
    #if canImport(FoundationNetworking)
      if unit.usesNetwork { modules.append("FoundationNetworking") }
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
        environment.messages(
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
      let path = environment.absolute(file.name)
      for name in Set([path, Files.direct(path)]) {
        overlay.roots.append(.init(name: name, contents: "\(folder)/\(copy)"))
      }
    }
    guard !overlay.roots.isEmpty else { return [] }
    let name = "\(module)-overlay.yaml"
    try write(overlay.bytes, to: name)
    return ["-vfsoverlay", "\(folder)/\(name)"]
  }

  func symbols(of module: String) throws(Failure) -> SymbolGraph {
    let place = "\(folder)/symbols-\(module)"
    let names = (try? Files.names(in: place, named: place)) ?? []
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

  func swiftc(_ arguments: [String]) throws(Failure) -> ChildProcess.Outcome {
    let outcome = try ChildProcess(
      path: toolchain.compiler, arguments: arguments, folder: environment.folder,
      limit: Self.timeLimit
    ).run()
    guard outcome.ending != .overdue else {
      throw .environment("the compiler did not finish within \(Int(Self.timeLimit)) seconds")
    }
    return outcome
  }

  func write(_ text: String, to name: String) throws(Failure) {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    try Files.replace("\(folder)/\(name)", with: bytes, named: name)
  }
}
