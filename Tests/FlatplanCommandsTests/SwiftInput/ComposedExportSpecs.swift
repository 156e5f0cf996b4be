/// Specs in the system's theme whose cells look the same in Swift, by what they show.
enum ComposedExportSpecs {
  static let all = [
    "conditions": """
    theme: system
    styles:
      card:
        background: secondarySystemBackground
        padding: 12
        content:
          column:
            - {text: $title, font: headline}
            - {text: Liked, when: $liked}
            - {text: New, when: not $liked and not $sold}
            - {text: Several left, when: $count > 3}
            - {text: Few left, when: not $count > 3, color: secondaryLabel}
            - {text: On sale, when: ($price or $liked) and not ($sold == true)}
            - {text: Wide, when: $liked and width > 100}
            - {text: $note, when: $note}
          spacing: 4
    sections:
      - group: {height: ~140, columns: 2, interItemSpacing: 12, item: {height: ~=140, style: card}}
        contentInsets: 16
        items:
          - {title: One, liked: true, count: 4, note: Hello}
          - {title: Two, sold: true, price: 20}
          - {title: Three, liked: no, count: 2, price: 3, sold: false}
          - {title: Four}
    """,
    "limits": """
    theme: system
    styles:
      card:
        background: secondarySystemBackground
        padding: 12
        content:
          column:
            - {text: $title, font: headline}
            - row:
                - {box: true, width: 60%, height: 20, background: systemIndigo}
                - {box: true, width: fill, height: 20, background: systemTeal}
            - {box: true, width: 50%, height: 12, background: systemPink, cornerRadius: capsule}
            - row:
                - {text: $name, minWidth: 90, background: systemYellow}
                - {text: $long, maxWidth: 120, numberOfLines: 1, background: systemMint}
                - spacer
              spacing: 8
            - {box: true, minHeight: 18, background: systemGray4}
          spacing: 8
    sections:
      - group: {height: ~160, item: {style: card}}
        contentInsets: 16
        items:
          - {title: Sizes, name: Ada, long: A very long text that has no room}
    """,
    "places": """
    theme: system
    styles:
      poster:
        background: systemGray5
        cornerRadius: 14
        content:
          overlay:
            - {box: true, gradient: {colors: [systemIndigo, systemPurple], from: top, to: bottom}}
            - {badge: $badge, at: topLeading, inset: 10}
            - {image: heart.fill, at: topTrailing, inset: 10, tintColor: white, width: 22, height: 22}
            - column:
                - {text: [$title, " by ", {text: $author, color: systemYellow}], font: headline}
                - {text: [{text: $price}, "  ", {text: $was, strikethrough: true}], font: footnote}
              at: bottomLeading
              inset: 12
              color: white
    sections:
      - group: {height: 140, columns: 2, interItemSpacing: 12, item: {style: poster}}
        contentInsets: 16
        items:
          - {title: Sea, author: Ada, price: €9, was: €12, badge: New}
          - {title: Sky, author: Bo, price: €7}
    """,
  ]
}
