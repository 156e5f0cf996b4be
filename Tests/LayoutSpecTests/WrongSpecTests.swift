import Foundation
import LayoutSpec
import SpecDiagnostics
import Testing

/// A spec with one mistake and all its messages.
struct WrongSpec: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let output: String

  init(_ name: String, _ text: String, _ output: String) {
    self.name = name
    self.text = text + "\n"
    self.output = output + "\n"
  }

  var testDescription: String { name }

  static let all =
    wrongFiles + unknownKeys + missingKeys + wrongSizes + wrongWords + wrongReferences
    + wrongExpressions + wrongShapes + wrongParts + wrongCells + foreignKeys + foreignValues
    + foreignPaint
}

struct WrongSpecTests {
  @Test(arguments: WrongSpec.all)
  func `a mistake is reported with its place and a fix`(_ wrong: WrongSpec) {
    let output = DiagnosticFormat.human.text(diagnostics(of: wrong.text))
    #expect(output == wrong.output)
  }

  @Test func `a misspelled direction is taken as the one that is meant`() {
    let found = diagnostics(
      of: """
        configuration: {scrollDirection: horizntal}
        sections: [{group: {height: 100}, items: 12}]
        """)
    #expect(found.map(\.code) == ["E203", "E103"])
    #expect(found.first?.fixes.map(\.replacement) == ["horizontal"])
    #expect(found.last?.message.contains("the group needs a width") == true)
  }

  /// The layout is checked even if no container is known.
  @Test(arguments: [
    "devices: [iphone-61]", "layoutDirection: [rlt]", "appearance: [drak]", "theme: [sytem]",
  ])
  func `an invalid picture name hides no other mistake`(_ picture: String) {
    let found = diagnostics(
      of: """
        sections: [{group: {height: 44, widht: 50%}, items: 12}]
        render: {\(picture)}
        """)
    #expect(found.map(\.code) == ["E104", "E203"])
    #expect(found.map(\.fixes.count) == [1, 1])
  }

  @Test(arguments: WrongSpec.all)
  func `every offered fix makes the spec valid`(_ wrong: WrongSpec) throws {
    for diagnostic in diagnostics(of: wrong.text) {
      for fix in diagnostic.fixes {
        let fixed = applying(fix, to: wrong.text)
        // Unused names are reported only once all errors are fixed.
        let rest = diagnostics(of: fixed).filter { $0.code != "W304" }
        #expect(rest.isEmpty, "after \(fix.title):\n\(fixed)")
      }
    }
  }
}
