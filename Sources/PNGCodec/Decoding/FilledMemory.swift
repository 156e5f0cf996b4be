internal import Foundation

extension UnsafeMutableBufferPointer<UInt8> {
  /// Populates all pages of the memory at once, as huge pages: `madvise`. Otherwise each page is
  /// faulted in on its first write and freed at process exit, which takes a fifth of the time of a
  /// picture.
  ///
  /// This is only a hint. Systems without it fault pages in one by one. So do very large pictures,
  /// which may turn out to be invalid before all pages are needed.
  func populatePages() {
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

/// `MADV_POPULATE_WRITE`, since Linux 5.14; older headers lack it.
private let populateWrite: Int32 = 23
