internal import Synchronization

/// The source files whose literals a run writes. A file is always written from what it was when the
/// run began, with all literals so far, since the compiler's lines are those of that text.
final class InlineSources: Sendable {
  static let ofThisRun = InlineSources()

  private struct File {
    var original: SwiftSource
    /// The edits, by the place of their call.
    var edits: [Int: SwiftSource.Edit] = [:]

    var written: [UInt8] { original.applying(edits.values.sorted { $0.start < $1.start }) }
  }

  private let files = Mutex<[String: File]>([:])

  /// Writes a text as the literal of a call.
  func record(
    _ text: String, at call: SourceCall, hasLiteral: Bool
  ) throws(SnapshotProblem) {
    let result = files.withLock { files in
      Result { () throws(SnapshotProblem) in
        let now = try SnapshotFiles.read(call.file)
        var file = files[call.file] ?? File(original: SwiftSource(bytes: now ?? []))
        guard now == file.written, let place = file.original.offset(of: call) else {
          throw .sourceChanged(call.file, line: call.line)
        }
        let edit = try file.original.edit(
          writing: text, at: place, of: call, hasLiteral: hasLiteral)
        if let old = file.edits[place], old != edit {
          throw .literalTaken(call.file, line: call.line)
        }
        file.edits[place] = edit
        try SnapshotFiles.write(file.written, to: call.file)
        files[call.file] = file
      }
    }
    try result.get()
  }
}
