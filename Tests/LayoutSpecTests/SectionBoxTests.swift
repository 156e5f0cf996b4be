import CompositionalLayout
import Foundation
import LayoutSpec
import SpecDiagnostics
import SwiftExport
import Testing

/// The boxes that `width` and `height` refer to in boundary items, decorations and badges.
/// Fractions refer to the same boxes.
@Suite struct SectionBoxTests {
  /// A layout whose boundary items take a quarter of the width and the height, as `W` and `H`.
  struct Layout: CustomTestStringConvertible {
    var configuration = "{}"
    /// The keys of the section except its items.
    var section: String

    var testDescription: String { "\(configuration), \(section)" }

    static let all = [
      // The section's insets, followed or not.
      Layout(section: "group: {height: 10}, header: {width: W, height: H}, contentInsets: [9, 20]"),
      Layout(
        section:
          "group: {height: 10}, header: {width: W}, contentInsets: 20, supplementariesFollowContentInsets: false"
      ),
      // The section's insets reference.
      Layout(
        section:
          "group: {height: 10}, header: {width: W}, contentInsets: 20, contentInsetsReference: layoutMargins"
      ),
      // The insets reference of boundary items.
      Layout(
        section:
          "group: {height: 10}, header: {width: W, height: H}, contentInsets: 50, supplementaryContentInsetsReference: layoutMargins"
      ),
      Layout(
        section:
          "group: {height: 10}, header: {width: W}, contentInsets: 50, supplementaryContentInsetsReference: none"
      ),
      Layout(
        configuration: "{scrollDirection: horizontal}",
        section:
          "group: {width: 10}, header: {width: W, height: H}, contentInsets: 50, supplementaryContentInsetsReference: layoutMargins"
      ),
      // Their own insets, which do not apply along an estimate.
      Layout(section: "group: {height: 10}, header: {width: W, contentInsets: 40}"),
      Layout(
        section:
          "group: {height: 10}, header: {width: ~99, height: W, contentInsets: 40}, contentInsets: 7"
      ),
      Layout(
        section:
          "group: {height: 10}, boundarySupplementaryItems: [{elementKind: a, size: [W, H], alignment: trailing, contentInsets: 40}]"
      ),
      Layout(
        configuration: "{scrollDirection: horizontal}",
        section: "group: {width: 10}, footer: {width: W, height: H, contentInsets: 40}"),
      // A list, which has insets of its own.
      Layout(
        section:
          "list: insetGrouped, boundarySupplementaryItems: [{elementKind: a, size: [W, 9], alignment: top}]"
      ),
      Layout(
        section:
          "list: insetGrouped, boundarySupplementaryItems: [{elementKind: a, size: [W, 9], alignment: top}], contentInsetsReference: layoutMargins, contentInsets: 50"
      ),
      // The layout's boundary items.
      Layout(
        configuration:
          "{contentInsetsReference: layoutMargins, boundarySupplementaryItems: [{elementKind: a, size: [W, H], alignment: top, contentInsets: 40}]}",
        section: "group: {height: 10}, contentInsets: 50"),
    ]
  }

  @Test(arguments: Layout.all)
  func `a computed part of the width equals a fraction in boundary items`(
    _ layout: Layout
  ) throws {
    func frames(_ quarter: String, _ other: String) throws -> [CGRect] {
      let text =
        "{configuration: \(layout.configuration), sections: [{\(layout.section), items: 1}]}"
      let plan = try plan(
        text.replacing(/\b[WH]\b/) { $0.output == "W" ? quarter : other })
      return try plan.layout.solve(itemCounts: plan.itemCounts, in: container).allElements()
        .filter { $0.category == .supplementary }.map(\.frame)
    }
    let (fractions, computed) = (
      try frames("25%w", "25%h"), try frames("=width / 4", "=height / 4")
    )
    #expect(fractions.count == 1 && computed.count == 1)
    for (one, other) in zip(fractions, computed) {
      // Computed lengths are not rounded down to a pixel.
      #expect(abs(one.width - other.width) < 0.5 && abs(one.height - other.height) < 0.5)
    }
  }

  @Test func `a background has the width of the view`() throws {
    let plan = try plan(
      """
      sections:
        - group: {height: 10}
          contentInsets: [0, 45]
          background: {contentInsets: {leading: =width / 10}}
          items: 1
      """)
    let background = try plan.layout.solve(itemCounts: [1], in: container).allElements()
      .first { $0.category == .decoration }
    #expect(background?.frame.minX == 39)
  }

  @Test func `a badge refers to the box inside its item's insets`() throws {
    func badge(_ quarter: String) throws -> CGFloat? {
      let badge =
        "{elementKind: badge, size: [\(quarter), 9], containerAnchor: {edges: top}}"
      let plan = try plan(
        """
        sections:
          - group:
              height: 40
              columns: 2
              item: {contentInsets: [0, 20], supplementaryItems: [\(badge)]}
            items: 1
        """)
      return try plan.layout.solve(itemCounts: [1], in: container).allElements()
        .first { $0.category == .supplementary }?.frame.width
    }
    // R102: a quarter of 195 minus 40 is 38.75, and half a pixel goes down.
    #expect(try badge("25%w") == 38.5)
    #expect(try badge("=width / 4") == 38.5)
  }

  /// The Swift expression for `=width` in a header, side item, background or badge; `nil` if Swift
  /// cannot express it.
  static let inSwift: [(section: String, length: String?)] = [
    ("group: {height: 9}, header: {height: W}, contentInsets: 20", "containerWidth - 40"),
    (
      "group: {height: 9}, header: {height: W}, contentInsets: 20, supplementariesFollowContentInsets: false",
      "containerWidth"
    ),
    (
      "group: {height: 9}, header: {height: W}, contentInsets: 20, supplementaryContentInsetsReference: none",
      "containerWidth"
    ),
    (
      "group: {height: 9}, header: {height: W}, supplementaryContentInsetsReference: layoutMargins",
      nil
    ),
    ("group: {height: 9}, header: {height: W}, contentInsetsReference: layoutMargins", nil),
    ("group: {height: W}, contentInsetsReference: readableContent", nil),
    (
      "group: {height: 9}, header: {height: W, contentInsets: 5}, contentInsets: 20",
      "containerWidth - 40 - 10"
    ),
    (
      "group: {height: 9}, header: {size: [~50, W], contentInsets: 5}, contentInsets: 20",
      "containerWidth - 40"
    ),
    (
      "list: plain, boundarySupplementaryItems: [{elementKind: a, size: [9, W], alignment: top}]",
      "containerWidth"
    ),
    (
      "list: insetGrouped, boundarySupplementaryItems: [{elementKind: a, size: [9, W], alignment: top}]",
      nil
    ),
    (
      "list: {appearance: insetGrouped}, contentInsets: 3, boundarySupplementaryItems: [{elementKind: a, size: [9, W], alignment: top}]",
      "containerWidth - 6"
    ),
    (
      "group: {height: 9}, contentInsets: 20, background: {contentInsets: {top: W}}",
      "containerWidth"
    ),
    (
      "group: {height: 9, item: {contentInsets: 5, supplementaryItems: [{elementKind: a, size: [9, W], containerAnchor: {edges: top}}]}}",
      "containerWidth - 10"
    ),
  ]

  @Test(arguments: inSwift)
  func `exported Swift computes in the same boxes`(_ section: String, _ length: String?) throws {
    let spec = try load(
      "{sections: [{\(section.replacing(/\bW\b/) { _ in "=width" }), items: 1}]}")
    do throws(SpecErrors) {
      let text = try spec.swift().text
      guard let length else {
        Issue.record("\(text)")
        return
      }
      #expect(
        text.contains("absolute(\(length))") || text.contains("top: \(length),"), "\(text)")
    } catch {
      #expect(length == nil && error.diagnostics.map(\.code) == ["E801"], "\(error)")
    }
  }

  private var container: Container { Container(width: 390) }
}
