internal import Artwork

/// The words of expressions and of sample data, for the reference and `flatplan explain`.
enum ExpressionWords {
  struct Entry: Sendable {
    /// The word alone, such as `clamp`.
    var word: String
    /// How it is written, such as `clamp(a, min, max)`.
    var usage: String
    /// The meaning: a sentence without the initial capital and the final period.
    var meaning: String
    var example: String
  }

  /// The names and functions of expressions.
  static let expressions: [Entry] = containerNames + flags + elementNames + functions

  /// The sample texts that items can have.
  static let samples: [Entry] = [
    sample("words", "$words(2)", "random words, here two"),
    sample("sentence", "$sentence(5)", "a random sentence, here of five words"),
    sample("paragraph", "$paragraph(2)", "random sentences, here two"),
    sample("person", "$person", "the name of a person"),
    sample("city", "$city", "the name of a city"),
    sample("category", "$category", "a kind of app or article"),
    sample("price", "$price", "a price in dollars"),
    sample("date", "$date", "a date"),
    Entry(
      word: "color", usage: "$color()", meaning: "the name of a color",
      example: """
        sections:
          - group: {height: 60, columns: 3, interItemSpacing: 8}
            items: {count: 6, background: $color()}
        """),
    Entry(
      word: "photo", usage: "$photo()",
      meaning: "a placeholder photo; `$photo(food)` is of a kind: "
        + PhotoKind.allCases.map { "\($0) (\($0.summary))" }.joined(separator: ", "),
      example: """
        styles: {cell: {content: image}}
        sections:
          - group: {height: 100, columns: 3, interItemSpacing: 8}
            items: {count: 6, image: $photo(food)}
        """),
  ]

  /// Returns the entry of a word in any letter case, with or without `$`.
  static func entry(_ word: String) -> Entry? {
    let plain = (word.hasPrefix("$") ? String(word.dropFirst()) : word).lowercased()
    return (expressions + samples).first { $0.word.lowercased() == plain }
  }

  private static let containerNames = [
    name("width", "the width of the box that the element gets", "height: =width / 4, columns: 3"),
    name(
      "height", "the height of the box that the element gets",
      "height: =height / 8, columns: 3"),
    name("containerWidth", "the width of the view", "height: =containerWidth / 5, columns: 3"),
    name("containerHeight", "the height of the view", "height: =containerHeight / 9, columns: 3"),
    name(
      "scale", "the number of pixels per point",
      "height: 60, columns: 3, interItemSpacing: =1 / scale"),
  ]

  private static let flags = [
    flag("dark", "the appearance is dark", "{appearance: [light, dark]}"),
    flag("light", "the appearance is light", "{appearance: [light, dark]}"),
    flag("rtl", "the layout direction is right to left", "{layoutDirection: [ltr, rtl]}"),
    flag("ltr", "the layout direction is left to right", "{layoutDirection: [ltr, rtl]}"),
    flag(
      "compact", "the horizontal size class is compact, as on most phones",
      "{devices: [iphone-16, ipad-11]}"),
    flag(
      "regular", "the horizontal size class is regular, as on tablets",
      "{devices: [iphone-16, ipad-11]}"),
    flag(
      "accessibility", "the text size is one of the five accessibility sizes",
      "{contentSizeCategory: [large, accessibilityLarge]}"),
  ]

  private static let elementNames = [
    name("columns", "the columns of the group", "columns: 3, height: =240 / columns"),
    name("rows", "the rows of the group", "rows: 3, height: =rows * 40"),
    Entry(
      word: "section", usage: "section", meaning: "the index of the section, from 0",
      example: """
        templates:
          tiles: {group: {height: =60 + section * 30, columns: 3}, items: 3}
        sections: [{use: tiles}, {use: tiles}]
        """),
    name(
      "itemCount", "the number of items in the section",
      "height: 60, columns: =itemCount / 2"),
    data("index", "the index of the item in its section, from 0", "Item $(index + 1)"),
    data(
      "line", "the number of the row in its CSV or JSON file, from 0, or of the item",
      "Line $(line)"),
    custom("i", "the index of the frame, from 0", "count: 4, frame: [i * 80, i * 15, 70, 60]"),
    custom("n", "the number of frames", "count: 4, frame: [i * width / n, 0, width / n - 8, 120]"),
    custom(
      "shortest", "the shortest column so far, from 0",
      "count: 6, columns: 3, frame: [shortest * width / 3, shortestEnd, width / 3, 40 + i * 8]"),
    custom(
      "shortestEnd", "where the shortest column ends",
      "count: 6, columns: 3, frame: [shortest * width / 3, shortestEnd, width / 3, 40 + i * 8]"),
  ]

  private static let functions = [
    function("min", "min(a, b)", "the smallest of its numbers", "=min(width / 3, 90)"),
    function("max", "max(a, b)", "the largest of its numbers", "=max(width / 8, 60)"),
    function(
      "clamp", "clamp(a, min, max)", "a number, but at least 'min' and at most 'max'",
      "=clamp(width / 4, 60, 120)"),
    function("floor", "floor(a)", "the number rounded down", "=floor(width / 7)"),
    function("ceil", "ceil(a)", "the number rounded up", "=ceil(width / 7)"),
    function("round", "round(a)", "the nearest whole number", "=round(width / 7)"),
    function("abs", "abs(a)", "the number without its sign", "=abs(300 - width)"),
    function("sqrt", "sqrt(a)", "the square root", "=sqrt(width) * 4"),
    function(
      "if", "if(condition, a, b)", "one of two values", "\"=if(width > 600, 120, 60)\""),
  ]

  private static func name(_ word: String, _ meaning: String, _ group: String) -> Entry {
    Entry(
      word: word, usage: word, meaning: meaning,
      example: """
        sections:
          - group: {\(group)}
            items: 6
        """)
  }

  private static func flag(_ word: String, _ meaning: String, _ render: String) -> Entry {
    Entry(
      word: word, usage: word, meaning: "whether \(meaning)",
      example: """
        sections:
          - {group: {height: 60, columns: 3}, items: 3}
          - {when: \(word), group: {height: 40}, items: 1}
        render: \(render)
        """)
  }

  private static func data(_ word: String, _ meaning: String, _ title: String) -> Entry {
    Entry(
      word: word, usage: word, meaning: meaning,
      example: """
        styles: {cell: {content: title}}
        sections:
          - group: {height: 44, columns: 2}
            items: {count: 4, title: \(title)}
        """)
  }

  private static func custom(_ word: String, _ meaning: String, _ entries: String) -> Entry {
    Entry(
      word: word, usage: word, meaning: "in a custom group, \(meaning)",
      example: """
        sections:
          - group: {height: 140, custom: {\(entries)}}
            items: 6
        """)
  }

  private static func function(
    _ word: String, _ usage: String, _ meaning: String, _ height: String
  ) -> Entry {
    Entry(
      word: word, usage: usage, meaning: meaning,
      example: """
        sections:
          - group:
              height: \(height)
              columns: 3
            items: 6
        """)
  }

  private static func sample(_ word: String, _ usage: String, _ meaning: String) -> Entry {
    Entry(
      word: word, usage: usage, meaning: meaning,
      example: """
        styles: {cell: {content: title}}
        sections:
          - group: {height: ~44}
            items: {count: 3, title: \(usage)}
        """)
  }
}
