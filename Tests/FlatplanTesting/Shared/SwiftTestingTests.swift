import FlatplanTesting
import Testing
import UIKit

/// Assertions under Swift Testing, against the baselines beside this file.
@Suite(.layoutRecording(.never)) struct SwiftTestingTests {
  @Test(arguments: [390, 834]) func grids(width: Double) {
    assertLayoutSnapshot(of: grid(), items: [5, 2], width: width)
  }

  @Test func `names say what is not plain`() {
    assertLayoutSnapshot(
      of: grid(), items: [1], width: 320.5, height: 600, scale: 3, direction: .rightToLeft,
      textSize: .accessibilityLarge, named: "wide & plain")
  }

  @MainActor @Test func `code that asks the screen sees the container`() {
    assertLayoutSnapshot(of: screenGrid(), items: [4], width: 500)
  }

  @MainActor @Test(arguments: Screen.all) func gallery(screen: Screen) {
    assertLayoutSnapshot(of: screen.layout(), items: screen.items, width: 390, named: screen.name)
  }

  @Test func `a difference fails at the line that calls`() {
    withKnownIssue {
      assertLayoutSnapshot(of: grid(gap: 9), items: [5, 2], width: 390, testName: "grids")
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      let parts = [
        "layout grids.390 is not as recorded\n  resized   0/0,3, 1/0   w -0.5",
        "\nbaseline  ", "\nactual    ", "\naccept    cp ",
      ]
      let isHere = issue.sourceLocation?.fileID.hasSuffix("SwiftTestingTests.swift") ?? false
      return isHere && parts.allSatisfy(words.contains)
    }
  }

  @Test func `a missing baseline fails and stays missing`() {
    withKnownIssue {
      assertLayoutSnapshot(of: grid(), items: [5, 2], width: 400)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no baseline") }
    }
  }

  @Test func `a layout that raises fails`() {
    withKnownIssue {
      assertLayoutSnapshot(of: grid(gap: .nan), items: [-1], width: 390)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("there is no layout to compare") }
    }
  }
}
