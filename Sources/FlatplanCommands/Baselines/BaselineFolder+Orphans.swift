internal import Foundation

extension SpecFinder {
  /// The baselines in the folders that were searched whose specs are gone.
  ///
  /// Those of code lie deeper, in a folder a function, and nobody knows whether they are wanted before
  /// the code is compiled.
  var orphans: [BaselineFolder] {
    let all = sources + unreadable.map(\.source)
    let owned = Set(all.map { Files.direct(BaselineFolder(of: $0).path) })
    return snapshots.flatMap { name in
      BaselineFolder(path: surroundings.absolute(name), name: name).below
        .filter { !owned.contains(Files.direct($0.path)) }
    }
  }
}

extension BaselineFolder {
  /// The folders of baselines right below.
  var below: [BaselineFolder] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.sorted().map { BaselineFolder(path: self.path($0), name: self.name($0)) }
      .filter { !Files.isMissing($0.path(BaselineIndex.fileName)) }
  }
}
