import CellContent
import CompositionalLayout
import Foundation
import LayoutSpec
import TestSupport
import Testing

/// Templates and how they are merged.
struct TemplateTests {
  /// The frames and the titles of all cells.
  private func cells(_ text: String) throws -> (frames: [CGRect], titles: [String?]) {
    let plan = try DataTests().load(text).plan(in: Container(width: 390))
    let layout = try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
    let items = plan.content.sections[0].items
    return (
      layout.cellElements(in: 0).map(\.frame),
      (0..<items.count).map { items[$0].fields["title"] }
    )
  }

  @Test(arguments: [
    // Maps are merged, `null` deletes.
    ("group: {height: 44}, contentInsets: 8", "contentInsets: null", "group: {height: 44}"),
    (
      "group: {height: 44}, contentInsets: {top: 4, leading: 8}",
      "contentInsets: {leading: null, bottom: 2}",
      "group: {height: 44}, contentInsets: {top: 4, bottom: 2}"
    ),
    (
      "group: {height: 44}", "contentInsets: {top: 4, leading: null}",
      "group: {height: 44}, contentInsets: {top: 4}"
    ),
    // A size is split into its sides; a value by width is not.
    ("group: {size: [50%, 44]}", "group: {width: 25%}", "group: {width: 25%, height: 44}"),
    ("group: {width: 25%, height: 44}", "group: {size: [50%, 22]}", "group: {size: [50%, 22]}"),
    (
      "group: {height: 44, columns: {default: 2, 300: 3}}", "group: {columns: {default: 4}}",
      "group: {height: 44, columns: 4}"
    ),
    // One kind of group replaces another.
    (
      "group: {height: 44, columns: 2}", "group: {subitems: [{width: 25%}]}",
      "group: {height: 44, subitems: [{width: 25%}]}"
    ),
    (
      "group: {height: 44, columns: 2, interItemSpacing: 8}",
      "group: {custom: {frames: [[0, 0, 9, 9]]}}",
      "group: {height: 44, custom: {frames: [[0, 0, 9, 9]]}}"
    ),
    (
      "group: {height: 44, subitems: [{width: 25%}], direction: vertical}",
      "group: {custom: {frames: [[0, 0, 9, 9]]}}",
      "group: {height: 44, custom: {frames: [[0, 0, 9, 9]]}}"
    ),
    (
      "group: {height: 44, custom: {frames: [[0, 0, 9, 9]]}}", "group: {columns: 3}",
      "group: {height: 44, columns: 3}"
    ),
    (
      "group: {height: 44, custom: {frames: [[0, 0, 9, 9]]}}", "group: {subitems: [{width: 25%}]}",
      "group: {height: 44, subitems: [{width: 25%}]}"
    ),
    (
      "group: {height: 44, subitems: [{width: 25%}]}", "group: {item: {width: 50%}}",
      "group: {height: 44, item: {width: 50%}}"
    ),
    ("group: {height: 44, columns: 2}", "group: {rows: 2}", "group: {height: 44, rows: 2}"),
    (
      "group: {height: 44, count: 2, direction: vertical, item: {height: 22}}",
      "group: {columns: 2}", "group: {height: 44, columns: 2, item: {height: 22}}"
    ),
    (
      "group: {height: 44, columns: 3, item: {width: 40}}", "group: {count: 2}",
      "group: {height: 44, count: 2, item: {width: 40}}"
    ),
    (
      "group: {height: 44, count: 2, direction: vertical, item: {height: 11}}",
      "group: {count: 3}", "group: {height: 44, count: 3, direction: vertical, item: {height: 11}}"
    ),
    (
      "group: {height: 44, custom: {frames: [[0, 0, 9, 9]]}}",
      "group: {custom: {frame: [0, i * 8, 8, 8], count: 2}}",
      "group: {height: 44, custom: {frame: [0, i * 8, 8, 8], count: 2}}"
    ),
    (
      "group: {height: 44, custom: {frame: [i, 0, w, 8], count: 2, let: {w: 5}}}",
      "group: {custom: {frames: [[0, 0, 9, 9]]}}",
      "group: {height: 44, custom: {frames: [[0, 0, 9, 9]]}}"
    ),
    ("group: {height: 44}", "list: plain", "list: plain"),
    ("list: plain", "group: {height: 44}", "group: {height: 44}"),
    // A number replaces the count of a data map.
    (
      "group: {height: 44}, items: {count: 5, title: A}", "items: 2",
      "group: {height: 44}, items: {count: 2, title: A}"
    ),
    (
      "group: {height: 44}, items: {count: 5, title: A}", "items: =1 + 1",
      "group: {height: 44}, items: {count: 2, title: A}"
    ),
    (
      "group: {height: 44}, items: {count: 5, title: A}", "items: [B]",
      "group: {height: 44}, items: [B]"
    ),
    (
      "group: {height: 44}, items: {from: places.csv, limit: 3, title: $city}", "items: 2",
      "group: {height: 44}, items: {from: places.csv, limit: 2, title: $city}"
    ),
    (
      "group: {height: 44}, items: {from: places.csv, title: $city}", "items: {limit: 1}",
      "group: {height: 44}, items: {from: places.csv, limit: 1, title: $city}"
    ),
  ])
  func `a template is merged key by key`(_ base: String, _ own: String, _ whole: String) throws {
    let items = whole.contains(", items:") ? "" : ", items: 5"
    let taken = try cells("templates: {base: {\(base)\(items)}}\nsections: [{use: base, \(own)}]")
    let written = try cells("sections: [{\(whole)\(items)}]")
    #expect(taken.frames == written.frames)
    #expect(taken.titles == written.titles)
  }

  @Test func `later templates override earlier ones`() throws {
    let taken = try cells(
      """
      templates:
        one: {group: {height: 44, columns: 2}, contentInsets: 8, items: 5}
        two: {group: {columns: 3}, items: 4}
      sections: [{use: [one, two], items: 3}]
      """)
    let written = try cells(
      "sections: [{group: {height: 44, columns: 3}, contentInsets: 8, items: 3}]")
    #expect(taken.frames == written.frames)
  }
}
