/// Words that people write for values, from CSS, SwiftUI and everyday speech.
enum OtherWords {
  /// The words that one may stand for, where they exist.
  static func words(for word: String) -> [String] { table[word.plainName] ?? [] }

  private static let table: [String: [String]] = [
    "100": ["ultraLight"],
    "200": ["thin"],
    "300": ["light"],
    "400": ["regular"],
    "500": ["medium"],
    "600": ["semibold"],
    "700": ["bold"],
    "800": ["heavy"],
    "900": ["black"],
    "arrow": ["disclosure"],
    "aspectfill": ["cover"],
    "aspectfit": ["contain"],
    "bottomleft": ["bottomLeading"],
    "bottomright": ["bottomTrailing"],
    "caption": ["caption1"],
    "card": ["imageTitle"],
    "check": ["checkmark"],
    "checked": ["checkmark"],
    "chevron": ["disclosure"],
    "column": ["vertical"],
    "demibold": ["semibold"],
    "detailbutton": ["detail"],
    "disclosureindicator": ["disclosure"],
    "end": ["trailing"],
    "extrabold": ["heavy"],
    "fill": ["cover"],
    "fit": ["contain"],
    "info": ["detail"],
    "left": ["leading"],
    "middle": ["center"],
    "normal": ["regular"],
    "off": ["none"],
    "photo": ["image"],
    "picture": ["image"],
    "right": ["trailing"],
    "row": ["horizontal"],
    "scaleaspectfill": ["cover"],
    "scaleaspectfit": ["contain"],
    "start": ["leading"],
    "subhead": ["subheadline"],
    "text": ["title"],
    "tick": ["checkmark"],
    "title": ["title1"],
    "toggle": ["switch"],
    "topleft": ["topLeading"],
    "topright": ["topTrailing"],
  ]
}

extension String {
  /// The name without what only sets its words apart: `text-align` and `text_align` are `textalign`.
  var plainName: String { lowercased().filter { $0 != "-" && $0 != "_" } }
}
