internal import Foundation
internal import HostSystem

extension SpecFinder {
  /// The baselines in the searched folders whose spec files no longer exist.
  ///
  /// Baselines of code are one level deeper, in a folder per function, and are not included:
  /// whether they are still in use is not known until the code is compiled.
  var orphans: [BaselineFolder] {
    let owned = ownedFolders
    return snapshots.flatMap { name in
      BaselineFolder(path: environment.absolute(name), name: name).below
        .filter { !owned.contains(Files.direct($0.path)) }
    }
  }

  /// The absolute paths of the baseline folders of all specs found, including unreadable ones.
  var ownedFolders: Set<String> {
    let all = sources + unreadable.map(\.source)
    return Set(all.map { Files.direct(BaselineFolder(of: $0).path) })
  }
}

extension BaselineFolder {
  /// Whether the folder contains a `baseline.json`.
  var isRecorded: Bool { confinement.kind(of: path(BaselineIndex.fileName)) != nil }

  /// Returns whether the baselines may belong to a file: true unless they name a different one.
  func isOf(_ source: SpecSource) -> Bool {
    guard let inputs = (try? index())?.inputs, let path = source.path else { return true }
    return inputs.files.keys.contains(RecordedInputs.file(path))
  }

  /// The baseline folders directly below this one.
  package var below: [BaselineFolder] {
    let entries = (try? confinement.names(in: path, named: name)) ?? []
    return entries.map { BaselineFolder(path: self.path($0), name: self.name($0)) }
      .filter(\.isRecorded)
  }
}
