internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The source location of an assertion, where its failures are reported.
struct CallPlace {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  /// Reports the failures that a check returns, or its error.
  func report(_ check: () throws -> [FailureReport]) {
    do {
      let failures = try check()
      failures.forEach(attach)
      if !failures.isEmpty { fail(failures.map(\.text).joined(separator: "\n\n")) }
    } catch {
      fail("\(error)")
    }
  }

  /// Reports a failure to the test library that runs the current test.
  private func fail(_ message: String) {
    #if canImport(Testing)
      if Self.isSwiftTesting {
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: file, line: line)
    #endif
  }

  /// Attaches the files of a failure to the test results, in Swift Testing only: XCTest has no
  /// attachments on Linux.
  private func attach(_ failure: FailureReport) {
    #if canImport(Testing)
      guard Test.current != nil else { return }
      for file in failure.files {
        Attachment.record(file.bytes, named: file.name, sourceLocation: location)
      }
      Attachment.record(failure.text, named: "\(failure.name).txt", sourceLocation: location)
    #endif
  }

  #if canImport(Testing)
    private var location: SourceLocation {
      SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    }

    /// Whether Swift Testing runs the current code. A detached task has no current test, so the
    /// command line decides: XCTest ignores failures outside of its tests.
    static var isSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
  #endif
}
