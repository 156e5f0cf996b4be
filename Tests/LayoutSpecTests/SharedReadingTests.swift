import CellContent
import CompositionalLayout
import Foundation
import Geometry
import SpecTree
import Testing

@testable import LayoutSpec

/// Containers share what does not depend on what they differ in.
@Suite struct SharedReadingTests {
  /// How often each section was read for 20 containers: 10 widths in two appearances.
  private func readings(_ sections: String, _ before: String = "") throws -> [Int] {
    let text = """
      \(before)
      sections:
      \(sections)
      render: {widths: [\((0..<10).map { "\(320 + 50 * $0)" }.joined(separator: ", "))],
        appearance: [light, dark]}
      """
    return try load(text).readings.current.sections.map(\.whole.count)
  }

  @Test(arguments: [
    ("{group: {height: 44, columns: 2, interItemSpacing: =gap}, items: 6}", 1),
    ("{group: {height: 44, columns: {default: 2, 500: 3, 700: 4}}, items: 6}", 3),
    ("{group: {height: 44, columns: =count}, items: 6}", 2),
    ("{group: {height: =width / 3}, items: 6}", 10),
    ("{group: {height: =containerWidth / 3}, items: 6}", 10),
    ("{group: {height: 44}, items: {count: 3, title: $gap}}", 1),
    ("{group: {height: 44}, items: {count: 3, title: $count}}", 2),
    ("{group: {height: 44}, items: {count: 3, title: $containerWidth}}", 10),
    ("{group: {height: 44}, items: {count: 3, title: $line}}", 10),
    ("{group: {height: '=if(dark, 44, 60)'}, items: 6}", 2),
    ("{group: {height: 44}, items: {count: 3, content: [{text: A, when: width > gap}]}}", 1),
    ("{group: {height: 44}, items: {count: 3, content: [{text: A, when: width > 9 * count}]}}", 2),
    (
      "{group: {height: 44}, items: {count: 3, content: [{box: true, width: '=width - scale'}]}}", 1
    ),
    ("{group: {height: 44}, items: 6, when: dark}", 2),
    ("{group: {height: 44}, items: 6, adapt: [{when: width < 400, items: 2}]}", 10),
    ("{group: {height: 44}, items: 6, header: {when: not dark}}", 2),
    ("{group: {height: 44, subitems: [{width: 100}, {width: '=if(rtl, 40, 60)'}]}, items: 6}", 1),
  ])
  func `a section is read once for all containers that agree in what it uses`(
    section: String, count: Int
  ) throws {
    let vars = "vars: {gap: 8, count: {default: 2, 600: 3}}"
    #expect(try readings("  - \(section)", vars) == [count])
  }

  @Test(arguments: [
    ("height: =width / 3", "title: $words(2)", 1),
    ("height: =width / 3", "title: $line", 10),
    ("height: =width / 3", "badge: {count: $index}", 1),
    ("height: =width / 3, columns: =count", "title: $words(2)", 2),
    ("height: 44, columns: =count", "title: $words(2)", 2),
  ])
  func `data is read once where only its layout depends on the container`(
    group: String, data: String, count: Int
  ) throws {
    let spec = try load(
      """
      vars: {count: {default: 2, 600: 3}}
      sections:
        - group:
            {\(group), item: {supplementaryItems: [{elementKind: badge, size: [20, 20],
              containerAnchor: {edges: [top]}}]}}
          items: {count: 3, \(data)}
      render: {widths: [\((0..<10).map { "\(320 + 50 * $0)" }.joined(separator: ", "))]}
      """)
    #expect(spec.readings.current.sections.map(\.items.count) == [count])
  }

  @Test func `a change of a section's data is read again`() throws {
    let spec = try load(
      """
      sections:
        - {group: {height: 44}, items: {count: 3, title: a},
           adapt: [{when: width < 500, items: {title: b}}, {when: dark, items: 7}]}
      render: {widths: [320, 600], appearance: [light, dark]}
      """)
    #expect(spec.readings.current.sections.map(\.items.count) == [4])
    let titles = try spec.render.containers.map { container in
      try spec.plan(in: container).content.sections[0].items
    }.map { ($0.count, $0[0].fields["title"] ?? "") }
    #expect(titles.map(\.0) == [3, 7, 3, 7])
    #expect(titles.map(\.1) == ["b", "b", "a", "a"])
  }

  @Test func `a section that another one moves is read with its own index`() throws {
    let sections = """
        - {group: {height: 44}, items: 6, when: dark}
        - {group: {height: =44 + section}, items: 6}
      """
    #expect(try readings(sections) == [2, 2])
  }

  @Test func `a file is parsed once for 200 containers and the variants of its figure`() throws {
    let text = """
      vars: {gap: 8, count: {default: 2, 600: =gap / 2}}
      templates: {card: {group: {height: 44, columns: =count}}}
      sections:
        - use: card
          when: width > 300
          items: {count: 20, title: $index}
        - group: {height: =width / 3, custom: {count: 3, frame: [0, i * 20, =width / 2, 20]}}
          items: 3
          adapt: [{when: width > 500, interGroupSpacing: =gap}]
      variants:
        - {title: Low, set: {sections.0.group.height: 20}}
        - {title: High, set: {sections.0.group.height: 80}}
      """
    // What is part of the program is parsed when it is first needed.
    _ = try load(text).plan(in: .standard)
    let counter = ParseCounter()
    try ParseCounter.$current.withValue(counter) {
      let spec = try load(text)
      let counts = counter.counts
      #expect(counts[0] == 1)
      #expect(spec.variants.count == 2)
      for spec in [spec] + spec.variants.map(\.spec) {
        for width in 320..<520 { _ = try spec.plan(in: Container(width: CGFloat(width))) }
      }
      #expect(counter.counts == counts)
    }
  }

  @Test(arguments: [1, 400])
  func `a composition is parsed once, for any number of items and containers`(count: Int) throws {
    let text = """
      contents:
        price: {row: [{text: $price, font: headline}, {text: from, when: $price > 3}]}
      styles:
        card:
          content:
            column:
              - {image: photo, height: =height / 2}
              - {repeat: $tags, text: $each, color: {light: red, dark: blue}}
              - {use: price, spacing: {default: 4, 600: 8}}
      sections:
        - group: {height: =width / 2, item: {style: card}}
          items: {count: \(count), tags: [New, Old], price: =index + 1}
      """
    // What is part of the program is parsed when it is first needed.
    _ = try load(text).plan(in: .standard)
    let counter = ParseCounter()
    try ParseCounter.$current.withValue(counter) {
      let spec = try load(text)
      for width in [320, 390, 768] { _ = try spec.plan(in: Container(width: CGFloat(width))) }
    }
    // The composition of its own name and the one that uses it.
    #expect(counter.counts[2] == 3 + 6)
  }

  @Test func `200 variants read a section as often as its values differ`() throws {
    let spec = try load(
      """
      sections:
        - {group: {height: 44, columns: 2}, items: {count: 4, title: $words(2)}}
        - {group: {height: 44, columns: {default: 2, 340: 3, 360: 4}}, items: 4}
      render:
        widths: [\((0..<50).map { "\(320 + $0)" }.joined(separator: ", "))]
        appearance: [light, dark]
        layoutDirection: [ltr, rtl]
      """)
    #expect(spec.render.variants.count == 200)
    for variant in spec.render.variants { _ = try spec.plan(in: variant.container) }
    #expect(spec.readings.current.sections.map(\.whole.count) == [1, 3])
  }

  static let containers: [Container] = {
    let widths: [CGFloat] = [390, 320, 700, 1_024, 390, 800, 801]
    var containers = widths.map { Container(width: $0) }
    for index in [1, 4, 6] {
      containers[index].traits.userInterfaceStyle = .dark
      containers[index].traits.layoutDirection = .rightToLeft
    }
    containers[2].traits.preferredContentSizeCategory = .accessibilityLarge
    containers[3].safeArea.leading = 40
    containers[5].traits.displayScale = 3
    containers.append(Container(width: 390, height: 300, scale: 1))
    return containers
  }()

  @Test(arguments: try GalleryTests.names)
  func `a shared reading equals one of its own`(name: String) throws {
    let file = GalleryTests.folder.appendingPathComponent(name)
    let spec = try SpecFile.load(
      Array(Data(contentsOf: file)), path: name, containers: { _ in [Self.containers[0]] }
    ).spec
    var readings = SpecReadings()
    for container in Self.containers {
      var (sharing, own) = (Sink(spec.source), Sink(spec.source))
      var context = spec.evaluationContext(for: container)
      var other = context
      var none = SpecReadings()
      let shared = SpecPlan(context.document(spec.root, &readings, &sharing))
      let fresh = SpecPlan(other.document(spec.root, &none, &own))
      #expect(sharing.findings == own.findings)
      #expect(shared.itemCounts == fresh.itemCounts)
      #expect(
        try shared.layout.describe(itemCounts: shared.itemCounts, in: container)
          == fresh.layout.describe(itemCounts: fresh.itemCounts, in: container))
      #expect(shared.content.styles == fresh.content.styles)
      for (one, other) in zip(shared.content.sections, fresh.content.sections) {
        #expect(one.boundary == other.boundary)
        let count = min(one.items.count, 12)
        #expect((0..<count).map { one.items[$0] } == (0..<count).map { other.items[$0] })
      }
    }
  }
}
