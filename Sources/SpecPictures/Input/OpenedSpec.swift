package import Basics
internal import Geometry
package import HostSystem
package import LayoutSpec
package import SpecDiagnostics

/// A parsed spec, with its source.
package struct OpenedSpec: Sendable {
  package var source: SpecSource
  package var content: Spec
  /// The warnings from reading the spec.
  package var warnings: [Diagnostic]
  /// The hash of the spec file; `nil` for code.
  package var hash: String?
  /// The work done for the file in this run. All specs of a file share it.
  package var budget: Budget.Share

  package init(
    source: SpecSource, content: Spec, warnings: [Diagnostic] = [], hash: String? = nil,
    budget: Budget.Share? = nil
  ) {
    self.source = source
    self.content = content
    self.warnings = warnings
    self.hash = hash
    self.budget =
      budget ?? Budget.Account().share(of: source.name, content.file?.limits ?? Budget.Limits())
  }

  /// The absolute paths of the other files that the spec uses.
  package var filesUsed: [String] { source.files((content.file?.filesRead ?? [:]).keys) }

  /// The hashes of the other files that were read for the spec, by path relative to its folder; `nil`
  /// for a file that did not exist.
  package var fileHashes: [String: String?] {
    (content.file?.filesRead ?? [:]).mapValues { bytes in bytes.map { StableHash($0).text } }
  }

  /// Reads all specs of a file; only code can contain several.
  package static func all(
    _ source: SpecSource, in environment: RunEnvironment, _ changes: SpecChanges = SpecChanges()
  ) -> Result<[OpenedSpec], Failure> {
    guard let code = environment.code(at: source.path) else {
      return open(source, in: environment, changes).map { [$0] }
    }
    guard changes.isEmpty else {
      let reason =
        "\(source.name) is Swift code; --set, --section and --seed work only with YAML and JSON specs"
      return .failure(.badUsage(reason))
    }
    return Result { () throws(Failure) in
      let budget = environment.share(of: source, source.limitsOfCode)
      return try code.specs(source.name, budget).map {
        OpenedSpec(source: source, content: .code($0), budget: budget)
      }
    }
  }

  /// Reads and decodes a spec file.
  package static func open(
    _ source: SpecSource, in environment: RunEnvironment, _ changes: SpecChanges = SpecChanges()
  ) -> Result<OpenedSpec, Failure> {
    Result { () throws(Failure) in
      let bytes = try bytes(of: source, in: environment)
      let name = source.path ?? source.name
      try environment.budget.share(of: name).spendReading(parts: 0, of: source.name)
      let loaded = try load(bytes, source, changes, in: environment)
      let spec = try changes.applied(to: loaded.spec, of: source)
      let budget = environment.share(of: source, spec.limits)
      try budget.spendReading(parts: spec.partsRead, of: source.name)
      return OpenedSpec(
        source: source, content: .file(spec), warnings: loaded.warnings,
        hash: StableHash(bytes).text, budget: budget)
    }
  }

  static func load(
    _ bytes: [UInt8], _ source: SpecSource, _ changes: SpecChanges, in environment: RunEnvironment
  ) throws(Failure) -> LoadedSpec {
    let containers: @Sendable (RenderRequest) -> [Container] = { request in
      changes.request.completed(by: request).containers
    }
    do throws(SpecErrors) {
      guard let folder = source.path.map(SpecFolder.init(of:)) else {
        let confinement = Confinement(to: environment.folder)
        return try SpecFile.load(
          bytes, path: source.name, settings: changes.settings,
          mayWrite: { confinement.allows(environment.absolute($0), for: .write) },
          containers: containers)
      }
      return try SpecFile.load(
        bytes, path: source.name, settings: changes.settings, shared: folder.shared,
        readFile: folder.read, mayWrite: folder.mayWrite, containers: containers)
    } catch {
      throw .wrongSpec(error)
    }
  }

  /// Reads the bytes of a source.
  ///
  /// - Throws: `Failure` if the file cannot be read, or if it is Swift, which has to be compiled
  ///   instead.
  package static func bytes(
    of source: SpecSource, in environment: RunEnvironment
  ) throws(Failure) -> [UInt8] {
    if let bytes = try source.bytes() {
      guard !source.name.hasSuffix(".swift") else {
        throw .badUsage(
          "\(source.name) is Swift code; this command works only with YAML and JSON specs")
      }
      return bytes
    }
    if environment.readsFromTerminal {
      environment.note("reading a spec from the terminal; end it with Control-D\n")
    }
    do {
      return try environment.input()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotRead(source.name, SystemError.message(for: error))
    }
  }
}

extension Budget.Share {
  /// Counts the parts that a spec has filled with the data of its cells, which takes several times as
  /// long as drawing them. Zero checks that the run may read another file.
  fileprivate func spendReading(parts: Int, of name: String) throws(Failure) {
    do throws(Budget.Exceeded) {
      try spend(7 * parts, on: .parts)
    } catch {
      throw .badPicture(name, reason: "\(error)")
    }
  }
}

extension SpecSource {
  /// The limits that the project of Swift code sets.
  fileprivate var limitsOfCode: Budget.Limits {
    guard let path else { return Budget.Limits() }
    let folder = SpecFolder(of: Files.isFolder(path) ? path + "/" + SpecFolder.sharedName : path)
    return folder.shared.map { SpecFile.limits(shared: $0, readFile: folder.read) }
      ?? Budget.Limits()
  }
}

extension OpenedSpec {
  /// A title that is unique in a run: the file and, for code, the function.
  package var title: String {
    content.mayShareFile ? "\(source.name) \(content.name)" : source.name
  }

  /// Returns the description of a picture: `grid.yaml at 320 points, dark`.
  package func label(of variant: Variant) -> String { "\(title) at \(variant.label)" }
}
