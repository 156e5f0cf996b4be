internal import Foundation
internal import HostSystem
internal import SpecInput

extension SpecFinder {
  /// The baselines in the folders that were searched whose specs are gone.
  ///
  /// Those of code lie deeper, in a folder a function, and nobody knows whether they are wanted before
  /// the code is compiled.
  var orphans: [BaselineFolder] {
    let owned = ownedFolders
    return snapshots.flatMap { name in
      BaselineFolder(path: surroundings.absolute(name), name: name).below
        .filter { !owned.contains(Files.direct($0.path)) }
    }
  }

  /// Where the baselines of what was found lie, what could not be read included.
  var ownedFolders: Set<String> {
    let all = sources + unreadable.map(\.source)
    return Set(all.map { Files.direct(BaselineFolder(of: $0).path) })
  }
}

extension BaselineFolder {
  /// Whether anything was recorded in it.
  var isRecorded: Bool { !Files.isMissing(path(BaselineIndex.fileName)) }

  /// Whether what is recorded in it may be of a file: unless it says that it is of another.
  func isOf(_ source: SpecSource) -> Bool {
    guard let inputs = (try? index())?.inputs, let path = source.path else { return true }
    return inputs.files.keys.contains(RecordedInputs.file(path))
  }

  /// The folders of baselines right below.
  package var below: [BaselineFolder] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.sorted().map { BaselineFolder(path: self.path($0), name: self.name($0)) }
      .filter(\.isRecorded)
  }
}
