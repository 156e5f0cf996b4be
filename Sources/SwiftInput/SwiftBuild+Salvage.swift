internal import CodeSalvage
internal import HostSystem
internal import SpecDiagnostics

extension SwiftBuild {
  /// Compiles as much of a unit as possible, with declarations of its project.
  ///
  /// - Parameter controllers: If these are set, the unit is compiled with the delegates that start the app
  ///   and show one of these controllers.
  /// - Returns: `nil` if no delegate shows these controllers.
  func salvage(
    _ unit: SwiftUnit, _ sources: [CompiledSource], as module: String, after first: Attempt,
    startingAppOf controllers: Set<String>? = nil
  ) throws(Failure) -> CompiledUnit? {
    let own = unit.files.map { Files.resolved(Files.direct(environment.absolute($0.name))) }
    let project = ProjectCode(
      around: Files.isFolder(unit.path) ? unit.path : Files.split(unit.path).folder)
    try record(project)
    guard let others = project.isTooLarge ? nil : project.files(except: Set(own)) else {
      if controllers != nil { return nil }
      throw first.failure(of: unit, inTooLarge: project)
    }
    let salvage = CodeSalvage(
      unit, sources, at: own,
      in: others.map { .init(path: $0.path, name: shownName(of: $0.path), bytes: $0.bytes) },
      drawing: InterfaceNames(besideCodeAt: unit.path).classes)
    var quiet = self
    quiet.environment.messages = { _ in }
    let outcome = try salvage.run(after: first.errors, startingAppOf: controllers) {
      unit, sources throws(Failure) in
      let attempt = try quiet.attempt(unit, sources, as: module)
      if attempt.isDone {
        environment.detail(CompilerHints.withoutInternalWarnings(attempt.log))
        return .compiled
      }
      guard case .badSpec = attempt.failure(of: unit) else { return .stopped }
      return .errors(attempt.errors)
    }
    switch outcome {
    case .compiled(let compiled): return compiled
    case .failed(let holes): throw CompiledUnit.refusal(for: holes) ?? first.failure(of: unit)
    case .startsNoApp: return nil
    }
  }

  /// The path relative to the working directory.
  private func shownName(of path: String) -> String {
    let folder = Files.resolved(environment.folder)
    let (directory, file) = (Files.split(path).folder, Files.split(path).file)
    let relative = Files.relativePath(from: folder, to: directory)
    return relative.isEmpty ? file : "\(relative)/\(file)"
  }
}

extension SwiftBuild.Attempt {
  /// The failure of a unit whose project has more code than is searched.
  fileprivate func failure(of unit: SwiftUnit, inTooLarge project: ProjectCode) -> Failure {
    guard case .badSpec(let message) = failure(of: unit) else { return failure(of: unit) }
    return .badSpec(
      message: """
        \(message)
        note: names that \(unit.name) does not declare were not searched in its project \
        \(project.root), which has too many Swift files (the limit is \(ProjectCode.maximumFiles) \
        files and \(ProjectCode.maximumBytes >> 20) MB): pass the folder that has the files it needs
        """)
  }
}
