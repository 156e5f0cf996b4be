package import Basics

/// What the files of a run may do, as the command line says.
package struct Trust: Hashable, Sendable {
  /// Whether Swift code may be run: `--no-swift` forbids it.
  package var runsSwift = true
  /// Whether the files belong to strangers: `--untrusted`.
  package var isUntrusted = false
  /// The settings that count in place of those of the checkout, from the revision that
  /// `--trusted-base` names; `nil` without a revision.
  package var base: Settings?

  /// The settings of a `flatplan.yaml` that are a matter of trust.
  package struct Settings: Hashable, Sendable {
    package var limits = Budget.Limits()
    package var runsSwift = false

    package init() {}
  }

  package init() {}

  /// The limits that count where a project states some.
  package func limits(_ stated: Budget.Limits) -> Budget.Limits {
    base?.limits ?? (isUntrusted ? Budget.Limits() : stated)
  }

  /// Where named files must be; `nil` if the user is trusted to name any file. Tools that check pull
  /// requests name files that strangers have created.
  package func confinement(_ environment: RunEnvironment) -> Confinement? {
    isUntrusted ? Confinement(projectOf: environment.folder) : nil
  }
}

extension RunEnvironment {
  /// Where a file must be that the command line names for writing; `nil` for any place. Among the
  /// files of strangers, a link at a path in the project may not lead out of it.
  package func confinement(writing path: String) -> Confinement? {
    guard trust.isUntrusted else { return nil }
    let project = Confinement(projectOf: folder)
    let isAbsolute = path.startsExactly(with: "/")
    let named = Files.direct(isAbsolute ? path : "\(Files.resolved(folder))/\(path)")
    return project.parts(below: named) == nil ? nil : project
  }

  /// Replaces a file that the command line names with the bytes that `body` writes.
  ///
  /// - Throws: `Failure`, or the error that `body` throws.
  package func replace(
    _ path: String, _ body: (@escaping Files.Sink) throws -> Void
  ) throws {
    guard let confinement = confinement(writing: path) else {
      try Files.replace(absolute(path), named: path, body)
      return
    }
    try confinement.replace(absolute(path), named: path, body)
  }

  /// The account for the work of a source.
  package func share(of source: SpecSource, _ limits: Budget.Limits) -> Budget.Share {
    budget.share(of: source.path ?? source.name, trust.limits(limits))
  }
}
