import Foundation

@testable import SwiftInput

extension Workplace {
  /// The cache of programs compiled in this test run, which is removed at its end.
  private static let programs: String = {
    atexit { try? FileManager.default.removeItem(atPath: Workplace.programs) }
    return NSTemporaryDirectory() + "flatplan-programs-\(getpid())"
  }()

  /// Runs `flatplan` on code with the library that is built beside the tests.
  func compile(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async -> Result {
    let own = [
      "FLATPLAN_BUILD": RunnerLibrary.besideTests.folder, "FLATPLAN_CACHE": Self.programs,
      "PATH": ProcessInfo.processInfo.environment["PATH", default: ""],
    ]
    return await run(
      arguments, input: input, environment: own.merging(environment) { _, given in given })
  }
}
