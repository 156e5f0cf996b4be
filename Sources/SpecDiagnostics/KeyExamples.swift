/// Example specs for the keys of the spec language. Each is complete, and uses the key.
///
/// The keys of styles have their examples in their table, because they are all used alike.
package enum KeyExamples {
  /// Returns a spec that uses a key; `nil` if it has no example.
  package static func example(_ key: String) -> String? { table[key] }

  /// The files that examples read, by name.
  package static let files = [
    "places.csv": "city,country\nKyoto,Japan\nPorto,Portugal\nLima,Peru",
    "shared.yaml": "vars: {gap: 8}",
  ]

  /// Returns the files that an example reads, sorted by name.
  package static func files(of example: String) -> [(name: String, content: String)] {
    files.filter { example.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Returns a spec whose cells have a style with these entries.
  ///
  /// - Parameter base: Whether there is another style, `card`, that the style can extend.
  package static func style(_ entries: String, extendingCard base: Bool) -> String {
    let styles =
      base
      ? "styles:\n  card: {cornerRadius: 12}\n  cell: {\(entries)}"
      : "styles: {cell: {\(entries)}}"
    return """
      \(styles)
      sections:
        - group: {height: 88, columns: 2, interItemSpacing: 8}
          items: [{title: Bread, image: heart}, {title: Eggs, image: star}]
      """
  }

  private static let table: [String: String] = [
    ofFiles, ofSections, ofLists, ofNodes, ofCustomGroups, ofBoundaries, ofData, ofPaint,
    ofPictures,
    ofFigures, ofParts,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// A grid with more lines at the top level.
  static func grid(_ lines: String) -> String {
    """
    \(lines)
    sections:
      - group: {height: 60, columns: 3, interItemSpacing: 8}
        items: 6
    """
  }

  /// A section with another line.
  static func section(_ line: String, items: String = "6") -> String {
    """
    sections:
      - group: {height: 60, columns: 3, interItemSpacing: 8}
        items: \(items)
        \(line)
    """
  }

  /// A section with a group.
  private static func group(_ entries: String, items: String = "6") -> String {
    """
    sections:
      - group: {\(entries)}
        contentInsets: 12
        items: \(items)
    """
  }

  /// Self-sizing rows with their data.
  static func rows(_ items: String) -> String {
    """
    styles: {cell: {content: titleSubtitle}}
    sections:
      - group: {height: ~44}
        items: \(items)
    """
  }

  private static let ofFiles = [
    "name": grid("name: photo-grid"),
    "title": grid("title: A grid of three columns"),
    "description": grid("description: Six photos in three columns of equal width."),
    "$schema": grid("$schema: flatplan.schema.json"),
    "version": grid("version: 1"),
    "configuration": grid("configuration: {interSectionSpacing: 20}"),
    "styles": grid("styles: {cell: {background: systemTeal, cornerRadius: 8}}"),
    "theme": grid("theme: system"),
    "sections": group("height: 60, columns: 3"),
    "render": grid("render: {widths: [320, 390]}"),
    "vars": """
    vars: {gap: 8}
    sections:
      - group: {height: 60, columns: 3, interItemSpacing: =gap}
        interGroupSpacing: =2 * gap
        items: 6
    """,
    "templates": """
    templates:
      tiles: {group: {height: 60, columns: 3}, contentInsets: 12}
    sections:
      - {use: tiles, items: 3}
      - {use: tiles, items: 6}
    """,
    "use": """
    sections:
      - {id: photos, group: {height: 60, columns: 3}, contentInsets: 12, items: 3}
      - {use: photos, id: more, items: 6}
    """,
    "include": grid("include: shared.yaml"),
    "allow": grid("allow: [W801, W805 badge]"),
    "scrollDirection": """
    configuration: {scrollDirection: horizontal}
    sections:
      - group: {width: 120, height: 1h}
        items: 6
    render: {height: 200}
    """,
    "interSectionSpacing": """
    configuration: {interSectionSpacing: 24}
    sections:
      - {group: {height: 60, columns: 2}, items: 2}
      - {group: {height: 60, columns: 3}, items: 3}
    """,
    "contentInsetsReference": """
    configuration: {contentInsetsReference: layoutMargins}
    sections:
      - group: {height: 60, columns: 3}
        items: 6
    """,
    "compatibility": """
    configuration: {compatibility: ios15}
    sections:
      - list: insetGrouped
        items: 3
    """,
  ]

  private static let ofSections = [
    "id": section("id: photos"),
    "group": group("height: 60, columns: 3"),
    "items": section("contentInsets: 12", items: "{count: 3, title: $(index + 1)}"),
    "contentInsets": section("contentInsets: {vertical: 12, horizontal: 20}"),
    "interGroupSpacing": section("interGroupSpacing: 16"),
    "orthogonalScrollingBehavior": """
    sections:
      - group: {width: 80%, height: 100}
        interGroupSpacing: 10
        orthogonalScrollingBehavior: groupPaging
        items: 4
    """,
    "scrollOffset": """
    sections:
      - group: {width: 80%, height: 100}
        orthogonalScrollingBehavior: continuous
        scrollOffset: 120
        items: 4
    """,
    "bounce": """
    sections:
      - group: {width: 80%, height: 100}
        orthogonalScrollingBehavior: paging
        bounce: never
        items: 4
    """,
    "header": section("header: {height: 36, title: Photos, detail: See all}"),
    "footer": section("footer: {height: 36, title: Six photos}"),
    "background": """
    styles: {background: {background: systemFill, cornerRadius: 12}}
    sections:
      - group: {height: 60, columns: 3}
        contentInsets: 16
        background: {contentInsets: 6}
        items: 3
    """,
    "decorationItems": """
    styles: {panel: {background: systemFill, cornerRadius: 12}}
    sections:
      - group: {height: 60, columns: 3}
        contentInsets: 16
        decorationItems: [{elementKind: panel, contentInsets: 4}]
        items: 3
    """,
    "boundarySupplementaryItems": section(
      "boundarySupplementaryItems: [{elementKind: header, size: [1w, 36], alignment: top}]"),
    "supplementaryContentInsetsReference": section(
      "supplementaryContentInsetsReference: layoutMargins"),
    "supplementariesFollowContentInsets": """
    sections:
      - group: {height: 60, columns: 3}
        contentInsets: 24
        supplementariesFollowContentInsets: false
        header: 36
        items: 3
    """,
    "adapt": """
    sections:
      - group: {height: 60, columns: 3}
        adapt: [{when: width < 400, group: {columns: 2}}]
        items: 6
    """,
    "when": """
    sections:
      - {group: {height: 60, columns: 3}, items: 3}
      - {when: width >= 600, group: {height: 60}, items: 2}
    render: {widths: [390, 700]}
    """,
  ]

  private static let ofLists = [
    "list": """
    sections:
      - list: insetGrouped
        items: [{title: Wi-Fi, image: wifi, accessory: disclosure}, {title: Bluetooth}]
    """,
    "headerMode": """
    sections:
      - list: {appearance: insetGrouped, headerMode: firstItemInSection}
        items: [Fruit, Apples, Pears]
    """,
    "footerMode": """
    sections:
      - list: {appearance: insetGrouped, footerMode: supplementary}
        footer: {title: Two kinds}
        items: [Apples, Pears]
    """,
    "showsSeparators": """
    sections:
      - list: {appearance: plain, showsSeparators: false}
        items: [Apples, Pears]
    """,
    "headerTopPadding": """
    sections:
      - list: {appearance: plain, headerTopPadding: 20}
        header: {title: Fruit}
        items: [Apples, Pears]
    """,
  ]

  private static let ofNodes = [
    "size": group("size: [1w, 60]"),
    "width": group("height: 60, subitems: [{width: 2/3w}, {width: 1/3w}]"),
    "height": group("height: 9/16w"),
    "edgeSpacing": group("height: 60, item: {width: 80, edgeSpacing: {leading: 8+}}, count: 3"),
    "supplementaryItems": """
    styles: {badge: {content: badge, background: systemRed, color: white, cornerRadius: 10}}
    sections:
      - group:
          height: 60
          columns: 3
          interItemSpacing: 16
          item:
            supplementaryItems:
              - elementKind: badge
                size: [20, 20]
                containerAnchor: {edges: [top, trailing], fractionalOffset: [0.3, -0.3]}
        contentInsets: 16
        items: {count: 3, badge: {count: =index + 1}}
    """,
    "style": """
    styles: {card: {background: systemTeal, cornerRadius: 10}}
    sections:
      - group: {height: 60, columns: 3, item: {style: card}}
        items: 3
    """,
    "subitems": group("height: 80, subitems: [{width: 60%}, {width: 40%}]"),
    "item": group("height: 60, columns: 3, item: {contentInsets: 4}"),
    "count": group("height: 60, count: 3, item: {width: 1/3w}"),
    "columns": group("height: 60, columns: {default: 2, 600: 4}"),
    "rows": group("height: 120, rows: 3, interItemSpacing: 8"),
    "direction": group("height: 120, direction: vertical, subitems: [{height: 40}, {height: 60}]"),
    "interItemSpacing": group("height: 60, interItemSpacing: 8+, count: 3, item: {width: 80}"),
  ]

  private static let ofCustomGroups = [
    "custom": group("height: 100, custom: {frames: [[0, 0, 60, 60], [40, 40, 60, 60]]}"),
    "frames": group("height: 100, custom: {frames: [[0, 0, 60, 60], [70, 20, 60, 60]]}"),
    "zIndex": group(
      "height: 100, custom: {frames: [[0, 0, 60, 60], [40, 40, 60, 60]], zIndex: [1, 0]}"),
    "let": group(
      "height: 120, custom: {count: 3, let: {w: width / 3}, frame: [i * w, i * 30, w, 60]}"),
  ]

  private static let ofBoundaries = [
    "elementKind": section(
      "boundarySupplementaryItems: [{elementKind: title, size: [1w, 36], alignment: top}]"),
    "alignment": section(
      "boundarySupplementaryItems: [{elementKind: side, size: [60, 1h], alignment: leading}]"),
    "absoluteOffset": section("header: {height: 36, title: Photos, absoluteOffset: [0, 8]}"),
    "extendsBoundary": section("header: {height: 36, title: Photos, extendsBoundary: false}"),
    "pinToVisibleBounds": """
    sections:
      - header: {height: 36, title: Photos, pinToVisibleBounds: true}
        group: {height: 60, columns: 3}
        items: 30
    render: {picture: container, height: 300, scrollOffset: 120}
    """,
    "containerAnchor": anchored("{edges: [top, trailing]}"),
    "itemAnchor": anchored("{edges: [top, trailing]}, itemAnchor: {edges: [bottom]}"),
    "edges": anchored("{edges: [bottom, leading]}"),
    "fractionalOffset": anchored("{edges: [top, trailing], fractionalOffset: [0.5, -0.5]}"),
    "intrinsicSize": """
    sections:
      - group: {height: ~44}
        items: [{title: A, intrinsicSize: [100, 60]}, {title: B, intrinsicSize: [100, 90]}]
    """,
  ]

  private static func anchored(_ anchor: String) -> String {
    """
    sections:
      - group:
          height: 60
          item:
            supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: \(anchor)}]
        contentInsets: 20
        items: 2
    """
  }

  private static let ofData = [
    "limit": rows("{from: places.csv, title: $city, limit: 2}"),
    "subtitle": rows("[{title: Bread, subtitle: Two loaves}, {title: Eggs, subtitle: A dozen}]"),
    "detail": rows("[{title: Bread, detail: €4}, {title: Eggs, detail: €3}]"),
    "eyebrow": """
    styles:
      cell: {content: titleSubtitle, eyebrow: {color: systemIndigo, textCase: uppercase}}
    sections:
      - group: {height: ~60}
        items: [{eyebrow: New, title: Bread, subtitle: Two loaves}]
    """,
    "image": """
    styles: {cell: {content: image, cornerRadius: 8}}
    sections:
      - group: {height: 100, columns: 3, interItemSpacing: 8}
        items: {count: 3, image: photo-2}
    """,
    "accessory": """
    sections:
      - list: insetGrouped
        items: [{title: Wi-Fi, accessory: disclosure}, {title: Airplane, accessory: switchOff}]
    """,
    "indentation": """
    sections:
      - list: sidebar
        items: [{title: Library}, {title: Albums, indentation: 1}]
    """,
  ]
}
