internal import Basics
internal import Foundation
internal import HostSystem

/// Baselines in the searched folders whose spec files do not exist.
package struct OrphanedBaselines: Sendable {
  /// Those whose specs no longer exist.
  package var lost: [BaselineFolder] = []
  /// Those whose specs git has, but that a sparse checkout leaves out, or whose merge is not decided.
  package var undecided: [BaselineFolder] = []

  /// - Parameter folders: The baseline folders without a spec file.
  fileprivate init(_ folders: [BaselineFolder]) {
    let groups = Dictionary(grouping: folders, by: \.specFolder)
    for (folder, baselines) in groups.sorted(by: { $0.key < $1.key }) {
      let files = GitFolder(folder).files(marked: ["S", "M"])
      for one in baselines {
        let stem = Files.split(one.path).file
        let isUndecided = files.contains { file in
          file.hasPrefix("\(Baselines.folder)/\(stem)/")
            || SpecSource.mayBeSpec(file) && SpecSource(name: file).stem == stem
              && !file.contains("/")
        }
        if isUndecided { undecided.append(one) } else { lost.append(one) }
      }
    }
  }
}

extension SpecFinder {
  /// The baselines in the searched folders whose spec files do not exist.
  ///
  /// Baselines of code are one level deeper, in a folder per function, and are not included:
  /// whether they are still in use is not known until the code is compiled.
  var orphans: OrphanedBaselines {
    let owned = ownedFolders
    return OrphanedBaselines(
      snapshots.flatMap { name in
        BaselineFolder(path: environment.absolute(name), name: name).below
          .filter { !owned.contains(Files.direct($0.path)) }
      })
  }

  /// The absolute paths of the baseline folders of all specs found, including unreadable ones.
  var ownedFolders: Set<String> {
    let all = sources + unreadable.map(\.source)
    return Set(all.map { Files.direct(BaselineFolder(of: $0).path) })
  }
}

extension BaselineFolder {
  /// The absolute path of the folder that contains the spec file.
  fileprivate var specFolder: String { Files.split(Files.split(path).folder).folder }

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
