import Foundation
import Testing

@testable import FlatplanCommands

/// Programs that are run until they end.
@Suite struct ChildProcessTests {
  @Test func `what a program leaves behind is not waited for`() throws {
    let start = ContinuousClock.now
    let outcome = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "sleep 60 & echo out; echo words >&2"], folder: "/tmp"
    ).run()
    #expect(ContinuousClock.now - start < .seconds(40))
    #expect(outcome.ending == .exit(0))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: outcome.errors, as: UTF8.self) == "words\n")
  }
}
