package import Scene

/// A scene written as SVG, alone or with its dark appearance.
package struct SVGDocument {
  /// The id of the figure.
  let figure: String
  /// The font families of the root element.
  let families: [String]
  /// The start tag of the root element, the title and the description.
  let head: SVGMarkup
  /// The definitions that groups refer to, and the background.
  let definitions: SVGMarkup
  let groups: SVGMarkup

  /// The file with one appearance.
  package var bytes: [UInt8] { Self.file([head, definitions, groups]) }

  /// The file with both appearances, which follows `prefers-color-scheme`.
  ///
  /// Attributes hold the light colors. A media query holds the dark ones, in rules for classes that
  /// only this figure uses. If the documents differ in more than colors, the file contains both and
  /// shows one of them.
  ///
  /// - Parameters:
  ///   - light: The scene in light colors.
  ///   - dark: The same scene in dark colors.
  ///   - document: Writes a scene.
  package static func bytes(
    light: Scene, dark: Scene, document: (Scene) throws -> SVGDocument
  ) rethrows -> [UInt8] {
    let (one, two) = (try document(light), try document(dark))
    var classes = DarkClasses(figure: one.figure)
    guard one.head.bytes == two.head.bytes,
      let definitions = classes.marking(one.definitions, two.definitions),
      let groups = classes.marking(one.groups, two.groups)
    else {
      // All ids of a file are unique.
      var other = dark
      other.name += "-in-the-dark"
      return one.twins(with: try document(other))
    }
    guard !classes.rules.isEmpty else { return one.bytes }
    let style = style("@media (prefers-color-scheme:dark){\(classes.rules)}")
    return file([one.head, style, definitions, groups])
  }

  /// A file with both pictures, each in its own group.
  private func twins(with dark: SVGDocument) -> [UInt8] {
    let selector = "#\(figure.inSelectors)"
    let style =
      "\(selector) .fp-dark{display:none}@media (prefers-color-scheme:dark){"
      + "\(selector) .fp-light{display:none}\(selector) .fp-dark{display:inline}}"
    var (start, middle, end) = (SVGMarkup(), SVGMarkup(), SVGMarkup())
    start.append("<g class=\"fp-light\">\n")
    middle.append("</g>\n<g class=\"fp-dark\" display=\"none\"")
    // The documents may have different fonts embedded.
    if dark.families != families, !dark.families.isEmpty {
      middle.add("font-family", dark.families.familyList)
    }
    middle.append(">\n")
    end.append("</g>\n")
    return Self.file([
      head, Self.style(style), start, definitions, groups, middle, dark.definitions, dark.groups,
      end,
    ])
  }

  private static func style(_ rules: String) -> SVGMarkup {
    var markup = SVGMarkup()
    markup.append(text: "<style>\(rules)</style>\n")
    return markup
  }

  private static func file(_ parts: [SVGMarkup]) -> [UInt8] {
    let end = "</svg>\n".utf8
    var file: [UInt8] = []
    file.reserveCapacity(parts.reduce(end.count) { $0 + $1.count })
    for part in parts { file += part.bytes }
    return file + end
  }
}

/// The CSS classes for elements whose colors differ between light and dark.
private struct DarkClasses {
  let figure: String
  private var numbers: [String: Int] = [:]
  private(set) var rules = ""

  init(figure: String) {
    self.figure = figure
  }

  /// Returns the light markup with classes for its dark colors; `nil` if the markup differs in
  /// anything but colors.
  mutating func marking(_ light: SVGMarkup, _ dark: SVGMarkup) -> SVGMarkup? {
    let (one, two) = (UncoloredMarkup(light), UncoloredMarkup(dark))
    guard one.bytes == two.bytes else { return nil }
    var (result, written) = (SVGMarkup(), 0)
    var (colors, removed) = (light.colors[...], 0)
    for tag in Set(one.colors.keys).union(two.colors.keys).sorted() {
      let (lights, darks) = (one.colors[tag] ?? [:], two.colors[tag] ?? [:])
      guard lights != darks else { continue }
      guard let declarations = declarations(lights, darks) else { return nil }
      while let color = colors.first, color.lowerBound - removed <= tag {
        removed += color.count
        colors.removeFirst()
      }
      let (end, isFirst) = light.endOfClasses(ofTagAt: tag + removed)
      let name = name(number(of: declarations))
      result.append(light.bytes[written..<end])
      result.append(text: isFirst ? " class=\"\(name)\"" : " \(name)")
      written = end
    }
    result.append(light.bytes[written...])
    return result
  }

  /// The dark colors that differ from the light ones; `nil` if CSS cannot tell one.
  private func declarations(_ light: [String: String], _ dark: [String: String]) -> String? {
    var declarations: [String] = []
    for name in Set(light.keys).union(dark.keys).sorted() where light[name] != dark[name] {
      guard let value = dark[name] ?? Self.initial(name) else { return nil }
      declarations.append("\(name):\(value)")
    }
    return declarations.joined(separator: ";")
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
  private static func initial(_ name: String) -> String? {
    name.hasSuffix("opacity") ? "1" : name == "stroke" ? "none" : nil
  }
}

/// Markup with its paints and opacities apart.
private struct UncoloredMarkup {
  private(set) var bytes: [UInt8] = []
  /// The paints and opacities by name, by the offset of their tag in ``bytes``.
  private(set) var colors: [Int: [String: String]] = [:]

  init(_ markup: SVGMarkup) {
    bytes.reserveCapacity(markup.count)
    var end = 0
    for range in markup.colors {
      bytes += markup.bytes[end..<range.lowerBound]
      end = range.upperBound
      let parts = String(decoding: markup.bytes[range], as: UTF8.self).split(separator: "\"")
      let tag = bytes.lastIndex(of: UInt8(ascii: "<")) ?? 0
      colors[tag, default: [:]][String(parts[0].dropFirst().dropLast())] = String(parts[1])
    }
    bytes += markup.bytes[end...]
  }
}

extension SVGMarkup {
  /// The offset at which a class is added to a tag, and whether the tag has none yet.
  fileprivate func endOfClasses(ofTagAt start: Int) -> (offset: Int, isFirst: Bool) {
    let tag = bytes[start...].dropFirst().prefix { $0 != UInt8(ascii: "<") }
    if let classes = tag.firstRange(of: " class=\"".utf8),
      let quote = tag[classes.upperBound...].firstIndex(of: UInt8(ascii: "\""))
    {
      return (quote, false)
    }
    return (tag.firstIndex { " />".utf8.contains($0) } ?? tag.endIndex, true)
  }
}

extension String {
  /// The id as a CSS identifier, which may not start with a digit: `1st` is `\\31 st`.
  fileprivate var inSelectors: String {
    guard let digit = first, digit.isASCII, digit.isNumber else { return self }
    return "\\3\(digit) \(dropFirst())"
  }
}
