internal import HostSystem
internal import SpecDiagnostics

/// Compiles as much of a unit as possible: takes declarations that it needs from its project, and leaves
/// out what does not compile.
struct Salvage {
  private let build: SwiftBuild
  private var unit: SwiftUnit
  private var sources: [CompiledSource]
  private let module: String
  private var holes: [Hole] = []
  private var modules: Set<String> = []
  private var causes: [String: Hole.Cause] = [:]
  /// The taken declarations, by the name of their file.
  private var taken: [(file: String, names: [String])] = []

  /// The types that are declared because they are missing.
  private var declared: [MissingTypes.Found] = []

  /// The number of lines that were taken, if more are needed.
  private var limit: Int?

  /// The controllers for which delegates that start the app are taken; `nil` if none are needed.
  private var controllers: Set<String>?

  /// The maximum number of calls of the compiler.
  private static let maximumRounds = 16

  init(_ build: SwiftBuild, _ unit: SwiftUnit, _ sources: [CompiledSource], _ module: String) {
    (self.build, self.unit, self.sources, self.module) = (build, unit, sources, module)
  }

  func run(after first: SwiftBuild.Attempt) throws(Failure) -> CompiledUnit {
    var salvage = self
    guard let compiled = try salvage.compile(after: first) else { throw first.failure(of: unit) }
    return compiled
  }

  /// Compiles the unit with the delegates that start the app, if they are in the unit or its project and
  /// name one of the controllers, directly or not. Otherwise, returns `nil` without a call of the
  /// compiler.
  func run(
    after first: SwiftBuild.Attempt, startingAppOf controllers: Set<String>
  ) throws(Failure) -> CompiledUnit? {
    var salvage = self
    salvage.controllers = controllers
    return try salvage.compile(after: first)
  }

  private mutating func compile(after first: SwiftBuild.Attempt) throws(Failure) -> CompiledUnit? {
    let errors = CompilerError.all(in: first.log)
    wrapPastedCode(errors)
    DuplicateTypes.separate(&sources, of: unit.files, errors)
    guard try takeDeclarations(after: first) else { return nil }
    var quiet = build
    quiet.surroundings.words = { _ in }
    for round in 0..<Self.maximumRounds {
      // The errors of the first call are those of the unit without the taken files.
      let attempt = try quiet.attempt(unit, sources, as: module)
      if attempt.isDone {
        build.surroundings.detail(CompilerHints.withoutInternalWarnings(attempt.log))
        return CompiledUnit(
          unit: unit, sources: sources, object: attempt.object, holes: holes, notes: notes)
      }
      guard case .badSpec = attempt.failure(of: unit) else { break }
      let errors = CompilerError.all(in: attempt.log)
      // The compiler reports these only after errors of syntax.
      if DuplicateTypes.separate(&sources, of: unit.files, errors) { continue }
      if declareMissing(errors) { continue }
      let extent: HoleMaker.Extent = round < 8 ? .statement : round < 11 ? .member : .declaration
      guard leaveOutFirst(errors, extent, round) || leaveOut(errors, extent) else { break }
    }
    let partial = CompiledUnit(unit: unit, sources: sources, object: "", holes: holes)
    throw partial.refusal ?? first.failure(of: unit)
  }

  // MARK: Needed declarations

  private mutating func wrapPastedCode(_ errors: [CompilerError]) {
    for index in unit.files.indices {
      let own = errors.filter { $0.file == unit.files[index].printedName }
      guard !own.isEmpty else { continue }
      guard let wrapped = PastedCode.wrapped(sources[index].bytes, errors: own) else { continue }
      sources[index].bytes = wrapped
    }
  }

  /// Takes the declarations that the unit needs from its project. Removes those of a folder that no
  /// screen needs, so that they cannot prevent it from being drawn.
  ///
  /// - Returns: Whether the delegates that start the app were found, if they are needed.
  private mutating func takeDeclarations(
    after first: SwiftBuild.Attempt
  ) throws(Failure) -> Bool {
    let own = unit.files.map { file in
      Files.resolved(Files.direct(build.surroundings.absolute(file.name)))
    }
    let folder = Files.isFolder(unit.path) ? unit.path : Files.split(unit.path).folder
    let project = ProjectCode(around: folder)
    try build.record(project)
    let others = project.isTooLarge ? nil : project.files(except: Set(own))
    guard let others else {
      if controllers != nil { return false }
      guard case .badSpec(let words) = first.failure(of: unit) else {
        throw first.failure(of: unit)
      }
      throw .badSpec(
        message: """
          \(words)
          note: names that \(unit.name) does not declare were not searched in its project \
          \(project.root), which has too many Swift files (the limit is \(ProjectCode.maximumFiles) \
          files and \(ProjectCode.maximumBytes >> 20) MB): pass the folder that has the files it needs
          """)
    }
    var closure = CodeClosure(
      zip(own, sources).map { path, source in
        .init(path: path, outline: SourceOutline(source.bytes), isOwn: true)
      }
        + others.map { .init(path: $0.path, outline: SourceOutline($0.bytes), isOwn: false) })
    let starters = controllers.map { closure.delegates(thatName: $0) } ?? []
    guard controllers == nil || !starters.isEmpty else { return false }
    let drawn = InterfaceNames(besideCodeAt: unit.path).classes
    closure.take(
      (unit.files.count > 1 ? closure.roots : closure.own) + closure.classes(of: drawn) + starters)
    limit = closure.isLimited ? CodeClosure.maximumLines : nil
    for index in sources.indices where unit.files.count > 1 {
      sources[index].bytes = Self.reduced(closure, index)
    }
    for (offset, other) in others.enumerated() {
      let index = own.count + offset
      let names = closure.taken.filter { $0.file == index }.map { closure[$0].name }
      guard !names.isEmpty else { continue }
      let name = shownName(of: other.path)
      unit.files.append(SwiftUnit.File(name: name, bytes: other.bytes, isTaken: true))
      sources.append(CompiledSource(Self.reduced(closure, index)))
      taken.append((name, Set(names).sorted()))
    }
    unit.distinguishFiles()
    return true
  }

  /// The path relative to the working directory.
  private func shownName(of path: String) -> String {
    let folder = Files.resolved(build.surroundings.folder)
    let (directory, file) = (Files.split(path).folder, Files.split(path).file)
    let relative = Files.relativePath(from: folder, to: directory)
    return relative.isEmpty ? file : "\(relative)/\(file)"
  }

  /// The file with the imports and the taken declarations only.
  private static func reduced(_ closure: CodeClosure, _ index: Int) -> [UInt8] {
    let outline = closure.files[index].outline
    var bytes = outline.code.bytes
    for (offset, declaration) in outline.declarations.enumerated()
    where declaration.keyword != "import"
      && !closure.taken.contains(.init(file: index, declaration: offset))
    {
      for place in declaration.range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    return bytes
  }

  /// Declares types that pasted code needs and that nobody declares. Returns whether there are any.
  private mutating func declareMissing(_ errors: [CompilerError]) -> Bool {
    let outlines = sources.map { SourceOutline($0.bytes) }
    var hasChanged = false
    for index in unit.files.indices where !unit.files[index].isTaken {
      let own = errors.filter { $0.file == unit.files[index].printedName }
      for type in MissingTypes(outlines[index], of: own).all
      where !declared.contains(where: { $0.name == type.name }) {
        declared.append(type)
        sources[index].bytes += Array("\n\(type.declaration)".utf8)
        hasChanged = true
      }
    }
    return hasChanged
  }

  // MARK: Holes

  /// Leaves out only what other errors may follow from: missing superclasses and protocols, then missing
  /// names. Returns whether there is any.
  private mutating func leaveOutFirst(
    _ errors: [CompilerError], _ extent: HoleMaker.Extent, _ round: Int
  ) -> Bool {
    guard round < 6 else { return false }
    let makers = zip(unit.files, sources).map { file, source in
      HoleMaker(file.printedName, source.bytes, extent: extent, causes: [:])
    }
    let conformances = errors.filter { error in
      error.message.hasPrefix("cannot find type '")
        && makers.contains { $0.file == error.file && $0.isAboutConformance(error) }
    }
    let modules = errors.filter { $0.message.hasPrefix("no such module") }
    if !conformances.isEmpty, leaveOut(conformances + modules, extent) { return true }
    return leaveOut(errors.filter(\.isMissing), extent)
  }

  /// Leaves out what has errors. Returns whether that changed anything.
  private mutating func leaveOut(_ errors: [CompilerError], _ extent: HoleMaker.Extent) -> Bool {
    let missing = errors.filter { $0.message.hasPrefix("no such module") }.compactMap(\.missingName)
      .map { String($0.prefix { $0 != "." }) }
    modules.formUnion(missing)
    if TypeCreation.rewrite(&sources, of: unit.files, errors) { return true }
    var hasChanged = false
    for index in unit.files.indices {
      let name = unit.files[index].printedName
      let own = errors.filter { $0.file == name && !$0.message.hasPrefix("no such module") }
      guard !own.isEmpty || !missing.isEmpty else { continue }
      var maker = HoleMaker(name, sources[index].bytes, extent: extent, causes: causes)
      maker.leaveOutImports(of: Set(missing))
      // Other errors in the same code often follow from a missing name.
      for error in own where error.isMissing { maker.leaveOut(error) }
      for error in own where !error.isMissing { maker.leaveOut(error) }
      let bytes = maker.bytes
      guard bytes != sources[index].bytes else { continue }
      hasChanged = true
      sources[index].bytes = bytes
      holes += maker.holes.filter { !holes.contains($0) }
      causes = maker.causes
    }
    return hasChanged
  }

  // MARK: Messages

  /// The maximum number of files that a note lists.
  private static let maximumFiles = 4

  /// What was taken and what was left out.
  private var notes: [String] {
    var notes: [String] = []
    if !taken.isEmpty {
      let list = taken.prefix(Self.maximumFiles).map { file, names in
        let more = names.count - 3
        return names.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
          + " from \(file)"
      }
      let more = taken.count - Self.maximumFiles
      notes.append(
        "note: \(unit.name) uses \(list.joined(separator: "; "))"
          + (more > 0 ? "; and \(more) more files" : ""))
    }
    if let limit {
      notes.append(
        "note: \(unit.name) needs more than \(limit) lines of other files, so only the nearest are "
          + "used: pass a folder with the files it needs, or move the layout to a smaller file")
    }
    for type in declared { notes.append("note: \(type.note)") }
    if !modules.isEmpty {
      notes.append("note: imports left out: \(modules.sorted().joined(separator: ", "))")
    }
    return (notes + Hole.notes(holes)).map(DuplicateTypes.shown)
  }
}
