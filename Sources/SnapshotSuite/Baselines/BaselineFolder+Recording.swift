internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecNormalForm

extension BaselineFolder {
  /// Records snapshots atomically: if anything fails, none are recorded.
  ///
  /// - Parameters:
  ///   - obsolete: The names of snapshots to remove.
  ///   - inputs: The files that the spec was read from; `nil` keeps the recorded ones.
  package func record(
    _ recordings: [String: SnapshotOutcome.Recording], obsolete: [String] = [],
    machines: [String: [String]], specs: [String: NormalSpec], inputs: RecordedInputs? = nil
  ) throws(Failure) {
    guard !recordings.isEmpty || !obsolete.isEmpty || inputs != nil else { return }
    let before = try index()
    var after = before
    for name in obsolete { after.snapshots[name] = nil }
    let recordings = try withOwnLayouts(recordings, beside: after.snapshots)
    for (name, recording) in recordings { after.snapshots[name] = recording.entry }
    after.machines.merge(machines) { _, new in new }
    after.specs.add(specs)
    after.inputs = inputs ?? before.inputs
    after = after.trimmed
    var transaction = BaselineTransaction(in: self)
    for (file, bytes) in recordings.values.flatMap(\.files).sorted(by: { $0.key < $1.key })
    where try self.bytes(file) != bytes {
      try transaction.write(bytes, to: file)
    }
    for file in before.files.subtracting(after.files).sorted() { transaction.remove(file) }
    if after != before {
      try transaction.write(try after.encoded(self), to: BaselineIndex.fileName)
    }
    try transaction.commit()
  }
}

extension BaselineIndex {
  /// The layout and picture files of all snapshots.
  var files: Set<String> {
    Set(snapshots.values.flatMap { [$0.layout, $0.picture].compactMap { $0 } })
  }

  /// Returns the contents of the `baseline.json` to write to a folder.
  func encoded(_ folder: BaselineFolder) throws(Failure) -> [UInt8] {
    do {
      return try bytes
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotWrite(folder.name(Self.fileName), "\(error)")
    }
  }
}
