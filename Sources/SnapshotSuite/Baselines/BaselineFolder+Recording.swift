internal import Foundation
internal import Geometry
internal import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
package import SpecNormalForm

extension BaselineFolder {
  /// Records snapshots atomically: if anything fails, none are recorded.
  ///
  /// - Parameters:
  ///   - obsolete: The names of snapshots to remove.
  ///   - inputs: The files that the spec was read from; `nil` keeps the recorded ones.
  ///   - isRepair: Whether to replace baselines that cannot be read, instead of adding to them.
  package func record(
    _ recordings: [String: SnapshotOutcome.Recording], obsolete: [String] = [],
    machines: [String: [String]], specs: [String: NormalSpec], inputs: RecordedInputs? = nil,
    isRepair: Bool = false
  ) throws(Failure) {
    guard !recordings.isEmpty || !obsolete.isEmpty || inputs != nil else { return }
    // The lock is taken first: another run may add snapshots to the same folder.
    var transaction = try BaselineTransaction(in: self)
    let before = isRepair ? BaselineIndex() : try index()
    var after = before
    for name in obsolete { after.snapshots[name] = nil }
    let recordings = try withOwnLayouts(recordings, beside: after.snapshots)
    for (name, recording) in recordings { after.snapshots[name] = recording.entry }
    after.machines.merge(machines) { _, new in new }
    after.specs.add(specs)
    after.inputs = inputs ?? before.inputs
    after = after.trimmed
    var encoded: [UInt8]?
    if after != before { encoded = try after.encoded(self) }
    for (file, bytes) in recordings.values.flatMap(\.files).sorted(by: { $0.key < $1.key }) {
      var old: [UInt8]?
      if !isRepair { old = try self.bytes(file) }
      guard old != bytes else { continue }
      try requireReadable(bytes, as: file)
      try transaction.write(bytes, to: file)
    }
    let known = isRepair ? recordedFiles : before.files
    for file in known.subtracting(after.files).sorted() { transaction.remove(file) }
    if let encoded { try transaction.write(encoded, to: BaselineIndex.fileName) }
    try transaction.commit()
  }

  /// The layouts, sweeps and pictures in the folder, whether an index lists them or not.
  private var recordedFiles: Set<String> {
    let files = (try? confinement.names(in: path, named: name)) ?? []
    return Set(
      files.filter { file in
        !file.hasPrefix(".") && [".layout", ".png", ".sweep"].contains(where: file.hasSuffix)
      })
  }

  /// Throws if a layout could not be read again, before it replaces a readable one.
  private func requireReadable(_ bytes: [UInt8], as file: String) throws(Failure) {
    guard file.hasSuffix(".layout") else { return }
    do {
      let text = try LayoutRecord(parsing: bytes).description
      guard Array(text.utf8) == bytes else { throw LayoutTextError.notLayout }
    } catch {
      throw .cannotWrite(name(file), "it could not be read again: \(error)")
    }
  }
}

extension BaselineIndex {
  /// The layout and picture files of all snapshots.
  var files: Set<String> {
    Set(snapshots.values.flatMap { [$0.layout, $0.picture].compactMap { $0 } })
  }

  /// Returns the contents of the `baseline.json` to write to a folder.
  ///
  /// - Throws: `Failure.damagedBaseline(_:_:)` if the index contains specs of a damaged file;
  ///   `Failure.cannotWrite(_:_:)` if the contents could not be read again.
  func encoded(_ folder: BaselineFolder) throws(Failure) -> [UInt8] {
    let name = folder.name(Self.fileName)
    let encoded: [UInt8]
    do {
      encoded = try bytes
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotWrite(name, "\(error)")
    }
    do throws(Failure) {
      let again = try Self(encoded, named: name)
      _ = try again.specs.all
      guard again == self else { throw .cannotWrite(name, "it would differ") }
    } catch {
      throw .cannotWrite(name, "it could not be read again: \(error.message)")
    }
    return encoded
  }
}
