import CompositionalLayout
import Foundation
import SpecDiagnostics
import Testing

@testable import LayoutSpec

struct DimensionTests {
  @Test(arguments: [
    ("height: 50%x", "height: 50%h"), ("width: 50%x", "width: 50%w"),
    ("width: 1.5/3w", "width: 50%w"), ("height: ~44x", "height: ~44"),
    ("height: 44x", "height: 44pt"), ("width: 50 %w", "width: 50%w"),
    ("height: 0.5", "height: 0.5h"), ("width: 0.5", "width: 0.5w"),
    ("height: 16:9", "height: 9/16w"), ("width: 16:9", "width: 16/9h"),
    ("height: full", "height: 1h"), ("width: Fill", "width: 1w"),
    ("height: hug", "height: ~44"), ("width: automatic", "width: ~44"),
    ("width: fit", "width: ~44"),
    ("height: 100vh", "height: 100%h"), ("width: 50vw", "width: 50%w"),
    ("height: calc(50% - 8px)", "height: =50 / 100 * height - 8"),
    ("width: calc(100% - 8px)", "width: =width - 8"), ("height: -44", "height: 44"),
  ])
  func `the first fix is the most likely length`(_ wrong: String, _ right: String) {
    let text = "sections: [{group: {height: 44, item: {\(wrong)}}, items: 1}]"
    let fixes = diagnostics(of: text).flatMap(\.fixes)
    #expect(fixes.first.map { applying($0, to: text) } == text.replacing(wrong, with: right))
  }

  @Test(arguments: ["0", "0.0", "0.5pt", ".absolute(0.5)", "=0.5", "1", "~0.5"])
  func `only a bare number up to one warns about a missing unit`(_ width: String) {
    let text =
      "sections: [{group: {height: 44, width: 1w, item: {width: 9, height: \(width)}}, items: 1}]"
    #expect(diagnostics(of: text).isEmpty)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let dimension: LayoutDimension

    init(_ text: String, _ dimension: LayoutDimension) {
      self.text = text
      self.dimension = dimension
    }

    var testDescription: String { text }
  }

  static let widths = [
    Case("44", .absolute(44)), Case("44pt", .absolute(44)), Case("44.5", .absolute(44.5)),
    Case("0", .absolute(0)), Case("010", .absolute(10)), Case("0.5pt", .absolute(0.5)),
    Case(".absolute(44)", .absolute(44)), Case("absolute(44)", .absolute(44)),
    Case("50%w", .fractionalWidth(0.5)), Case("1/2w", .fractionalWidth(0.5)),
    Case("0.5w", .fractionalWidth(0.5)), Case("1w", .fractionalWidth(1)),
    Case("33.3%w", .fractionalWidth(0.333)), Case("1/3w", .fractionalWidth(1 / 3)),
    Case("150%w", .fractionalWidth(1.5)), Case(".fractionalWidth(0.5)", .fractionalWidth(0.5)),
    Case("fractionalWidth(1/3)", .fractionalWidth(1 / 3)),
    Case(".fractionalWidth(1.0 / 3.0)", .fractionalWidth(1 / 3)),
    Case("40%h", .fractionalHeight(0.4)), Case("2/3h", .fractionalHeight(2 / 3)),
    Case(".fractionalHeight(0.4)", .fractionalHeight(0.4)), Case("50%", .fractionalWidth(0.5)),
    Case("1/2", .fractionalWidth(0.5)), Case("~44", .estimated(44)),
    Case(".estimated(44)", .estimated(44)), Case("~=44", .uniformAcrossSiblings(44)),
    Case(".uniformAcrossSiblings(44)", .uniformAcrossSiblings(44)),
    Case("\".uniformAcrossSiblings(estimate: 44)\"", .uniformAcrossSiblings(44)),
    Case("\"50%w\"", .fractionalWidth(0.5)), Case("!!str 44", .absolute(44)),
  ]

  @Test(arguments: widths)
  func `a width has a short and an Apple spelling`(_ width: Case) throws {
    let spec = try load("sections: [{group: {height: 44, width: \(width.text)}, items: 1}]")
    #expect(spec.document.sections[0].group.width == width.dimension)
  }

  @Test(arguments: [
    Case("50%", .fractionalHeight(0.5)), Case("1/2", .fractionalHeight(0.5)),
    Case("50%w", .fractionalWidth(0.5)), Case("~=44", .uniformAcrossSiblings(44)),
  ])
  func `a fraction without a letter refers to the key's own axis`(_ height: Case) throws {
    let spec = try load("sections: [{group: {height: \(height.text)}, items: 1}]")
    #expect(spec.document.sections[0].group.height == height.dimension)
  }

  @Test func `a size is a width and a height`() throws {
    let spec = try load("sections: [{group: {size: [50%, 50%]}, items: 1}]")
    let group = spec.document.sections[0].group
    #expect(group.width == .fractionalWidth(0.5))
    #expect(group.height == .fractionalHeight(0.5))
  }

  @Test(arguments: [
    "", "-1", "+1", "1e3", ".5", "1.", "50 %", "%", "1/", "/2", "1//2", "1/2/3", "44ptpt", "w", "~",
    "~~4", "~-4", "~=", "fractionalWidth", "fractionalWidth()", "fractionalWidth(0.5", "nan", "inf",
    "٤٤", "44;", "fractionalWidth(0.5)w", "~50%", "1/0", "fractionalWidth(1/0)", "99999999999999",
    "0x10", "1_000", "５０", "50%%", "4 4",
    "1/2.5w", "1.0/2",
  ])
  func `other texts are not widths`(_ text: String) {
    let messages = diagnostics(of: "sections: [{group: {height: 1, width: \"\(text)\"}, items: 1}]")
    #expect(messages.map(\.severity) == [.error], "\(text)")
  }
}

struct SpacingTests {
  @Test(arguments: [
    ("8", Spacing.fixed(8)), ("8+", .flexible(8)), ("0+", .flexible(0)), ("8.5", .fixed(8.5)),
    (".fixed(8)", .fixed(8)), ("fixed(8)", .fixed(8)), (".flexible(8)", .flexible(8)),
    ("flexible(0.5)", .flexible(0.5)),
  ])
  func `a spacing has a short and an Apple spelling`(_ text: String, _ spacing: Spacing) throws {
    let spec = try load(
      "sections: [{group: {height: 1, columns: 2, interItemSpacing: \(text)}, items: 1}]")
    #expect(spec.document.sections[0].group.interItemSpacing == spacing)
  }

  @Test func `spacing around an item can be negative`() throws {
    let spec = try load(
      "sections: [{group: {height: 1, edgeSpacing: {leading: -4, top: .flexible(-2)}}, items: 1}]")
    #expect(
      spec.document.sections[0].group.edgeSpacing
        == EdgeSpacing(top: .flexible(-2), leading: .fixed(-4)))
  }

  @Test(arguments: ["", "8 +", "+8", "8++", "8%", "8pt", "flexible", ".fixed(8", "fixed(8+)", "-8"])
  func `other texts are not spacings`(_ text: String) {
    let messages = diagnostics(
      of: "sections: [{group: {height: 1, columns: 2, interItemSpacing: \"\(text)\"}, items: 1}]")
    #expect(messages.map(\.severity) == [.error], "\(text)")
  }
}

struct InsetsTests {
  @Test(arguments: [
    ("8", NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
    ("-8pt", NSDirectionalEdgeInsets(top: -8, leading: -8, bottom: -8, trailing: -8)),
    ("[1, 2]", NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)),
    ("{leading: 3}", NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)),
    (
      "{horizontal: 16, bottom: 24, vertical: 2}",
      NSDirectionalEdgeInsets(top: 2, leading: 16, bottom: 24, trailing: 16)
    ),
    ("{}", NSDirectionalEdgeInsets.zero),
  ])
  func `an edge takes precedence over its axis`(_ text: String, _ insets: NSDirectionalEdgeInsets)
    throws
  {
    let spec = try load("sections: [{group: {height: 1}, items: 1, contentInsets: \(text)}]")
    #expect(spec.document.sections[0].contentInsets == insets)
  }
}
