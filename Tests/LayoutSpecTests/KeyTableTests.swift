import CellContent
import CompositionalLayout
import Foundation
import SpecTree
import SwiftExport
import Testing

@testable import Basics
@testable import LayoutSpec
@testable import SpecNormalForm

/// A line in a key table reaches everything that is generated from the tables.
struct KeyTableTests {
  /// A key with a value other than its default, and a spec that sets it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let map: MapKind
    let rule: KeyRule
    let value: String
    /// A spec with its argument in place of the key and its value.
    let spec: @Sendable (String) -> String

    var specWithKey: String { spec("\(rule.name): \(value)") }
    var testDescription: String { "\(rule.name) in \(map.name)" }
  }

  /// All keys that the Swift export writes as one line.
  static let samples: [Sample] =
    samples(of: SectionKeys.map) { "sections: [{group: {height: 44}, items: 1, \($0)}]" }
    + samples(of: ConfigurationKeys.map) {
      "configuration: {\($0)}\nsections: [{group: {size: [44, 44]}, items: 1}]"
    }
    + samples(of: NodeKeys.groups.map) {
      "sections: [{group: {height: 44, subitems: [{width: 40}, {width: 50}], \($0)}, items: 1}]"
    }
    + samples(of: BoundaryKeys.map) { key in
      let item = "{elementKind: a, size: [1w, 44], alignment: top, \(key)}"
      return "sections: [{group: {height: 44}, items: 1, boundarySupplementaryItems: [\(item)]}]"
    }
    + samples(of: DecorationKeys.map) {
      "sections: [{group: {height: 44}, items: 1, decorationItems: [{elementKind: a, \($0)}]}]"
    }
    + samples(of: SupplementaryKeys.map) { key in
      let badge = "{elementKind: a, size: [9, 9], containerAnchor: {edges: [top]}, \(key)}"
      return "sections: [{group: {height: 44, supplementaryItems: [\(badge)]}, items: 1}]"
    }
    + samples(of: ListKeys.map, without: ["appearance"]) {
      "sections: [{list: {appearance: plain, \($0)}, items: 1}]"
    }

  private static func samples(
    of map: MapKind, without names: Set<String> = [], _ spec: @escaping @Sendable (String) -> String
  ) -> [Sample] {
    map.rules.filter { !names.contains($0.name) }.compactMap { rule in
      rule.sample.map { Sample(map: map, rule: rule, value: $0, spec: spec) }
    }
  }

  @Test func `each table that builds a UIKit class has a sample`() {
    #expect(Set(Self.samples.map(\.map.name)).count == 7)
  }

  @Test(arguments: samples) func `a key is read and built`(_ sample: Sample) throws {
    #expect(diagnostics(of: sample.specWithKey).isEmpty)
    #expect(try Built(sample.specWithKey) != Built(sample.spec("")))
  }

  @Test(arguments: samples) func `a key with its default value changes nothing`(_ sample: Sample)
    throws
  {
    guard let standard = sample.rule.standard else { return }
    let spec = sample.spec("\(sample.rule.name): \(standard)")
    #expect(try Built(spec) == Built(sample.spec("")))
  }

  @Test(arguments: samples) func `a key is in the normal form`(_ sample: Sample) throws {
    let text = NormalSpec(try load(sample.specWithKey)).text.filter { $0 != "\"" }
    #expect(text.contains("\(sample.rule.name): \(sample.value)"), "\(text)")
  }

  @Test(arguments: samples) func `a key is a statement in the Swift export`(_ sample: Sample) throws
  {
    let swift = try load(sample.specWithKey).swift().text
    #expect(swift.contains(".\(sample.rule.swiftProperty) = "), "\(swift)")
  }

  @Test func `every key is in the schema and has a page`() throws {
    let definitions = try #require(SpecSchema.value["definitions"])
    guard case .map(let all) = definitions else { return }
    let others = [SourceFolder.map.name, BadgeKeys.map.name]
    for map in KeyTests.maps where !others.contains(map.name) {
      for rule in map.rules {
        #expect(
          all.contains { $0.value["properties"]?[rule.name] != nil }, "\(rule.name) in \(map.name)")
        let words = try #require(WordPage(rule.name)).text.split(whereSeparator: \.isWhitespace)
        let sentence = rule.doc.split(whereSeparator: \.isWhitespace)
        #expect(words.contains(sentence), "\(rule.name) in \(map.name)")
      }
    }
  }

  @Test func `descriptions list the engine's values by key`() throws {
    let text = "sections: [{group: {height: 44}, items: 1, interGroupSpacing: 7}]"
    let description = try Built(text).description
    #expect(
      DescribedKeys.of(description).map(\.key) == [
        "scrollDirection", "interSectionSpacing", "contentInsetsReference", "compatibility",
      ])
    let section = try #require(description.sections[0])
    let spacing = DescribedKeys.of(section).first { $0.key == "interGroupSpacing" }
    #expect(spacing?.value as? CGFloat == 7)
  }

  @Test func `the page of a key shows its example`() throws {
    let rule = try #require(StyleKeys.map.rule("cornerRadius"))
    #expect(rule.example == "cornerRadius: 12")
    #expect(WordPage("cornerRadius")?.text.contains("cornerRadius: 12") == true)
  }
}

/// What is built from a spec: the engine's description, the section, and its list's configuration.
private struct Built: Equatable {
  let description: LayoutDescription
  let section: NSCollectionLayoutSection
  let list: [AnyHashable]
  let actions: AnyHashable

  init(_ text: String) throws {
    let spec = try load(text)
    let container = Container(width: 390)
    let plan = try spec.plan(in: container)
    actions = plan.content.sections[0].swipeActions
    description = try plan.layout.describe(itemCounts: plan.itemCounts, in: container)
    section = LayoutBuilder.section(spec.document.sections[0])
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    if let keys = spec.document.sections[0].list { ListKeys.table.build(keys, into: &list) }
    self.list = [list.headerMode, list.footerMode, list.showsSeparators, list.headerTopPadding]
  }
}

extension KeyRule {
  /// A value other than the default; `nil` for keys that take more than one line of Swift.
  fileprivate var sample: String? {
    switch swift?.form {
    case .word: shape.words.first { $0 != standard }
    case .flag: standard == "false" ? "true" : "false"
    case .length, .whole, .spacing: "7"
    case .swipeActions: "[More]"
    case nil: nil
    }
  }
}

extension ValueShape {
  fileprivate var words: [String] {
    switch self {
    case .choice(let words): words
    case .byWidth(let shape): shape.words
    default: []
    }
  }
}
