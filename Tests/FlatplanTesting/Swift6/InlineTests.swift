import CompositionalLayout
import Foundation
import Testing
import UIKit

@testable import FlatplanTesting

/// Tests assertions whose expected text is a literal of the call.
struct InlineTests {
  /// A source file in a folder of its own, in which calls are found by the text before them.
  private struct Source {
    let scratch = Scratch()
    let text: String
    let sources = InlineSources()

    init(_ text: String) throws {
      self.text = text
      try SnapshotFiles.write(Array(text.utf8), to: scratch.file)
    }

    var written: String? { try? String(contentsOfFile: scratch.file, encoding: .utf8) }

    /// Runs the check of a call, whose place is that of the first `(` after a mark.
    func check(
      _ mark: String, writing text: String, expected: String? = nil,
      _ recording: LayoutRecording = .failed
    ) throws -> FailureReport? {
      let found = try #require(self.text.range(of: mark))
      let open = try #require(self.text[found.lowerBound...].firstIndex(of: "("))
      let before = self.text[..<open].split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let call = SourceCall(
        file: scratch.file, line: before.count, column: (before.last?.utf8.count ?? 0) + 1)
      let axes = LayoutRecord.Axes(size: Container(width: 390).size)
      let form = SnapshotForm(text: "head\n" + text + "\n", kind: "layout", axes: axes) {
        String(decoding: $0, as: UTF8.self) == "head\n" + text + "\n" ? nil : "changed   it"
      }
      return try InlineCheck(
        form: form, heading: "head\n", expected: expected, call: call, recording: recording,
        sources: sources
      ).run()
    }
  }

  @Test func `a literal equals the frames`() {
    assertInlineLayoutSnapshot(of: grid(), items: [2], in: Container(width: 390)) {
      """
      axes 390x844 ltr large @2x
      content 390 40
      0/0  cell  0 0 124.5 40      z0
      0/1  cell  132.5 0 124.5 40  z0
      """
    }
  }

  @Test func `a difference fails with the frames and the variable that records`() {
    withKnownIssue {
      assertInlineLayoutSnapshot(
        of: grid(gap: 9), items: [2], in: Container(width: 390), record: .never
      ) {
        """
        axes 390x844 ltr large @2x
        content 390 40
        0/0  cell  0 0 124.5 40      z0
        0/1  cell  132.5 0 124.5 40  z0
        """
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("layout differs from its literal\n  resized   0/0   w -0.5\n")
        && text.contains("\nsource    ") && text.contains("InlineTests.swift:")
        && text.hasSuffix("\nrecord    FLATPLAN_RECORD=failed swift test")
    }
  }

  @Test func `a call without a literal gets one, and only it changes`() throws {
    let source = try Source(
      """
      struct Tests {
          @Test func one() { // it's "(" here
              check(of: grid(")", #"a\\"#, "\\(f("}"))"), /* ( /* */ */ in: x)  // stays
              check(
                  of: grid())
          }
      }

      """)
    defer { source.scratch.remove() }
    #expect(
      try source.check("check(\n", writing: "c", .never)?.text.contains("has no literal") == true)
    #expect(source.written == source.text)
    let failure = try source.check("check(\n", writing: "a\n\nb")
    #expect(failure?.text.contains("layout had no literal and was recorded\n") == true)
    _ = try source.check("check(of", writing: "c")
    #expect(
      source.written == """
        struct Tests {
            @Test func one() { // it's "(" here
                check(of: grid(")", #"a\\"#, "\\(f("}"))"), /* ( /* */ */ in: x) {
                    \"""
                    c
                    \"""
                }  // stays
                check(
                    of: grid()) {
                    \"""
                    a

                    b
                    \"""
                }
            }
        }

        """)
  }

  @Test(arguments: [
    (#"{ "old" }"#, "{ \"\"\"\n    1 \\\\ \"\"\\\" \\u{7}\n    \"\"\" }"),
    (
      "{\n    #\"\"\"\n    old\n    \"\"\"#\n}",
      "{\n    #\"\"\"\n    1 \\ \"\"\\#\" \\#u{7}\n    \"\"\"#\n}"
    ),
    ("\r\n{ // why\r\n\t\"\"\"\r\n\told\r\n\t\"\"\"\r\n}", nil),
  ])
  func `a literal keeps its quotes and its place, and is escaped`(
    closure: String, expected: String?
  ) throws {
    let source = try Source("check(of: a) \(closure)\ncheck(of: b)\n")
    defer { source.scratch.remove() }
    guard let expected else {
      #expect(throws: SnapshotProblem.notLiteral(source.scratch.file, line: 1)) {
        try source.check("check(of: a", writing: "x", expected: "old")
      }
      return
    }
    _ = try source.check("check(of: a", writing: "1 \\ \"\"\" \u{7}", expected: "old")
    #expect(source.written == "check(of: a) \(expected)\ncheck(of: b)\n")
  }

  @Test func `line ends and tabs of the file are kept`() throws {
    let source = try Source("{\r\n\tcheck(of: a)\r\n}\r\n")
    defer { source.scratch.remove() }
    _ = try source.check("check", writing: "1\n2")
    let lines = [
      "{", "\tcheck(of: a) {", "\t\t\"\"\"", "\t\t1", "\t\t2", "\t\t\"\"\"", "\t}", "}", "",
    ]
    #expect(source.written == lines.joined(separator: "\r\n"))
  }

  @Test func `a file that changed and a call with two layouts are refused`() throws {
    let source = try Source("check(of: a)\ncheck(of: b)\n")
    defer { source.scratch.remove() }
    let file = source.scratch.file
    _ = try source.check("check(of: a", writing: "1")
    _ = try source.check("check(of: a", writing: "1")
    #expect(throws: SnapshotProblem.literalTaken(file, line: 1)) {
      try source.check("check(of: a", writing: "2")
    }
    #expect(throws: SnapshotProblem.sourceChanged(file, line: 2)) {
      try source.check("check(of: b", writing: "2", expected: "1")
    }
    try SnapshotFiles.write(Array("other\n".utf8), to: file)
    #expect(throws: SnapshotProblem.sourceChanged(file, line: 2)) {
      try source.check("check(of: b", writing: "2")
    }
    #expect(source.written == "other\n")
  }
}
