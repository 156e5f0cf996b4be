import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

@testable import HostSystem
@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecPictures

/// Every spec of the gallery with every overlay.
@Suite struct OverlayGalleryTests {
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: GallerySVGTests.specs)
        .filter { $0.hasSuffix(".yaml") }.sorted()
    }
  }

  private func figure(_ name: String, _ width: CGFloat, _ direction: Direction) throws -> Scene {
    let source = SpecSource(name: name, path: GallerySVGTests.specs + "/" + name)
    let environment = RunEnvironment(
      folder: GallerySVGTests.specs, output: { _ in }, messages: { _ in })
    let spec = try OpenedSpec.open(source, in: environment).get()
    var request = RenderRequest()
    request.widths = [width]
    request.layoutDirections = [direction.layoutDirection]
    let variant = try #require(request.variants.first)
    var look = Pipeline.Style()
    look.overlays = Set(OverlayKind.allCases)
    look.hasFrame = false
    return Pipeline.figure(
      try Pipeline.layout(spec, variant), spec.content, variant, look
    ).scene
  }

  /// The labels of a figure with their overlays.
  private func chips(_ scene: Scene) -> [SceneElement] {
    scene.groups.flatMap { group -> [SceneElement] in
      guard case .labels = group.layer else { return [] }
      return group.elements.filter { !$0.texts.isEmpty }
    }
  }

  @Test(arguments: TestShard.current.cases(of: try names), [320, 390, 768])
  func `labels never overlap`(
    name: String, width: Int
  ) throws {
    for direction in Direction.allCases {
      let scene = try figure(name, CGFloat(width), direction)
      let chips = chips(scene).sorted { $0.frame.minY < $1.frame.minY }
      let picture = CGRect(origin: .zero, size: scene.size)
      #expect(!chips.isEmpty)
      #expect(chips.allSatisfy { picture.contains($0.frame) })
      for (index, chip) in chips.enumerated() {
        let below = chips[(index + 1)...].prefix { $0.frame.minY < chip.frame.maxY }
        #expect(
          !below.contains { $0.frame.minX < chip.frame.maxX && chip.frame.minX < $0.frame.maxX })
      }
    }
  }

  @Test(arguments: try names) func `numbers have at most two decimals`(name: String) throws {
    for chip in chips(try figure(name, 375, .ltr)) {
      for paragraph in chip.texts.flatMap(\.paragraphs) {
        #expect(try !paragraph.string.contains(Regex("[.][0-9]{3}")), "\(paragraph.string)")
      }
    }
  }
}

/// Options for overlays.
@Suite struct OverlayOptionTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(
      """
      sections:
        - group: {height: 50, columns: 2, interItemSpacing: 8}
          items: 4
      render: {overlays: [items, spacing]}

      """, to: "grid.yaml")
  }

  private func svg(_ arguments: String...) async -> String {
    let result = await work.run(
      ["render", "grid.yaml", "-f", "svg", "-o", "-", "--width", "320"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    return result.text
  }

  @Test func `a spec selects its overlays`() async {
    let svg = await svg()
    #expect(svg.contains(#"class="fp-overlay kind-items" id="grid--overlay-items""#))
    #expect(svg.contains("kind-spacing fp-labels"))
    #expect(!svg.contains("kind-groups"))
  }

  @Test func `the command line overrides overlays, or turns them off`() async {
    #expect(await svg("--overlay", "groups").contains("kind-groups"))
    #expect(await !svg("--overlay", "none").contains("fp-overlay"))
  }

  @Test(arguments: ["[]", "none"])
  func `a spec can turn off the overlays of its project`(_ overlays: String) async throws {
    try work.write("render: {overlays: [items]}\n", to: "flatplan.yaml")
    try work.write(
      "sections: [{group: {height: 50}, items: 1}]\nrender: {overlays: \(overlays)}\n",
      to: "grid.yaml")
    #expect(await !svg().contains("fp-overlay"))
  }

  @Test func `a device frame shows the container`() async {
    let svg = await svg("--frame", "--overlay", "none", "--height", "400")
    #expect(svg.contains(#"class="fp-frame""#))
    #expect(svg.contains("viewBox=\"0 0 356 436\""))
  }

  @Test func `unknown overlays are errors`() async throws {
    let result = await work.run("render", "grid.yaml", "--overlay", "items,margins")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("unknown overlay 'margins'; use one of items, parts, groups"))
    let near = await work.run("render", "grid.yaml", "--overlay", "itms")
    #expect(near.words.contains("unknown overlay 'itms'; did you mean 'items'?"))
    let other = await work.run("render", "grid.yaml", "--content-size", "ax5")
    #expect(other.words.contains("did you mean 'accessibilityExtraExtraExtraLarge'?"))
    try work.write("sections: []\nrender: {overlays: [dimension]}\n", to: "wrong.yaml")
    let wrong = await work.run("check", "wrong.yaml")
    #expect(wrong.code == .badSpec)
    #expect(wrong.words.contains("did you mean 'dimensions'?"))
  }
}
