import FlatplanTesting
import UIKit
import XCTest

/// Tests assertions in XCTest. Their failures are captured, so that tests can examine them.
final class XCTestTests: XCTestCase {
  private var failures: [(message: String, line: Int)] = []
  private var capturesFailures = false

  #if os(Linux)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard capturesFailures else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, lineNumber))
    }
  #else
    override func record(_ issue: XCTIssue) {
      guard capturesFailures else { return super.record(issue) }
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      failures.append((issue.compactDescription, line))
    }
  #endif

  override func invokeTest() {
    withLayoutRecording(.never) { super.invokeTest() }
  }

  func testGrid() {
    assertLayoutSnapshot(of: grid(), items: [5, 2], width: 390)
  }

  @MainActor func testGallery() {
    for screen in Screen.all {
      assertLayoutSnapshot(
        of: screen.layout(), items: screen.items, width: 768, named: screen.name)
    }
  }

  func testDifferenceFailsAtTheLine() {
    capturesFailures = true
    let line = Int(#line) + 1
    assertLayoutSnapshot(of: grid(gap: 9), items: [5, 2], width: 390, testName: "testGrid")
    capturesFailures = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, line)
    XCTAssert(failures.first?.message.contains("\n  resized   0/0,3, 1/0   w -0.5") ?? false)
  }
}
