internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The source location of an assertion, where its failures are reported.
package struct CallPlace {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  package init(
    fileID: StaticString, file: StaticString, line: UInt, column: UInt
  ) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }

  /// Reports a failure to the test library that runs the current test.
  package func fail(_ message: String) {
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
  package func attach(_ failure: SnapshotFailure) {
    #if canImport(Testing)
      guard Test.current != nil else { return }
      let snapshot = failure.snapshot
      Attachment.record(
        snapshot.text, named: "\(snapshot.name).\(snapshot.kind)", sourceLocation: location)
      Attachment.record(
        failure.description, named: "\(snapshot.name).txt", sourceLocation: location)
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
