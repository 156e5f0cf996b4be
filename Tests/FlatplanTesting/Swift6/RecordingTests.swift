import CompositionalLayout
import Foundation
import Testing
import UIKit

@testable import FlatplanTesting

/// Tests the recording modes. The tests run serially, because they write rejected layouts to the
/// same file.
@Suite(.serialized) struct RecordingTests {
  /// Runs an assertion on the grid, in a test file in the scratch folder.
  private func check(
    _ scratch: Scratch, _ recording: LayoutRecording, gap: CGFloat = 8, tolerance: Double = 0,
    ignored: [String] = [], line: UInt = 1, in names: SnapshotNames = SnapshotNames()
  ) throws -> SnapshotFailure? {
    let test = Snapshot.Test(
      file: scratch.file, module: "Tests/GridTests.swift", function: "grid(width:)", name: nil,
      line: line)
    let form = try grid(gap: gap).forms(
      by: .frames(tolerance: tolerance, ignoring: ignored), items: [3], in: Container(width: 390))[
        0]
    return try SnapshotCheck(
      snapshot: Snapshot(form, of: test), recording: recording, names: names
    ).run()
  }

  @Test func `a detached task fails in the test library that runs it`() async {
    #expect(Test.current != nil)
    let (test, isFound) = await Task.detached { (Test.current, CallPlace.isSwiftTesting) }.value
    #expect(test == nil)
    #expect(isFound)
  }

  @Test func `mode 'missing' records layouts without a baseline and fails`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    #expect(
      try check(scratch, .missing)?.description == """
        layout grid.390 had no baseline and was recorded
        baseline  \(scratch.path("grid.390.layout"))
        recorded  run the test again to compare
        """)
    let old = try #require(scratch.text("grid.390.layout"))
    #expect(
      old == """
        flatplan layout 1
        axes 390x844 ltr large @2x
        content 390 40
        0/0  cell  0 0 124.5 40      z0
        0/1  cell  132.5 0 124.5 40  z0
        0/2  cell  265 0 124.5 40    z0

        """)
    #expect(try check(scratch, .missing) == nil)
    #expect(try check(scratch, .missing, gap: 10)?.outcome == .refused)
    #expect(scratch.text("grid.390.layout") == old)
    #expect(scratch.names == ["grid.390.layout"])
  }

  @Test func `a failure lists frames, files and the command that accepts them`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    _ = try check(scratch, .all)
    let failure = try #require(try check(scratch, .never, gap: 10))
    let baseline = scratch.path("grid.390.layout")
    let actual = failure.snapshot.actual
    #expect(
      failure.description == """
        layout grid.390 differs from its baseline
          resized   0/0   w -1.5
          moved     0/1   x +0.5  w -1.5
          moved     0/2   x +1  w -1.5
        baseline  \(baseline)
        actual    \(actual)
        accept    cp \(actual) \(baseline)
        all       FLATPLAN_RECORD=failed swift test
        """)
    #expect(actual.hasSuffix("flatplan/tests/Tests/GridTests/grid.390.layout"))
    let written = try String(contentsOfFile: actual, encoding: .utf8)
    #expect(Array(written.utf8) == failure.snapshot.form.bytes)
  }

  @Test func `mode 'failed' records layouts that differ from their baseline`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    _ = try check(scratch, .failed)
    let old = scratch.text("grid.390.layout")
    #expect(old != nil)
    #expect(try check(scratch, .failed) == nil)
    #expect(try check(scratch, .failed, gap: 10)?.outcome == .recorded)
    #expect(scratch.text("grid.390.layout") != old)
  }

  @Test(arguments: LayoutRecording.allCases)
  func `two different layouts with the same name are reported`(recording: LayoutRecording) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    _ = try check(scratch, .all)
    let old = scratch.text("grid.390.layout")
    let names = SnapshotNames()
    _ = try check(scratch, recording, line: 3, in: names)
    if [.all, .failed].contains(recording) {
      #expect(throws: SnapshotProblem.nameTaken("grid.390", line: 3)) {
        try check(scratch, recording, gap: 10, line: 4, in: names)
      }
    } else {
      let failure = try #require(try check(scratch, recording, gap: 10, line: 4, in: names))
      let hint =
        "\nname      line 3 has another snapshot with this name; set 'named:' to distinguish them\n"
      #expect(failure.description.contains(hint))
    }
    #expect(scratch.text("grid.390.layout") == old)
    // An equal layout may use the name again, and so may one within the tolerance.
    #expect(throws: Never.self) { try check(scratch, recording, line: 5, in: names) }
    #expect(try check(scratch, .never, gap: 9, tolerance: 1.5, line: 6, in: names) == nil)
  }

  @Test func `mode 'failed' replaces a baseline atomically`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let path = scratch.path("grid.390.layout")
    let old = try grid(gap: 20).solve(itemCounts: [3], in: Container(width: 390)).record()
    try SnapshotFiles.write(Array(old.description.utf8), to: path)
    // A hard link to the old file: its contents change only if the file is overwritten in place.
    let second = scratch.folder + "/second"
    try FileManager.default.linkItem(atPath: path, toPath: second)
    #expect(try check(scratch, .failed)?.outcome == .recorded)
    #expect(try String(contentsOfFile: second, encoding: .utf8) == old.description)
    #expect(scratch.text("grid.390.layout") != old.description)
    #expect(scratch.names == ["grid.390.layout"])
  }

  @Test func `mode 'never' records nothing`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let failure = try #require(try check(scratch, .never))
    #expect(failure.description.hasPrefix("layout grid.390 has no baseline\nbaseline  "))
    #expect(failure.description.contains("accept    mkdir -p "))
    #expect(scratch.names.isEmpty)
  }

  @Test func `differences within the tolerance and in ignored frames pass`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    _ = try check(scratch, .all)
    #expect(try check(scratch, .never, gap: 9, tolerance: 1.5) == nil)
    #expect(try check(scratch, .never, gap: 9, ignored: ["0/*"]) == nil)
    #expect(try check(scratch, .never, gap: 9, ignored: ["0/1"]) != nil)
  }

  @Test func `an unknown ignored name is reported with the changes`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    _ = try check(scratch, .all)
    #expect(try check(scratch, .never, ignored: ["hedaer"]) == nil)
    let failure = try #require(try check(scratch, .never, gap: 9, ignored: ["hedaer", "0/1"]))
    #expect(failure.description.contains("\n  ignoring  no frame is called 'hedaer'\n"))
    #expect(!failure.description.contains("called '0/1'"))
  }

  @Test func `an invalid container size is not recorded`() {
    withKnownIssue {
      assertLayoutSnapshot(
        of: grid(), items: [5, 2], width: -1, record: .all, testName: "negative")
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "invalid container size: -1 x 844 points" }
    }
  }

  @Test func `an unreadable baseline is not overwritten`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let path = scratch.path("grid.390.layout")
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    try SnapshotFiles.write(Array(pointer.utf8), to: path)
    #expect(throws: SnapshotProblem.self) { try check(scratch, .failed) }
    #expect(scratch.text("grid.390.layout") == pointer)
    _ = try check(scratch, .all)
    #expect(scratch.text("grid.390.layout")?.hasPrefix("flatplan layout 1\n") == true)
  }

  @Test func `the error for an unwritable folder names the file`() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    // A file where the folder should be.
    try SnapshotFiles.write([], to: scratch.folder + "/__Snapshots__")
    #expect {
      try check(scratch, .all)
    } throws: { error in
      "\(error)".contains(" \(scratch.path("grid.390.layout")): ")
    }
  }

  @Test func `the argument, scope and environment take precedence in this order`() throws {
    #expect(try LayoutRecording.selected(by: [:]) == .missing)
    #expect(try LayoutRecording.selected(by: ["CI": "false"]) == .missing)
    #expect(try LayoutRecording.selected(by: ["CI": "true"]) == .never)
    #expect(try LayoutRecording.selected(by: ["CI": "1", "FLATPLAN_RECORD": "failed"]) == .failed)
    #expect(throws: SnapshotProblem.unknownRecording("yes")) {
      try LayoutRecording.selected(by: ["FLATPLAN_RECORD": "yes"])
    }
    try withLayoutRecording(.all) {
      let current = try LayoutRecording.current
      #expect(current == .all)
      // The argument takes precedence: nothing is recorded.
      withKnownIssue {
        assertLayoutSnapshot(
          of: grid(), items: [5, 2], width: 390, record: .never, testName: "absent")
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("absent.390 has no baseline\n") }
      }
    }
  }

  @Test(arguments: [
    ("grid()", "grid"), ("grid(width:)", "grid"), ("`a raw (name)`()", "a-raw-name"),
    ("../up()", "up"), ("()", "layout"),
  ])
  func `function names are converted to file names`(function: String, name: String) throws {
    let test = Snapshot.Test(
      file: "/a/GridTests.swift", module: "M/GridTests.swift", function: function, name: nil,
      line: 1)
    let axes = LayoutRecord.Axes(size: Container(width: 390).size)
    let snapshot = Snapshot(SnapshotForm([], kind: "layout", axes: axes) { _ in nil }, of: test)
    #expect(snapshot.baseline == "/a/__Snapshots__/GridTests/\(name).390.layout")
  }
}
