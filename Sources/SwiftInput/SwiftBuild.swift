internal import Foundation
internal import HostSystem
internal import SpecInput

/// Makes a program of units: compiles them, asks the compiler what they hold, writes the code that
/// hands it to the runner, and links.
struct SwiftBuild: Sendable {
  var units: [SwiftUnit]
  var toolchain: Toolchain
  var library: RunnerLibrary
  var surroundings: RunEnvironment
  /// Where everything goes; the program is its file `program`.
  var folder: String

  /// Seconds that the compiler may take.
  private static let patience = 300.0

  /// A unit that cannot be part of the program.
  struct Refusal: Sendable {
    /// The unit's.
    var path: String
    /// What the compiler said, or else why there is nothing to draw.
    var words: String
  }

  /// Makes the program of the units that can be part of it; none where none can.
  ///
  /// - Returns: The other ones, which the program tells of.
  func run() throws(Failure) -> [Refusal] {
    var glue: [GeneratedMainFile] = []
    var places: [GeneratedMain.Place] = []
    var objects: [String] = []
    var refusals: [Refusal] = []
    for (unit, module) in zip(units, modules) {
      let sources = unit.files.map { CompiledSource($0.bytes) }
      do throws(Failure) {
        let object = try compile(unit, sources, as: module)
        let first = glue.count
        glue += try glueFiles(of: unit, sources, module, first: first)
        objects.append(object)
        places.append(
          GeneratedMain.Place(path: unit.path, group: unit.group, files: first..<glue.count))
      } catch .badSpec(let words) {
        refusals.append(Refusal(path: unit.path, words: words))
      }
    }
    guard !places.isEmpty else { return refusals }
    try write(GeneratedMain.main(places, refusals), to: "Main.swift")
    try link(glue, objects)
    return refusals
  }

  /// A name for each of the units.
  private var modules: [String] {
    units.enumerated().map { index, unit in
      let isTaken = units[..<index].contains { $0.module == unit.module }
      return isTaken ? "\(unit.module)_\(index)" : unit.module
    }
  }

  // MARK: The user's code

  /// Compiles a unit; what the compiler says is shown as it is. Answers the object file.
  private func compile(
    _ unit: SwiftUnit, _ sources: [CompiledSource], as module: String
  ) throws(Failure) -> String {
    let object = "\(folder)/\(module).o"
    let outcome = try swiftc(
      [
        "-c", "-wmo", "-Onone", "-gline-tables-only", "-parse-as-library", "-swift-version",
        unit.languageMode,
        "-module-name", module, "-enable-testing", "-enable-private-imports", "-emit-module",
        "-emit-module-path", "\(folder)/\(module).swiftmodule", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", "\(folder)/symbols-\(module)",
        "-symbol-graph-minimum-access-level", "private", "-I", library.modules, "-o", object,
        surroundings.isColorful ? "-color-diagnostics" : "-no-color-diagnostics",
      ] + imports(of: unit, sources) + (try overlay(of: unit, sources, module))
        + unit.files.map { $0.name.hasPrefix("-") ? surroundings.absolute($0.name) : $0.name })
    let said = QuotedLines(unit.files, readAs: sources)
      .restored(in: String(decoding: outcome.errors, as: UTF8.self))
    guard outcome.ending == .exit(0) else {
      let words = ([CompilerOutput(said).shown] + CompilerHints.notes(for: said))
        .joined(separator: "\n")
      throw said.isEmpty || outcome.ending != .exit(1)
        ? .environment("the compiler was ended as it read \(unit.name)\n\(words)")
        : .badSpec(message: words)
    }
    surroundings.words(CompilerHints.withoutOurs(said))
    return object
  }

  private static let namesOfUIKit = [
    "NSCollectionLayout", "NSDirectional", "NSRectAlignment", "UICollection", "UIColor", "UIView",
    "CGFloat",
  ]

  /// Has the compiler import what code takes for granted on Apple's systems: with Foundation what the network
  /// needs, and UIKit where a file does not say so, as in an article.
  private func imports(of unit: SwiftUnit, _ sources: [CompiledSource]) -> [String] {
    // What previews become is called there.
    var modules = sources.contains { !$0.previews.isEmpty } ? ["FlatplanScreens"] : []
    let without = unit.files.filter { file in
      !file.text.contains("import UIKit")
        && Self.namesOfUIKit.contains { file.text.contains($0) }
    }
    if !without.isEmpty { modules.append("UIKit") }
    for file in without {
      surroundings.words("\(file.name): note: 'import UIKit' is missing, and taken as written\n")
    }
    #if canImport(FoundationNetworking)
      if unit.files.contains(where: { $0.text.contains("URLSession") || $0.text.contains("URLRe") })
      {
        modules.append("FoundationNetworking")
      }
    #endif
    return modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// What has the compiler read sources in place of the unit's files.
  private func overlay(
    of unit: SwiftUnit, _ sources: [CompiledSource], _ module: String
  ) throws(Failure) -> [String] {
    var overlay = SourceOverlay()
    for (index, (file, source)) in zip(unit.files, sources).enumerated() {
      if let line = source.curlyLine {
        surroundings.words(
          "\(file.name):\(line): warning: curly quotes are read as straight ones\n")
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

  /// What can be drawn of a unit, by file; what cannot is told.
  private func glueFiles(
    of unit: SwiftUnit, _ sources: [CompiledSource], _ module: String, first: Int
  ) throws(Failure) -> [GeneratedMainFile] {
    let previews = zip(unit.files.map(\.base), sources.map(\.previews))
    let entries = EntryFinder(
      try symbols(of: module), module: module, files: unit.files,
      previews: Dictionary(previews) { first, _ in first }
    ).entries()
    var passedOver = entries.filter { $0.obstacle != nil }
    var files: [GeneratedMainFile] = []
    for file in unit.files {
      let comments = try Comments(file)
      passedOver.removeAll { $0.file == file.base && comments.skips($0.line) }
      let lines = entries.filter {
        $0.file == file.base && $0.obstacle == nil && !comments.skips($0.line)
      }
      files.append(
        GeneratedMainFile(
          number: first + files.count, lines: lines.map { GeneratedMain.Line($0, comments) },
          file: file,
          place: unit.place(of: file), module: module))
    }
    Self.leaveOutParts(&files)
    // Sections with arguments are the parts that layouts are made of, of which there are many.
    let shown = files.flatMap(\.lines).reduce(into: Set()) { $0.formUnion($1.entry.shows) }
    passedOver.removeAll { shown.contains($0.owner ?? "") }
    let hasAny = files.contains { !$0.lines.isEmpty }
    if hasAny { passedOver.removeAll { $0.product.isSection } }
    let notes = passedOver.map { entry in
      let name = unit.files.first { $0.base == entry.file }?.name ?? entry.file
      return "\(name):\(entry.line): note: \(entry.name) is not drawn: \(entry.obstacle ?? "")\n"
    }
    guard hasAny else {
      throw .badSpec(
        message: """
          \(notes.joined())error: \(unit.name) has nothing to draw: no controller that has a \
          collection view, and no function that takes no arguments and answers a \
          UICollectionViewLayout, NSCollectionLayoutSection or UICollectionView
          """)
    }
    surroundings.words(notes.joined())
    return files
  }

  /// What a controller makes its view of is drawn with it, unless a comment asks for it.
  private static func leaveOutParts(_ files: inout [GeneratedMainFile]) {
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
        throw .environment("the compiler's account of \(module) cannot be read: \(error)")
      }
    }
    return SymbolGraph(merging: graphs)
  }

  // MARK: The program

  /// One file of glue, and what it hands over.
  private struct GeneratedMainFile {
    var number: Int
    var lines: [GeneratedMain.Line]
    var file: SwiftUnit.File
    /// In the folder that is drawn.
    var place: String?
    var module: String

    var name: String { "Glue\(number).swift" }
    var text: String {
      GeneratedMain.file(number: number, lines, of: file, in: place, module: module)
    }
  }

  /// Compiles the glue and links the program. Entries that the compiler refuses, such as those of a
  /// class that cannot be made without arguments, are told and left out.
  private func link(_ files: [GeneratedMainFile], _ objects: [String]) throws(Failure) {
    var files = files
    for file in files { try write(file.text, to: file.name) }
    var outcome = try link(files.map(\.name), objects)
    while outcome.ending != .exit(0) {
      let said = String(decoding: outcome.errors, as: UTF8.self)
      // The compiler may stop at the first file that it finds errors in.
      guard try leaveOut(&files, refusedIn: said) else { break }
      outcome = try link(files.map(\.name), objects)
    }
    guard outcome.ending == .exit(0) else {
      throw .environment(
        "the program cannot be linked:\n"
          + String(decoding: outcome.errors, as: UTF8.self).trimmingNewlines)
    }
  }

  /// Takes the entries out that the compiler refused; answers whether there were any.
  private func leaveOut(
    _ files: inout [GeneratedMainFile], refusedIn said: String
  ) throws(Failure) -> Bool {
    var isAny = false
    for index in files.indices {
      let refused = Set(Self.lines(of: files[index].name, in: said)).sorted(by: >)
      for line in refused where files[index].lines.indices.contains(line - GeneratedMain.firstLine)
      {
        let entry = files[index].lines.remove(at: line - GeneratedMain.firstLine).entry
        isAny = true
        surroundings.words(
          "\(files[index].file.name):\(entry.line): note: \(entry.name) is not drawn: "
            + "it cannot be called without arguments\n")
      }
      try write(files[index].text, to: files[index].name)
    }
    return isAny
  }

  private func link(
    _ files: [String], _ objects: [String]
  ) throws(Failure) -> ChildProcess.Outcome {
    try swiftc(
      [
        "-parse-as-library", "-Onone", "-suppress-warnings", "-no-color-diagnostics",
        "-diagnostic-style", "llvm", "-swift-version", "5", "-module-name", "FlatplanProgram",
        "-I", folder, "-I", library.modules, "-L", library.folder,
        "-l\(RunnerLibrary.product)", "-Xlinker", "-rpath", "-Xlinker", library.folder,
        "-o", "\(folder)/program", "\(folder)/Main.swift",
      ] + files.map { "\(folder)/\($0)" } + objects)
  }

  /// The lines of a file at which the compiler found errors.
  private static func lines(of name: String, in said: String) -> [Int] {
    said.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "/\(name):"), line.contains(": error: ") else { return nil }
      return Int(line[range.upperBound...].prefix { $0.isNumber })
    }
  }

  private func swiftc(_ arguments: [String]) throws(Failure) -> ChildProcess.Outcome {
    let outcome = try ChildProcess(
      path: toolchain.compiler, arguments: arguments, folder: surroundings.folder,
      limit: Self.patience
    ).run()
    guard outcome.ending != .overdue else {
      throw .environment("the compiler is not done after \(Int(Self.patience)) seconds")
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
