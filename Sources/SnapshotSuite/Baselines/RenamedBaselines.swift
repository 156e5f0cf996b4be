internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
package import SpecPictures

/// The baselines of a spec that was renamed, found as Git finds renamed files: by their contents.
package struct RenamedBaselines: Sendable {
  /// The folder of the old name.
  package var from: BaselineFolder
  /// The folder where the spec's baselines are expected.
  package var to: BaselineFolder
  /// The fraction of the spec that is unchanged.
  private var similarity: Double

  /// The least similarity of a renamed spec, as in Git.
  private static let least = 0.5
  /// The maximum number of pairs to compare.
  private static let mostPairs = 250_000

  /// Finds the baselines of specs that have none among those without a spec.
  package static func all(
    of specs: [OpenedSpec], among orphans: [BaselineFolder]
  ) -> [RenamedBaselines] {
    guard !orphans.isEmpty else { return [] }
    let new = specs.filter { spec in
      spec.content.hasWholeNormalForm && !BaselineFolder(of: spec).isRecorded
    }.map { (BaselineFolder(of: $0), NormalSpec.Contents(NormalSpec($0.content))) }
    guard !new.isEmpty, new.count * orphans.count <= mostPairs else { return [] }
    let old = orphans.map { folder in
      (folder, (try? folder.index().specs.all.values.map(NormalSpec.Contents.init)) ?? [])
    }
    let pairs = old.flatMap { folder, recorded in
      new.map { target, contents in
        let similarity = recorded.map(contents.similarity).max() ?? 0
        return RenamedBaselines(from: folder, to: target, similarity: similarity)
      }
    }
    let best = pairs.filter { $0.similarity >= least }.sorted { one, two in
      one.similarity == two.similarity
        ? (one.from.name, one.to.name) < (two.from.name, two.to.name)
        : one.similarity > two.similarity
    }
    var taken: Set<BaselineFolder> = []
    return best.filter { pair in
      guard taken.isDisjoint(with: [pair.from, pair.to]) else { return false }
      taken.formUnion([pair.from, pair.to])
      return true
    }
  }

  /// Moves the baselines to their new place.
  func move() throws(Failure) { try from.move(to: to) }
}

extension BaselineFolder {
  /// Moves the folder to a place where nothing is recorded.
  func move(to other: BaselineFolder) throws(Failure) {
    try requireInProject(for: .write)
    try other.requireInProject(for: .write)
    try BaselineTransaction.finish(in: self)
    try confinement.move(path, to: other.path, named: other.name)
  }
}
