import Foundation
import Synchronization
import Testing

@testable import HostSystem

/// Child processes.
@Suite struct ChildProcessTests {
  @Test func `background processes of a program are not waited for`() throws {
    let start = ContinuousClock.now
    var process = ChildProcess(
      path: "/bin/sh", arguments: ["-c", "sleep 60 & echo out; echo words >&2"], folder: "/tmp")
    process.drainTime = 2
    let outcome = try process.run()
    #expect(ContinuousClock.now - start < .seconds(40))
    #expect(outcome.ending == .exit(0))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: outcome.errors, as: UTF8.self) == "words\n")
  }

  @Test func `all output of a program is read, however long it takes`() throws {
    let heard = Mutex("")
    var process = ChildProcess(
      path: "/bin/sh", arguments: ["-c", "echo one >&2; sleep 0.1; echo two >&2"], folder: "/tmp")
    process.drainTime = 2
    process.onErrorOutput = { bytes in
      // Longer than the process runs plus the grace period.
      if heard.withLock({ $0.isEmpty }) { Thread.sleep(forTimeInterval: 0.5) }
      heard.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    #expect(try process.run().ending == .exit(0))
    #expect(heard.withLock { $0 } == "one\ntwo\n")
  }
}
