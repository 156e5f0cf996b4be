/// Examples of the values of keys.
extension KeyExamples {
  /// Returns a spec that uses a value of a key: the example of the key with this value, unless the
  /// value needs more around it.
  package static func example(of value: String, as key: String, in keyExample: String) -> String? {
    if let example = ofValues["\(key): \(value)"] { return example }
    // Insets have edges as well, but only borders take words there.
    if ["top", "leading", "bottom", "trailing"].contains(key) {
      return style("border: {\(key): \(value)}", extendingCard: false)
    }
    // Gradients need two colors.
    let isGradient = key == "gradient" || key == "colors"
    return keyExample.replacingValue(
      of: key, with: isGradient ? "[\(value), systemTeal]" : value, keepingList: !isGradient)
  }

  private static let ofValues: [String: String] = [
    "content: spacer": content(["row: [{text: $title}, spacer, {text: $detail}]"]),
    "content: divider": content(["column: [{text: $title}, divider, {text: $detail}]"]),
    "contents: spacer": named("row", "spacer"), "contents: divider": named("column", "divider"),
    "row: spacer": content(["row: [{text: $title}, spacer, {text: $detail}]"]),
    "row: divider": content([
      "row: [{text: $title}, divider, {text: $detail}]", "spacing: 8", "height: 32",
    ]),
    "column: spacer": content([
      "column: [{text: $title}, spacer, {text: $detail}]", "height: 80",
    ]),
    "column: divider": content(["column: [{text: $title}, divider, {text: $detail}]"]),
    "overlay: spacer": content([
      "overlay: [{image: photo}, spacer, {text: $title, at: center}]", "height: 80",
    ]),
    "overlay: divider": content([
      "overlay: [{image: photo}, divider, {text: $title, at: center}]", "height: 80",
    ]),
    "alignment: fill": stack("fill"), "alignment: center": stack("center"),
    "alignment: firstBaseline": baseline("firstBaseline"),
    "alignment: lastBaseline": baseline("lastBaseline"),
    "configuration: plain": button("plain"), "configuration: gray": button("gray"),
    "configuration: tinted": button("tinted"), "configuration: filled": button("filled"),
    "direction: horizontal": """
    sections:
      - group: {height: 80, direction: horizontal, subitems: [{width: 60%}, {width: 40%}]}
        items: 4
    """,
    "intrinsicSize: none": rows("[{title: A, intrinsicSize: none}, {title: B, subtitle: Two}]"),
    "overlays: none": grid("render: {overlays: none}"),
    "overlays: parts": content([
      "row: [{text: $title}, spacer, {text: $detail}]"
    ]) + "\nrender: {overlays: [parts]}",
    "overlays: groups": grid("render: {overlays: [groups]}"),
    "overlays: insets": """
    sections:
      - group: {height: 80, columns: 2, contentInsets: 8, item: {contentInsets: 6}}
        contentInsets: 16
        items: 4
    render: {overlays: [insets]}
    """,
    "overlays: kinds": """
    sections:
      - header: {height: 36, title: Photos}
        background: true
        group: {height: 60, columns: 3}
        contentInsets: 12
        items: 3
    render: {overlays: [kinds]}
    """,
    "overlays: estimates": rows("[{title: Bread, subtitle: Two loaves, detail: €4}]")
      + "\nrender: {overlays: [estimates]}",
    "overlays: safeArea": grid(
      "render: {devices: [iphone-16], picture: container, overlays: [safeArea]}"),
    "overlays: viewport": grid(
      "render: {picture: container, height: 200, overlays: [viewport]}"),
    "overlays: scroll": """
    sections:
      - group: {width: 60%, height: 100}
        interGroupSpacing: 8
        orthogonalScrollingBehavior: groupPaging
        items: 4
    render: {overlays: [scroll]}
    """,
  ].merging(listAppearances) { first, _ in first }
    .merging(places) { first, _ in first }
    .merging(textStyles) { first, _ in first }

  /// Examples of the keys of `flatplan.yaml`, as complete files.
  package static let ofSettings = [
    "fonts": "fonts: [fonts/Brand.ttf]",
    "limits": "limits: {pixels: 20000000000}",
    "measuredCharacters": "limits: {measuredCharacters: 10000000}",
    "cells": "limits: {cells: 20000000}",
    "pixels": "limits: {pixels: 20000000000}",
    "decodedBytes": "limits: {decodedBytes: 200000000000}",
    "writtenBytes": "limits: {writtenBytes: 2000000000}",
    "runSwift": "runSwift: true",
  ]

  private static let listAppearances: [String: String] = {
    let appearances = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
    return Dictionary(
      appearances.map { appearance in
        let example = """
          sections:
            - list: {appearance: \(appearance)}
              items: [{title: Wi-Fi, image: wifi, accessory: disclosure}, {title: Bluetooth}]
          """
        return ("appearance: \(appearance)", example)
      }
    ) { first, _ in first }
  }()

  private static let places: [String: String] = {
    let places = [
      "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
      "bottom", "bottomTrailing",
    ]
    return Dictionary(
      places.map { place in
        let example = content([
          "overlay: [{image: photo}, {text: $title, at: \(place), inset: 8}]", "height: 120",
        ])
        return ("at: \(place)", example)
      }
    ) { first, _ in first }
  }()

  private static let textStyles: [String: String] = {
    let styles = [
      "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
      "footnote", "caption1", "caption2",
    ]
    return Dictionary(
      styles.flatMap { style in
        [("style: \(style)", "{style: \(style)}"), ("font: \(style)", style)].map { key, font in
          let example = """
            styles: {cell: {content: title, font: \(font)}}
            sections:
              - group: {height: 60}
                items: [{title: Today}]
            """
          return (key, example)
        }
      }
    ) { first, _ in first }
  }()

  private static func named(_ stack: String, _ part: String) -> String {
    """
    contents:
      price: {\(stack): [{text: $title}, \(part), {text: $detail}]}
    styles: {cell: {content: price, padding: 12}}
    sections:
      - group: {height: ~44}
        items: [{title: Bread, detail: €4}]
    """
  }

  private static func stack(_ alignment: String) -> String {
    content(["column: [{text: $title}, {text: $detail}]", "alignment: \(alignment)"])
  }

  private static func baseline(_ alignment: String) -> String {
    content([
      "row: [{text: $title, font: title1}, {text: $detail}]", "alignment: \(alignment)",
      "spacing: 8",
    ])
  }

  private static func button(_ configuration: String) -> String {
    content(["button: {title: $title, configuration: \(configuration)}"])
  }
}

extension String {
  /// The text with another value for the first occurrence of a key; `nil` if it has none.
  ///
  /// - Parameter keepsList: Whether the value becomes the only element of a list if it replaces one.
  fileprivate func replacingValue(
    of key: String, with value: String, keepingList keepsList: Bool
  ) -> String? {
    let places = ranges(of: "\(key): ").filter { range in
      range.lowerBound == startIndex
        || !(self[index(before: range.lowerBound)].isLetter
          || self[index(before: range.lowerBound)] == "$")
    }
    guard let place = places.first?.upperBound else { return nil }
    let (end, isList) = endOfValue(from: place)
    return self[..<place] + (isList && keepsList ? "[\(value)]" : value) + self[end...]
  }

  /// The end of the value that starts at an index, and whether the value is a list.
  private func endOfValue(from start: Index) -> (end: Index, isList: Bool) {
    let closing: [Character: Character] = ["[": "]", "{": "}", "\"": "\""]
    if let close = closing[self[start]],
      let end = self[index(after: start)...].firstIndex(of: close)
    {
      return (index(after: end), self[start] == "[")
    }
    return (self[start...].firstIndex { ",}\n".contains($0) } ?? endIndex, false)
  }
}
