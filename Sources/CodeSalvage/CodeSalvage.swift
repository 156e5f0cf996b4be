/// Makes as much of a unit compile as possible: takes declarations that it needs from its project, and leaves
/// out what does not compile.
package struct CodeSalvage {
  private var unit: SwiftUnit
  private var sources: [CompiledSource]
  /// The absolute paths of the unit's files.
  private let paths: [String]
  private let project: [ProjectFile]
  /// The classes that interface files beside the unit name.
  private let drawn: Set<String>
  private var holes: [Hole] = []
  private var modules: Set<String> = []
  private var causes: [String: Hole.Cause] = [:]
  /// The taken declarations, by the name of their file.
  private var taken: [(file: String, names: [String])] = []

  /// The types that are declared because they are missing.
  private var declared: [MissingTypes.Found] = []

  /// The number of lines that were taken, if more are needed.
  private var limit: Int?

  /// The maximum number of calls of the compiler.
  private static let maximumRounds = 16

  /// A file of the unit's project that is not in the unit.
  package struct ProjectFile {
    /// The absolute path.
    var path: String
    /// The path as shown in messages.
    var name: String
    var bytes: [UInt8]

    package init(path: String, name: String, bytes: [UInt8]) {
      (self.path, self.name, self.bytes) = (path, name, bytes)
    }
  }

  /// The result of a call of the compiler.
  package enum Attempt {
    case compiled
    case errors([CompilerError])
    /// The compiler stopped for another reason than errors in the code.
    case stopped
  }

  package enum Outcome {
    case compiled(CompiledUnit)
    /// The unit does not compile without these holes either.
    case failed([Hole])
    /// No delegate that starts the app shows the controllers.
    case startsNoApp
  }

  package init(
    _ unit: SwiftUnit, _ sources: [CompiledSource], at paths: [String], in project: [ProjectFile],
    drawing classes: Set<String>
  ) {
    (self.unit, self.sources, self.paths, self.project) = (unit, sources, paths, project)
    drawn = classes
  }

  /// Calls the compiler with changed sources until they compile.
  ///
  /// - Parameters:
  ///   - errors: The errors of the unit as it is.
  ///   - controllers: If these are set, the delegates that start the app are taken, which must name one
  ///     of these controllers, directly or not. Otherwise, the compiler is not called.
  package func run<Problem: Error>(
    after errors: [CompilerError], startingAppOf controllers: Set<String>? = nil,
    compile: (SwiftUnit, [CompiledSource]) throws(Problem) -> Attempt
  ) throws(Problem) -> Outcome {
    var salvage = self
    salvage.wrapPastedCode(errors)
    DuplicateTypes.separate(&salvage.sources, of: unit.files, errors)
    guard salvage.takeDeclarations(startingAppOf: controllers) else { return .startsNoApp }
    for round in 0..<Self.maximumRounds {
      // The errors of the first call are those of the unit without the taken files.
      switch try compile(salvage.unit, salvage.sources) {
      case .compiled: return .compiled(salvage.compiled)
      case .stopped: return .failed(salvage.holes)
      case .errors(let errors):
        guard salvage.repair(errors, round) else { return .failed(salvage.holes) }
      }
    }
    return .failed(salvage.holes)
  }

  private var compiled: CompiledUnit {
    CompiledUnit(unit: unit, sources: sources, holes: holes, notes: notes)
  }

  /// Changes the sources so that errors disappear. Returns whether that changed anything.
  private mutating func repair(_ errors: [CompilerError], _ round: Int) -> Bool {
    // The compiler reports these only after errors of syntax.
    if DuplicateTypes.separate(&sources, of: unit.files, errors) { return true }
    if declareMissing(errors) { return true }
    let extent: HoleMaker.Extent = round < 8 ? .statement : round < 11 ? .member : .declaration
    return leaveOutFirst(errors, extent, round) || leaveOut(errors, extent)
  }

  // MARK: Needed declarations

  private mutating func wrapPastedCode(_ errors: [CompilerError]) {
    for index in unit.files.indices {
      let own = errors.filter { $0.file == unit.files[index].printedName }
      guard !own.isEmpty, let wrapped = PastedCode.wrapped(sources[index].bytes, errors: own)
      else { continue }
      sources[index].bytes = wrapped
    }
  }

  /// Takes the declarations that the unit needs from its project. Removes those of a folder that no
  /// screen needs, so that they cannot prevent it from being drawn.
  ///
  /// - Returns: Whether the delegates that start the app were found, if they are needed.
  private mutating func takeDeclarations(startingAppOf controllers: Set<String>?) -> Bool {
    var closure = CodeClosure(
      zip(paths, sources).map { path, source in
        .init(path: path, outline: SourceOutline(source.bytes), isOwn: true)
      }
        + project.map { .init(path: $0.path, outline: SourceOutline($0.bytes), isOwn: false) })
    let starters = controllers.map { closure.delegates(thatName: $0) } ?? []
    guard controllers == nil || !starters.isEmpty else { return false }
    closure.take(
      (unit.files.count > 1 ? closure.roots : closure.own) + closure.classes(of: drawn) + starters)
    limit = closure.isLimited ? CodeClosure.maximumLines : nil
    for index in sources.indices where unit.files.count > 1 {
      sources[index].bytes = Self.reduced(closure, index)
    }
    for (index, file) in zip(paths.count..., project) {
      let names = closure.taken.filter { $0.file == index }.map { closure[$0].name }
      guard !names.isEmpty else { continue }
      unit.files.append(SwiftUnit.File(name: file.name, bytes: file.bytes, isTaken: true))
      sources.append(CompiledSource(Self.reduced(closure, index)))
      taken.append((file.name, Set(names).sorted()))
    }
    unit.distinguishFiles()
    return true
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

extension CodeSalvage {
  /// The sources without what only the Objective-C runtime can do: optional members of protocols, and
  /// overrides in extensions. Lines keep their numbers.
  package static func withoutObjectiveC(_ sources: [CompiledSource]) -> [CompiledSource] {
    #if canImport(ObjectiveC)
      return sources
    #else
      return ExtensionOverrides.rewritten(OptionalRequirements.rewritten(sources))
    #endif
  }

  /// Replaces the creation of objects by a type parameter that the compiler rejected
  /// (``TypeCreation``). Returns whether there was any.
  package static func replaceTypeCreation(
    in sources: inout [CompiledSource], of files: [SwiftUnit.File], _ errors: [CompilerError]
  ) -> Bool {
    TypeCreation.rewrite(&sources, of: files, errors)
  }
}
