import Testing

@testable import SwiftInput

/// Hints added to compiler errors.
@Suite struct CompilerHintsTests {
  @Test(arguments: [
    (
      "A.swift:5:4: error: 'optional' can only be applied to members of an @objc protocol",
      "canImport(ObjectiveC)"
    ),
    (
      "A.swift:9:1: error: '#keyPath' can only be used with the Objective-C runtime",
      "canImport(ObjectiveC)"
    ),
    ("A.swift:2:8: error: no such module 'SwiftUI'", "canImport(SwiftUI)"),
    ("A.swift:7:2: error: no macro named 'Preview'", "canImport(SwiftUI)"),
    ("A.swift:7:2: error: expressions are not allowed at the top level", "func createLayout()"),
    ("error: filename \"A.swift\" used twice: 'a/A.swift' and 'b/A.swift'", "rename one"),
    ("A.swift:7:2: error: return invalid outside of a func", "func createLayout()"),
    ("A.swift:1:1: error: 'lazy' cannot be used on an already-lazy global", "final class"),
    ("A.swift:2:8: error: no such module 'Combine'", "canImport(Combine)"),
    ("A.swift:3:8: error: extra argument 'resource' in call", "UIColor(named:"),
    ("A.swift:3:8: error: no such module 'SnapKit'", "only UIKit and Foundation"),
    (
      "A.swift:4:9: error: 'MeasurementFormatter' is unavailable: Not supported in "
        + "swift-corelibs-foundation", "canImport(Darwin)"
    ),
    (
      "A.swift:4:9: error: cannot find type 'RelativeDateTimeFormatter' in scope",
      "canImport(Darwin)"
    ),
    (
      "A.swift:4:9: error: cannot find type 'UIDragItem' in scope",
      "remove the code that uses UIDragItem,"
    ),
    ("A.swift:4:9: error: cannot find 'CADisplayLink' in scope", "canImport(ObjectiveC)"),
  ])
  func `API available only on Apple platforms is named, with a condition that excludes it`(
    _ output: String, _ condition: String
  ) {
    let notes = CompilerHints.notes(for: output + "\n" + output)
    #expect(notes.count == 1 && notes[0].hasPrefix("note: ") && notes[0].contains(condition))
  }

  @Test func `of many missing names, a few are listed`() {
    let output = "FEDCBA".map { "A.swift:1:1: error: cannot find type 'NS\($0)x' in scope" }
    #expect(
      CompilerHints.notes(for: output.joined(separator: "\n")).first?
        .contains("uses NSAx, NSBx, NSCx, NSDx and 2 more, or") == true)
  }

  @Test(arguments: ["x", "UI", "Uiview", "HomeView", "URLThing"])
  func `other errors get no hints`(_ name: String) {
    #expect(CompilerHints.notes(for: "A.swift:1:1: error: cannot find '\(name)' in scope").isEmpty)
  }
}
