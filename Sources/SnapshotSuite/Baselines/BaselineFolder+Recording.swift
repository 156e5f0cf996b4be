internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecNormalForm

extension BaselineFolder {
  /// Records snapshots: all of them or, should anything go wrong, none.
  ///
  /// - Parameters:
  ///   - obsolete: Snapshots that are no more.
  ///   - inputs: What the spec was read from now; `nil` leaves what is there.
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
  /// The files that snapshots lie in.
  var files: Set<String> {
    Set(snapshots.values.flatMap { [$0.layout, $0.picture].compactMap { $0 } })
  }

  /// The bytes of the file in a folder.
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
