/// A file that is held in memory, put together piece by piece.
package final class FileInMemory {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }
}
