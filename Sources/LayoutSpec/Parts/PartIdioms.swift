internal import Artwork
internal import CellContent
internal import SpecDiagnostics
internal import SpecTree

/// How to write what words of other layout languages stand for. Every line that these hints quote
/// works as it stands.
extension PartKind {
  /// How to make what a key in a composition, which is no part, stands for; `nil` for other keys.
  static func idiom(for key: String) -> String? {
    switch key.plainName {
    case let name where topBars.contains(name): "bars are rows: '\(topBar)'"
    case let name where bottomBars.contains(name): "bars are rows of buttons: '\(bottomBar)'"
    case "foreach", "for", "loop", "map":
      "one part for each value of a field is a repeated part: 'repeat: $tags, text: $each'"
    case "grid", "list", "collectionview", "uicollectionview", "tableview", "scrollview":
      "cells do not contain layouts; lists and grids are sections of the spec"
    case "if":
      "a part has a condition: 'text: $title, when: width > 100'"
    case "padding": "a part has a padding: '{text: $title, padding: 8}'"
    case "expanded", "flexible":
      "a part takes the room that is left with 'width: fill': '{text: $title, width: fill}'"
    case "center", "align":
      "a column aligns its parts: '{column: [{text: $title}], alignment: center}'"
    case "gesturedetector", "inkwell", "pressable", "touchableopacity", "link", "navigationlink":
      "what is tapped is drawn as a button: '{button: $title}'"
    default: nil
    }
  }

  /// How to write a part that is in a place other than a composition; `nil` for other keys.
  static func idiom(forMisplaced key: String) -> String? {
    if topBars.contains(key.plainName) { return boundaryItem(topBar, height: 44, at: "top") }
    if bottomBars.contains(key.plainName) {
      return boundaryItem(bottomBar, height: 49, at: "bottom")
    }
    guard idiom(for: key) == nil, let kind = PartKind(rawValue: key) ?? meant(by: key) else {
      return nil
    }
    return "cells are composed in a style or a data row: 'content: \(kind.composition(for: key))'"
  }

  /// How to show a field of data that has the name of a part; `nil` for other names.
  static func idiom(forField name: String) -> String? {
    guard let kind = PartKind(rawValue: name) ?? meant(by: name), !kind.isContainer,
      idiom(for: name) == nil, name.unicodeScalars.allSatisfy(\.isNamePart)
    else { return nil }
    return "compositions show fields of any name: 'content: [{\(kind.rawValue): $\(name)}]'"
  }

  /// The part that a word alone stands for, as in `- stepper`; `nil` for other words.
  static func part(for word: String) -> String? {
    guard let kind = PartKind(rawValue: word) ?? meant(by: word) else {
      return Symbol.isName(word) ? "{image: \(word)}" : nil
    }
    return "{\(kind.example(for: word))}"
  }

  /// A composition with a part, such as `[{text: $title}, {progress: 0.4}]`.
  private func composition(for word: String) -> String {
    if isContainer { return "{\(rawValue): [{image: star}, {text: $title}]}" }
    let title = declaration.showsData ? "" : "{text: $title}, "
    return "[\(title){\(example(for: word))}]"
  }

  private func example(for word: String) -> String {
    self == .image && word.plainName == "avatar"
      ? "image: avatar, width: 40, mask: circle" : declaration.example
  }

  // MARK: Bars

  private static let topBars: Set = [
    "navigationbar", "navbar", "uinavigationbar", "appbar", "topbar",
  ]
  private static let bottomBars: Set = [
    "tabbar", "uitabbar", "toolbar", "uitoolbar", "bottombar", "tabview",
  ]
  private static let topBar =
    "row: [{button: {image: chevron.backward}}, {text: Library, font: headline, width: fill, "
    + "textAlignment: center}, {button: {image: plus}}]"
  private static let bottomBar =
    "row: [{button: {title: Home, image: house}}, {button: {title: Library, image: "
    + "books.vertical}}], distribution: fillEqually"

  /// A bar that stays at an edge of the layout.
  private static func boundaryItem(_ bar: String, height: Int, at edge: String) -> String {
    "bars are boundary items of the layout: 'configuration: {boundarySupplementaryItems: "
      + "[{elementKind: bar, alignment: \(edge), size: [1w, \(height)], pinToVisibleBounds: true, "
      + "background: systemBackground, content: {\(bar)}}]}' at the top level of the spec"
  }
}

extension SourceNode {
  /// Whether the value is a list of parts, as people write them without `content`.
  var resemblesParts: Bool {
    guard let elements, !elements.isEmpty else { return false }
    return elements.contains { element in
      let words = element.entries?.map(\.key) ?? [element.text].compactMap(\.self)
      return words.contains { PartKind(rawValue: $0) != nil || PartKind.meant(by: $0) != nil }
    }
  }
}

extension Sink {
  /// Reports a value of the wrong shape. If it is a list of parts, the hint says where parts belong.
  ///
  /// - Parameter takesContent: Whether the map that is expected may contain a composition.
  mutating func reportShape(_ node: SourceNode, expected: String, takesContent: Bool) {
    let isParts = node.resemblesParts
    let hint = "cells are composed in a style or a data row: 'content: [{text: $title}]'"
    let fix = isParts && takesContent ? source.nesting(node, in: StyleKeys.content.rule.name) : nil
    report(
      Finding(
        .wrongShape(expected: expected, shape: node.shape), at: source.span(of: node),
        hint: isParts ? (takesContent ? "parts belong in 'content'" : hint) : nil, advice: .write,
        fixes: fix.map { [$0] } ?? []))
  }
}
