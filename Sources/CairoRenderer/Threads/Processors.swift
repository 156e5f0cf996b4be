#if os(Linux)
  import CSched
  import Foundation

  /// Processors that threads are placed on: `cpu_set_t`, which is nothing but bits.
  struct Processors: @unchecked Sendable {
    private var set = cpu_set_t()

    private static let size = MemoryLayout<cpu_set_t>.size

    /// Those that the thread that calls may run on: `sched_getaffinity`. Nothing, where the system has
    /// more than there is room for.
    static var allowed: Processors? {
      var processors = Processors()
      return sched_getaffinity(0, size, &processors.set) == 0 ? processors : nil
    }

    /// Those beside the one that the thread that calls runs on, `sched_getcpu`; nothing, if there are none.
    var withoutCurrent: Processors? {
      var others = self
      let current = Int(sched_getcpu())
      let isEmpty = withUnsafeMutableBytes(of: &others.set) { bytes in
        let words = bytes.bindMemory(to: UInt.self)
        let (word, bit) = current.quotientAndRemainder(dividingBy: UInt.bitWidth)
        if words.indices.contains(word) { words[word] &= ~(1 << UInt(bit)) }
        return words.allSatisfy { $0 == 0 }
      }
      return isEmpty ? nil : others
    }

    /// Has threads that are made so begin there: `pthread_attr_setaffinity_np`.
    func place(_ attributes: inout pthread_attr_t) {
      withUnsafePointer(to: set) { _ = pthread_attr_setaffinity_np(&attributes, Self.size, $0) }
    }

    /// Has the thread that calls run there and nowhere else: `sched_setaffinity`.
    func placeThread() {
      withUnsafePointer(to: set) { _ = sched_setaffinity(0, Self.size, $0) }
    }
  }
#endif
