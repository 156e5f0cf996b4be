import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// The tables of keys, from which messages, and whatever else is told of the language, are made.
struct KeyTests {
  static let maps = [
    DocumentKeys.map, ConfigurationKeys.map, SectionKeys.map, NodeKeys.groupMap, NodeKeys.itemMap,
    FrameKeys.map, SupplementaryKeys.map, AnchorKeys.map, BoundaryKeys.map, BoundaryKeys.header,
    BoundaryKeys.footer, DecorationKeys.map, DecorationKeys.background, RowKeys.map,
    RepeatedRowKeys.map, BadgeKeys.map, ListKeys.map, ListKeys.header, ListKeys.footer,
    ExclusionKeys.map, SourceFolder.map, StyleKeys.map, BorderKeys.map, FontKeys.map,
    ColorKeys.map, RenderKeys.map, EdgeKeys.insetsMap, EdgeSpacingKeys.map,
    ShadowKeys.map, GradientKeys.map,
  ]

  @Test func `Every key stands once in its map, with a sentence about it`() {
    for map in Self.maps {
      #expect(Set(map.rules.map(\.name)).count == map.rules.count, "\(map.name)")
      for rule in map.rules {
        #expect(rule.doc.hasSuffix("."), "\(rule.name) in \(map.name)")
        #expect(!rule.kind.isEmpty, "\(rule.name) in \(map.name)")
      }
    }
  }

  @Test func `A word that begins one key alone is completed`() {
    let names = SectionKeys.map.rules.map(\.name)
    #expect(
      Similar.completion(of: "orthogonal-scrolling", among: names)
        == ["orthogonalScrollingBehavior"])
    #expect(Similar.completion(of: "supplement", among: names).isEmpty)
    #expect(Similar.completion(of: "head", among: names).isEmpty)
  }

  @Test func `Every word that people write for a key leads to keys`() {
    let keys = Set(Self.maps.flatMap(\.rules).map(\.name))
    for (word, meant) in Synonyms.table {
      #expect(word == word.plainName)
      #expect(!meant.isEmpty && keys.isSuperset(of: meant), "\(word)")
    }
  }
}
