import SpecTree
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// The key tables, from which messages and the documentation of the language are generated.
struct KeyTests {
  static let maps = [
    DocumentKeys.map, ConfigurationKeys.map, SectionKeys.map, NodeKeys.groupMap, NodeKeys.itemMap,
    FrameKeys.map, SupplementaryKeys.map, AnchorKeys.map, BoundaryKeys.map, BoundaryKeys.header,
    BoundaryKeys.footer, DecorationKeys.map, DecorationKeys.background, RowKeys.map,
    RepeatedRowKeys.map, BadgeKeys.map, ListKeys.map, ListKeys.header, ListKeys.footer,
    ExclusionKeys.map, SourceFolder.map, StyleKeys.map, BorderKeys.map, FontKeys.map,
    ColorKeys.map, RenderKeys.map, EdgeKeys.insetsMap, EdgeSpacingKeys.table.map,
    ShadowKeys.map, GradientKeys.map, AnnotationKeys.map, CanvasKeys.table.map, PartKeys.map,
    RunKeys.map, ButtonKeys.map, RatingKeys.map,
    CornerKeys.map, BorderLineKeys.map, SelectedKeys.map, SegmentKeys.map, PageKeys.map,
    FieldKeys.map, OutlineKeys.map, ScreenKeys.table.map, NavigationBarKeys.table.map,
    SearchFieldKeys.table.map, BarItemKeys.table.map, TabBarKeys.table.map, TabKeys.table.map,
    SheetKeys.table.map,
    AlertKeys.table.map, AlertActionKeys.table.map,
  ]

  @Test func `every key appears once in its map, with a sentence and a kind`() {
    for map in Self.maps {
      #expect(Set(map.rules.map(\.name)).count == map.rules.count, "\(map.name)")
      for rule in map.rules {
        #expect(rule.doc.hasSuffix("."), "\(rule.name) in \(map.name)")
        #expect(!rule.kind.isEmpty, "\(rule.name) in \(map.name)")
      }
    }
  }

  @Test func `a word that only one key starts with is completed`() {
    let names = SectionKeys.map.rules.map(\.name)
    #expect(
      Similar.completion(of: "orthogonal-scrolling", among: names)
        == ["orthogonalScrollingBehavior"])
    #expect(Similar.completion(of: "supplement", among: names).isEmpty)
    #expect(Similar.completion(of: "head", among: names).isEmpty)
  }

  @Test func `every synonym leads to known keys`() {
    let keys = Set(Self.maps.flatMap(\.rules).map(\.name))
    for (word, meant) in OtherWords.keys {
      #expect(word == word.plainName)
      #expect(!meant.isEmpty && keys.isSuperset(of: meant), "\(word)")
    }
  }
}
