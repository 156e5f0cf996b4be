/// Merges the light and the dark SVG of a scene into one file.
///
/// Attributes hold the light colors. A `prefers-color-scheme` media query holds the dark ones, in
/// rules for classes that only this figure uses. Viewers without support for media queries show the
/// light picture.
public enum SVGAppearances {
  /// Merges two files into one that follows `prefers-color-scheme`.
  ///
  /// - Parameters:
  ///   - light: An SVG written by this package.
  ///   - dark: The same scene with dark colors and the same name.
  ///   - other: The dark SVG with a name of its own. It is used if the files differ in more than
  ///     colors: the result then contains both, and shows one of them.
  ///   - figure: The id of the figure.
  /// - Complexity: O(*n*) in the length of both files.
  public static func merged(
    light: String, dark: String, other: @autoclosure () throws -> String, figure: String
  ) rethrows -> String {
    if light == dark { return light }
    return try recolored(light, dark, figure) ?? twins(light, try other(), figure)
  }

  /// The light file with classes added where colors differ; `nil` if anything else differs.
  private static func recolored(_ light: String, _ dark: String, _ figure: String) -> String? {
    let (lights, darks) = (light.pieces, dark.pieces)
    guard lights.count == darks.count else { return nil }
    var classes = DarkClasses(figure: figure)
    var result = ""
    for (one, two) in zip(lights, darks) {
      if one == two {
        result += one
      } else {
        guard let piece = classes.piece(one, two) else { return nil }
        result += piece
      }
    }
    return result.insertingStyle(
      "@media (prefers-color-scheme:dark){\(classes.rules)}")
  }

  /// A file with both pictures, each in its own group.
  private static func twins(_ light: String, _ dark: String, _ figure: String) -> String {
    guard let one = light.parts, let two = dark.parts else { return light }
    let selector = "#\(figure.inSelectors)"
    let style =
      "\(selector) .fp-dark{display:none}@media (prefers-color-scheme:dark){"
      + "\(selector) .fp-light{display:none}\(selector) .fp-dark{display:inline}}"
    // The files may have different fonts embedded.
    let families = two.head.families == one.head.families ? "" : two.head.families ?? ""
    return one.head + "<style>\(style)</style>\n<g class=\"fp-light\">\n\(one.body)</g>\n"
      + "<g class=\"fp-dark\" display=\"none\"\(families)>\n\(two.body)</g>\n</svg>\n"
  }
}

/// The CSS classes for elements whose colors differ between light and dark.
private struct DarkClasses {
  let figure: String
  private var numbers: [String: Int] = [:]
  private(set) var rules = ""

  private static let colors: Set<Substring> = [
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stop-color", "stop-opacity",
    "flood-color", "flood-opacity", "opacity",
  ]

  init(figure: String) {
    self.figure = figure
  }

  /// The light tag with a class for its dark colors, and the text that follows it; `nil` if the
  /// tags differ in anything but colors.
  mutating func piece(_ light: Substring, _ dark: Substring) -> String? {
    guard let one = Tag(light), let two = Tag(dark), one.name == two.name, one.rest == two.rest,
      one.others == two.others
    else { return nil }
    var declarations: [String] = []
    for name in Self.colors.sorted() where one[name] != two[name] {
      guard let value = two[name] ?? Self.assumed(name) else { return nil }
      declarations.append("\(name):\(value)")
    }
    return one.written(adding: name(number(of: declarations.joined(separator: ";"))))
  }

  private mutating func number(of declarations: String) -> Int {
    if let known = numbers[declarations] { return known }
    let number = numbers.count + 1
    numbers[declarations] = number
    rules += ".\(name(number)){\(declarations)}"
    return number
  }

  /// A class name that is unique to this figure. A rule with a descendant selector (`#figure
  /// .class`) would not match inside `<use>`: browsers match selectors against the tree of the
  /// copy.
  private func name(_ number: Int) -> String { "fp-\(figure)-d\(number)" }

  /// The initial value of a color property that is not set; `nil` if there is no constant one.
  private static func assumed(_ name: Substring) -> Substring? {
    name.hasSuffix("opacity") ? "1" : name == "stroke" ? "none" : nil
  }

  /// A tag and the text up to the next one, from `<` on.
  private struct Tag {
    var name: Substring
    var attributes: [(name: Substring, value: Substring)] = []
    /// The end of the tag, and the text after it.
    var rest: Substring

    init?(_ piece: Substring) {
      guard let blank = piece.firstIndex(of: " ") else { return nil }
      name = piece[..<blank]
      var left = piece[blank...]
      while left.first == " ", let equals = left.firstRange(of: "=\"") {
        let value = left[equals.upperBound...]
        guard let quote = value.firstIndex(of: "\"") else { return nil }
        attributes.append((left[..<equals.lowerBound].dropFirst(), value[..<quote]))
        left = value[value.index(after: quote)...]
      }
      rest = left
    }

    subscript(name: Substring) -> Substring? { attributes.first { $0.name == name }?.value }

    /// The attributes that are not colors.
    var others: [[Substring]] {
      attributes.filter { !DarkClasses.colors.contains($0.name) }.map { [$0.name, $0.value] }
    }

    func written(adding new: String) -> String {
      let known = self["class"] != nil
      let added = known ? "" : " class=\"\(new)\""
      return String(name) + added
        + attributes.map { name, value in
          " \(name)=\"\(value)\(name == "class" ? " \(new)" : "")\""
        }.joined() + rest
    }
  }
}

extension String {
  /// The file split before each `<`.
  fileprivate var pieces: [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    while start < endIndex {
      let next = self[index(after: start)...].firstIndex(of: "<") ?? endIndex
      pieces.append(self[start..<next])
      start = next
    }
    return pieces
  }

  private static let headEnd = "</desc>\n"

  fileprivate func insertingStyle(_ style: String) -> String {
    guard let end = firstRange(of: Self.headEnd)?.upperBound else { return self }
    return String(self[..<end]) + "<style>\(style)</style>\n" + self[end...]
  }

  /// The `font-family` attribute of the root element, with the space before it.
  fileprivate var families: Substring? {
    guard let start = firstRange(of: " font-family=\""),
      let end = self[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return self[start.lowerBound...end]
  }

  /// The header of the file and the figure's own elements.
  fileprivate var parts: (head: String, body: String)? {
    guard let end = firstRange(of: Self.headEnd)?.upperBound,
      let close = lastIndex(of: "<"), end <= close
    else { return nil }
    return (String(self[..<end]), String(self[end..<close]))
  }
}

extension String {
  /// The id as a CSS identifier, which may not start with a digit: `1st` is `\\31 st`.
  fileprivate var inSelectors: String {
    guard let digit = first, digit.isASCII, digit.isNumber else { return self }
    return "\\3\(digit) \(dropFirst())"
  }
}
