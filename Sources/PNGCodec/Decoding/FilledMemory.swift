internal import Foundation

extension UnsafeMutableBufferPointer<UInt8> {
  /// Has all pages brought that the memory lies on, at once and as large ones: `madvise`. Otherwise
  /// each of them is brought when it is first written to, and given back when the process ends, which
  /// takes a fifth of the time that a picture takes.
  ///
  /// A wish and no more: where the system does not know it, pages come one by one, and so do those of
  /// pictures so large that not all of them may be needed before something is found to be wrong.
  func bringPages() {
    #if os(Linux)
      guard 1 << 20...1 << 28 ~= count, let start = baseAddress else { return }
      let page = Int(getpagesize())
      let first = (Int(bitPattern: start) + page - 1) / page * page
      let length = (Int(bitPattern: start) + count - first) / page * page
      let memory = UnsafeMutableRawPointer(bitPattern: first)
      madvise(memory, length, hugePage)
      madvise(memory, length, populateWrite)
    #endif
  }
}

/// `MADV_HUGEPAGE`.
private let hugePage: Int32 = 14

/// `MADV_POPULATE_WRITE`, which older headers lack: since Linux 5.14.
private let populateWrite: Int32 = 23
