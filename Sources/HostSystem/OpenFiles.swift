internal import Foundation
package import SpecDiagnostics

/// The number of files that the process can have open at once.
package enum OpenFiles {
  /// The number of descriptors that a run needs beside those it starts with. Dispatch and Foundation
  /// end the process with a trap where they cannot open their event queue or the sockets of a child
  /// process.
  static let required = 32

  /// Checks that enough descriptors are free, and raises the limit of the process if they are not.
  ///
  /// - Throws: `Failure.environment(_:)` if the limit of the system is too low.
  package static func check() throws(Failure) {
    guard !areFree(required) else { return }
    raiseLimit()
    guard !areFree(required) else { return }
    throw .environment(
      "too few files can be open at once: raise the limit, for example with `ulimit -n 256`")
  }

  /// Returns whether as many descriptors can be opened, in time linear in their number.
  private static func areFree(_ count: Int) -> Bool {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for _ in 0..<count {
      let descriptor = open("/", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno != EMFILE && errno != ENFILE }
      descriptors.append(descriptor)
    }
    return true
  }

  /// Sets the soft limit to the hard limit.
  private static func raiseLimit() {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(resource, &limit)
  }
}
