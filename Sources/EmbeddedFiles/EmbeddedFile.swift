internal import CEmbeddedFiles

/// A file of the source folder that is part of the program: text or drawings that people edit without
/// a compiler. `CEmbeddedFiles.c` lists them.
package struct EmbeddedFile: @unchecked Sendable {
  /// The contents, which stay valid as long as the program runs.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter path: The path, relative to `Sources`. The program stops if the file is not embedded.
  package init(_ path: String) {
    let file = embeddedFile(path)
    precondition(file.path[0] != 0, "\(path) is not listed in CEmbeddedFiles.c")
    bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
