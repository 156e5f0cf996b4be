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
  /// The account for the work of a source.
  package func share(of source: SpecSource, _ limits: Budget.Limits) -> Budget.Share {
    budget.share(of: source.path ?? source.name, trust.limits(limits))
  }
}
