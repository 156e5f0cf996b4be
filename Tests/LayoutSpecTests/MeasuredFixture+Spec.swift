import Foundation
import TestSupport

/// Writes the layout of a measured fixture as a spec.
extension MeasuredFixture {
  var spec: String {
    let sections = itemCounts.indices.map { index in
      let section = layout.sections[layout.sections.count == 1 ? 0 : index]
      return "  - " + section.spec(rows: rows(index), sizes: supplementarySizes(index))
    }
    let configuration = flow([
      ("scrollDirection", layout.scrollDirection),
      ("interSectionSpacing", layout.interSectionSpacing.spec),
      ("contentInsetsReference", layout.contentInsetsReference),
      ("boundarySupplementaryItems", layout.boundarySupplementaryItems?.spec(sizes: [:])),
    ])
    return (["configuration: \(configuration)", "sections:"] + sections + [""])
      .joined(separator: "\n")
  }

  /// The data of a section: a count, or rows with measured sizes.
  private func rows(_ section: Int) -> String {
    guard let sizes = measuredSizes else { return "\(itemCounts[section])" }
    let rows = sizes.cells[section].map { flow([("intrinsicSize", size($0))]) }
    return "[" + rows.joined(separator: ", ") + "]"
  }

  private func supplementarySizes(_ section: Int) -> [String: String] {
    (measuredSizes?.supplementaries ?? [:]).mapValues { size($0[section]) }
  }

  private func size(_ length: CGFloat?) -> String {
    guard let length else { return "none" }
    return measuredSizes?.fixedAxis == "width"
      ? "[null, \(length.spec)]" : "[\(length.spec), null]"
  }
}

extension MeasuredFixture.Section {
  fileprivate func spec(rows: String, sizes: [String: String]) -> String {
    flow([
      ("group", group.spec), ("items", rows), ("contentInsets", contentInsets?.spec),
      ("interGroupSpacing", interGroupSpacing?.spec),
      ("orthogonalScrollingBehavior", orthogonalScrollingBehavior),
      ("supplementariesFollowContentInsets", supplementariesFollowContentInsets.map { "\($0)" }),
      ("contentInsetsReference", contentInsetsReference),
      ("boundarySupplementaryItems", boundarySupplementaryItems?.spec(sizes: sizes)),
      (
        "decorationItems",
        list(
          decorationItems?.map {
            flow([
              ("elementKind", $0.kind), ("contentInsets", $0.contentInsets?.spec),
              ("zIndex", $0.zIndex.map { "\($0)" }),
            ])
          })
      ),
    ])
  }
}

extension MeasuredFixture.Node {
  fileprivate var spec: String {
    let isShared = countMode != "repeatingSubitem"
    let times = count.map { "\($0)" }
    return flow([
      ("width", width.spec), ("height", height.spec), ("contentInsets", contentInsets?.spec),
      (
        "edgeSpacing",
        edgeSpacing.map {
          flow([
            ("leading", $0.leading?.spec), ("top", $0.top?.spec),
            ("trailing", $0.trailing?.spec), ("bottom", $0.bottom?.spec),
          ])
        }
      ),
      ("supplementaryItems", list(supplementaryItems?.map(\.spec))),
      ("interItemSpacing", interItemSpacing?.spec),
      ("custom", custom?.spec), ("subitems", list(subitems?.map(\.spec))),
      ("item", subitem?.spec),
      (isShared ? (axis == "vertical" ? "rows" : "columns") : "count", times),
      ("direction", times != nil && isShared ? nil : axis),
    ])
  }
}

extension MeasuredFixture.Custom {
  fileprivate var spec: String {
    let frames = frames.map { "[" + $0.map(\.spec).joined(separator: ", ") + "]" }
    return flow([
      ("frames", list(frames)), ("zIndex", list(zIndex?.map { "\($0)" })),
    ])
  }
}

extension MeasuredFixture.Badge {
  fileprivate var spec: String {
    flow([
      ("elementKind", kind), ("size", "[\(width.spec), \(height.spec)]"),
      ("containerAnchor", containerAnchor.spec), ("itemAnchor", itemAnchor?.spec),
      ("zIndex", zIndex.map { "\($0)" }),
    ])
  }
}

extension MeasuredFixture.Anchor {
  fileprivate var spec: String {
    flow([
      ("edges", list(edges)), ("absoluteOffset", list(absoluteOffset?.map(\.spec))),
      ("fractionalOffset", list(fractionalOffset?.map(\.spec))),
    ])
  }
}

extension [MeasuredFixture.Boundary] {
  fileprivate func spec(sizes: [String: String]) -> String? {
    list(
      map {
        flow([
          ("elementKind", $0.kind), ("size", "[\($0.width.spec), \($0.height.spec)]"),
          ("alignment", $0.alignment), ("absoluteOffset", list($0.offset?.map(\.spec))),
          ("extendsBoundary", $0.extendsBoundary.map { "\($0)" }),
          ("pinToVisibleBounds", $0.pinToVisibleBounds.map { "\($0)" }),
          ("zIndex", $0.zIndex.map { "\($0)" }), ("contentInsets", $0.contentInsets?.spec),
          ("intrinsicSize", sizes[$0.kind]),
        ])
      })
  }
}

extension MeasuredFixture.Length {
  fileprivate var spec: String {
    if let fractionalWidth { return fractionalWidth.spec + "w" }
    if let fractionalHeight { return ".fractionalHeight(\(fractionalHeight.spec))" }
    if let absolute { return absolute.spec + "pt" }
    return "~" + (estimated ?? 0).spec
  }
}

extension MeasuredFixture.Gap {
  fileprivate var spec: String { flexible.map { $0.spec + "+" } ?? (fixed ?? 0).spec }
}

extension MeasuredFixture.Insets {
  fileprivate var spec: String {
    flow([
      ("top", top.spec), ("leading", leading.spec), ("bottom", bottom.spec),
      ("trailing", trailing.spec),
    ])
  }
}

extension CGFloat {
  fileprivate var spec: String { Int(exactly: self).map { "\($0)" } ?? "\(Double(self))" }
}

/// A map on one line, without keys that have no value.
private func flow(_ entries: [(String, String?)]) -> String {
  let written = entries.compactMap { key, value in value.map { "\(key): \($0)" } }
  return "{" + written.joined(separator: ", ") + "}"
}

private func list(_ elements: [String]?) -> String? {
  elements.map { "[" + $0.joined(separator: ", ") + "]" }
}
