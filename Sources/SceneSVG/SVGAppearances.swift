/// One SVG for bright and for dark surroundings, from one for each.
///
/// Attributes carry the light colours; the dark ones stand in a block for `prefers-color-scheme`,
/// whose rules are for classes of this figure alone. A program that knows no such block shows the
/// light picture.
public enum SVGAppearances {
  /// - Parameters:
  ///   - light: An SVG that this package wrote.
  ///   - dark: The same scene in its dark colours, under the same name.
  ///   - other: The dark SVG under a name of its own, for scenes that do not only differ in colours: then
  ///     both are there, one of them shown.
  ///   - figure: The id of the figure.
  public static func merged(
    light: String, dark: String, other: @autoclosure () throws -> String, figure: String
  ) rethrows -> String {
    if light == dark { return light }
    return try recoloured(light, dark, figure) ?? twins(light, try other(), figure)
  }

  /// The light file with classes where colours differ; `nil` if more does.
  private static func recoloured(_ light: String, _ dark: String, _ figure: String) -> String? {
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

  /// Both files in one, each in a group of its own.
  private static func twins(_ light: String, _ dark: String, _ figure: String) -> String {
    guard let one = light.parts, let two = dark.parts else { return light }
    let selector = "#\(figure.inSelectors)"
    let style =
      "\(selector) .fp-dark{display:none}@media (prefers-color-scheme:dark){"
      + "\(selector) .fp-light{display:none}\(selector) .fp-dark{display:inline}}"
    // Each may carry fonts of its own.
    let families = two.head.families == one.head.families ? "" : two.head.families ?? ""
    return one.head + "<style>\(style)</style>\n<g class=\"fp-light\">\n\(one.body)</g>\n"
      + "<g class=\"fp-dark\" display=\"none\"\(families)>\n\(two.body)</g>\n</svg>\n"
  }
}

/// The classes of what looks different in the dark.
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

  /// The light tag with a class of its dark colours, and what follows it; `nil` if the tags differ in
  /// anything but colours.
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

  /// A class of this figure alone. A rule that named the figure and the class apart would not hold
  /// where a shape is used: browsers look for the figure among what stands around the copy.
  private func name(_ number: Int) -> String { "fp-\(figure)-d\(number)" }

  /// The value of a colour that is not said.
  private static func assumed(_ name: Substring) -> Substring? {
    name.hasSuffix("opacity") ? "1" : name == "stroke" ? "none" : nil
  }

  /// What stands between `<` and the next one.
  private struct Tag {
    var name: Substring
    var attributes: [(name: Substring, value: Substring)] = []
    /// What closes the tag, and the text after it.
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

    /// Whatever is no colour.
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
  /// Tags with what follows each, their first character included.
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

  /// The attribute of the root that names families, with a blank before it.
  fileprivate var families: Substring? {
    guard let start = firstRange(of: " font-family=\""),
      let end = self[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return self[start.lowerBound...end]
  }

  /// What stands before the figure's own elements, and these.
  fileprivate var parts: (head: String, body: String)? {
    guard let end = firstRange(of: Self.headEnd)?.upperBound,
      let close = lastIndex(of: "<"), end <= close
    else { return nil }
    return (String(self[..<end]), String(self[end..<close]))
  }
}

extension String {
  /// An id as selectors write it, where no name begins with a digit: `1st` is `\\31 st`.
  fileprivate var inSelectors: String {
    guard let digit = first, digit.isASCII, digit.isNumber else { return self }
    return "\\3\(digit) \(dropFirst())"
  }
}
