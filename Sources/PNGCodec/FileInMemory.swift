/// A growing file in memory.
package final class FileInMemory {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }
}
