import FlatplanTesting
import Testing
import UIKit

/// Tests assertions in Swift Testing, against the baselines beside this file.
@Suite(.layoutRecording(.never)) struct SwiftTestingTests {
  @Test(arguments: [390, 834]) func `a grid matches its baseline`(width: Double) {
    assertLayoutSnapshot(of: grid(), items: [5, 2], width: width)
  }

  @Test func `baseline names contain the properties that differ from the defaults`() {
    assertLayoutSnapshot(
      of: grid(), items: [1], width: 320.5, height: 600, scale: 3, direction: .rightToLeft,
      textSize: .accessibilityLarge, named: "wide & plain")
  }

  @MainActor @Test func `code that reads the screen gets the container`() {
    assertLayoutSnapshot(of: screenGrid(), items: [4], width: 500)
  }

  @MainActor @Test(arguments: Screen.all) func `gallery screens match their baselines`(
    screen: Screen
  ) {
    assertLayoutSnapshot(of: screen.layout(), items: screen.items, width: 390, named: screen.name)
  }

  @Test func `a difference fails at the calling line`() {
    withKnownIssue {
      assertLayoutSnapshot(
        of: grid(gap: 9), items: [5, 2], width: 390, testName: "a grid matches its baseline")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      let expected = [
        "layout a-grid-matches-its-baseline.390 differs from its baseline\n  resized   0/0,3, 1/0   w -0.5",
        "\nbaseline  ", "\nactual    ", "\naccept    cp ",
      ]
      let isHere = issue.sourceLocation?.fileID.hasSuffix("SwiftTestingTests.swift") ?? false
      return isHere && expected.allSatisfy(message.contains)
    }
  }

  @Test func `a missing baseline fails and is not recorded`() {
    withKnownIssue {
      assertLayoutSnapshot(of: grid(), items: [5, 2], width: 400)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no baseline") }
    }
  }

  @Test func `a layout that raises an exception fails`() {
    withKnownIssue {
      assertLayoutSnapshot(of: grid(gap: .nan), items: [-1], width: 390)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("cannot create the layout") }
    }
  }
}
