internal import Basics
internal import HostSystem
internal import SpecPictures
internal import Synchronization

/// Finds unchanged specs by comparing the hashes of files: those read for the spec and those of its
/// baselines.
///
/// A spec that was never recorded with its inputs, or with any file changed, is not found. It has
/// to be read, and may still turn out to be unchanged.
package final class UnchangedSpecs: Sendable {
  private let pictures: PictureStorage?
  private let projects = Mutex<[String: SpecFolder]>([:])

  /// - Parameter pictures: How pictures should be stored; `nil` to accept what is recorded.
  package init(keeping pictures: PictureStorage?) {
    self.pictures = pictures
  }

  /// Returns the spec in a file if all its inputs and baselines are unchanged.
  func spec(_ source: SpecSource) -> UnchangedSpec? {
    let folder = BaselineFolder(of: source)
    guard let path = source.path, project(of: path).confinement.allows(folder.path, for: .read),
      !BaselineTransaction.isPending(in: folder),
      let bytes = try? folder.bytes(BaselineIndex.fileName),
      let index = try? BaselineIndex(bytes, named: folder.name), let inputs = index.inputs
    else { return nil }
    let snapshots = index.snapshots.filter { !Sweep.isName($0.key) }
    let entries = Array(snapshots.values)
    guard !entries.isEmpty, isComplete(inputs, snapshots),
      hasSameInputs(inputs, entries, source, path),
      hasSameBaselines(entries, in: folder)
    else { return nil }
    return UnchangedSpec(
      source: source, folder: folder, inputs: inputs, machines: Set(entries.map(\.machine)))
  }

  /// Returns whether the snapshots are exactly those recorded from the inputs, with their pictures
  /// stored as requested.
  private func isComplete(
    _ inputs: RecordedInputs, _ snapshots: [String: BaselineIndex.Entry]
  ) -> Bool {
    Set(snapshots.keys) == Set(inputs.variants.map(\.name))
      && inputs.seal == inputs.sealed(snapshots.mapValues(\.key))
      && snapshots.values.allSatisfy {
        $0.isDue != true && (pictures == nil || $0.pictures == pictures)
      }
  }

  private func hasSameInputs(
    _ inputs: RecordedInputs, _ entries: [BaselineIndex.Entry], _ source: SpecSource,
    _ path: String
  ) -> Bool {
    var files = inputs.files
    // The inputs may have been recorded from a file of another name, which may still exist.
    guard let own = files.removeValue(forKey: RecordedInputs.file(path)),
      Self.hash({ try source.bytes() ?? [] }) == own
    else { return false }
    // Include the pictures shown by snapshots that another run recorded.
    for entry in entries {
      for (file, hash) in entry.files ?? [:] where files[file] != hash {
        guard files.updateValue(hash, forKey: file) == nil else { return false }
      }
    }
    return project(of: path).hasFiles(files)
  }

  private func hasSameBaselines(
    _ entries: [BaselineIndex.Entry], in folder: BaselineFolder
  ) -> Bool {
    var files: [String: String] = [:]
    for entry in entries {
      files[entry.layout] = entry.layoutHash
      if let picture = entry.picture { files[picture] = entry.pictureHash }
    }
    return files.allSatisfy { file, hash in
      Self.hash { try folder.bytes(file) ?? [] } == hash
    }
  }

  /// Returns `nil` if the bytes cannot be read.
  private static func hash(_ bytes: () throws -> [UInt8]) -> String? {
    (try? bytes()).map { StableHash($0).text }
  }

  /// Returns the project of a file. It is cached per folder, because finding it is slow and many
  /// specs share a folder.
  private func project(of path: String) -> SpecFolder {
    let folder = Files.split(path).folder
    if let known = projects.withLock({ $0[folder] }) { return known }
    let project = SpecFolder(of: path)
    projects.withLock { $0[folder] = project }
    return project
  }
}
