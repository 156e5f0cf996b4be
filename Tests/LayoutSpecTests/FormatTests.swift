import CellContent
import Foundation
import Geometry
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Numbers, dates and texts in the language of the pictures.
struct FormatTests {
  private static let files: [String: [UInt8]] = [
    "shop.json": Array(
      #"""
      [{"name": "Oat milk", "price": {"amount": "2.40"}, "done": 0.256, "left": 40, "at": "2026-09-04T21:05:00Z",
        "seen": 1788469500, "count": 5, "status": "status.new", "local": "1.234,50"},
       {"name": "Bread", "price": {"amount": -1234.5}, "done": 1, "left": 100, "at": "2026-01-11",
        "seen": 1788469500, "count": 1, "status": "status.old"}]
      """#.utf8),
    "Localizable.xcstrings": Array(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Add to cart": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "In den Warenkorb"}}}},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}},
            "other": {"stringUnit": {"value": "%lld items"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld rzecz"}},
            "few": {"stringUnit": {"value": "%lld rzeczy"}}, "many": {"stringUnit": {"value": "%lld rzeczy (wiele)"}}}}}}}}}
      """#.utf8),
    "de.lproj/Localizable.strings": Array(
      "\u{FEFF}/* The cart. */\n\"status.new\" = \"Neu\";\n// old\n\"status.old\" = \"Zeile\\n\\\"alt\\\" \\U00e9\";\ngreeting = \"Hallo, %2$@ und %1$@ – 5 %%\";\n"
        .utf8),
    "en.lproj/Localizable.strings": Array(
      "\"status.new\" = \"New\";\n\"status.old\" = \"Old\";\n".utf8),
    "words.yaml": Array("en: {buy: Buy}\nfr: {buy: Acheter}\n".utf8),
    "broken.lproj/Localizable.strings": Array("\"a\" = \"b\";\n\"c\" = 5 \"d\";\n".utf8),
  ]

  private func titles(_ text: String, _ language: String?, _ root: String = "") throws -> [String?]
  {
    let spec = try SpecFile.load(
      Array(
        """
        \(root)
        sections: [{group: {height: 44}, items: {from: shop.json, title: '\(text)'}}]
        \(language.map { "render: {language: \($0)}" } ?? "")

        """.utf8), path: "grid.yaml",
      readFile: { name throws(SpecFileProblem) in
        guard let bytes = Self.files[name] else { throw .notFound }
        return bytes
      }
    ).spec
    let items = try spec.plan(in: Container(width: 390)).content.sections[0].items
    return (0..<items.count).map { items[$0].fields["title"] }
  }

  /// The texts are those of the CLDR, as ICU and Babel write them.
  @Test(
    arguments: [
      ("$number(1234567.891)", nil, "1,234,567.891"),
      ("$number(1234567.891)", "de", "1.234.567,891"),
      ("$number(1234.5)", "fr", "1\u{202F}234,5"), ("$number(1234567)", "en-IN", "12,34,567"),
      ("$number(1234.5)", "es", "1234,5"), ("$number(1234.5, 2)", "de-CH", "1’234.50"),
      ("$number(12345)", "pl", "12\u{A0}345"), ("$number(-3)", "sv", "−3"),
      ("$number(1234.5)", "ar-EG", "١٬٢٣٤٫٥"),
      ("$currency($price.amount, EUR)", "en", "€2.40"),
      ("$currency($price.amount, EUR)", "de", "2,40\u{A0}€"),
      ("$currency($price.amount, EUR)", "de-AT", "€\u{A0}2,40"),
      ("$currency($price.amount, USD)", "pt-BR", "US$\u{A0}2,40"),
      ("$currency(1234, JPY)", "ja", "￥1,234"),
      ("$currency(1234, JPY)", "fr", "1\u{202F}234\u{A0}JPY"),
      ("$currency(9.5, CHF)", "en", "CHF\u{A0}9.50"),
      ("$currency(1234, RSD)", "en", "RSD\u{A0}1,234"),
      ("$currency(9.5, LYD)", "en", "LYD\u{A0}9.500"),
      ("From $currency($price.amount * 2, EUR, 0)!", "en", "From €5!"),
      ("$percent($done)", "de", "26\u{A0}%"), ("$percent($done, 1)", "tr", "%25,6"),
      ("$percent($left / 100)", "en", "40%"), ("$currency($local, EUR)", "de", "1.234,50\u{A0}€"),
      ("$date(\"4.9.2026\")", "en", "Sep 4, 2026"), ("$date(\"20260904\")", "en", "Sep 4, 2026"),
      ("$date(\"13/9/2026\")", "en", "Sep 13, 2026"),
      ("$time(\"12/31/2026 11:30 PM\")", "de", "23:30"),
      ("$time(\"12/31/2026 9:41 p.m.\")", "de", "21:41"),
      ("$time(\"2026/9/4 12:05 am\")", "de", "00:05"),
      ("$date($at)", "en", "Sep 4, 2026"), ("$date($at, full)", "de", "Freitag, 4. September 2026"),
      ("$date($at, long)", "pl", "4 września 2026"), ("$date($at, month)", "pl", "wrzesień 2026"),
      ("$date($at, full)", "ja", "2026年9月4日金曜日"), ("$date($at, monthDay)", "fr", "4 sept."),
      ("$date($at, short)", "en-GB", "04/09/2026"),
      ("$date($seen, weekdayMonthDay)", "en", "Thu, Sep 3"),
      ("$time($at)", "en", "9:05\u{202F}PM"), ("$time($at)", "de", "21:05"),
      ("$time($at)", "zh-TW", "下午9:05"), ("$date(\"2024-02-29\")", "it", "29 feb 2024"),
      ("$date()", nil, "sample"),
    ] as [(String, String?, String)])
  func `values are written as the language does`(
    _ text: String, _ language: String?, _ expected: String
  ) throws {
    let found = try titles(text, language)[0]
    if expected == "sample" {
      #expect(found?.contains("20") == true)
    } else {
      #expect(found == expected)
    }
  }

  @Test func `a missing value leaves nothing, and negative money has its sign`() throws {
    #expect(try titles("$currency($price.amount, EUR)", "en")[1] == "-€1,234.50")
    #expect(try titles("$number($local)", "de")[1] == nil)
    #expect(try titles("$number($local * 2)", "de") == ["2.469", nil])
  }

  @Test(
    arguments: [
      ("strings: Localizable.xcstrings", "$localized(Add to cart)", "de", "In den Warenkorb"),
      ("strings: Localizable.xcstrings", "$localized(Add to cart)", "fr", "Add to cart"),
      ("strings: Localizable.xcstrings", "$localized(%lld items, $count)", "en", "5 items"),
      (
        "strings: Localizable.xcstrings", "$localized(%lld items, $count)", "pl", "5 rzeczy (wiele)"
      ),
      ("strings: Localizable.xcstrings", "$localized(%lld items, $count - 2)", "pl", "3 rzeczy"),
      (
        "strings: [en.lproj/Localizable.strings, de.lproj/Localizable.strings]",
        "$localized($status)", "de", "Neu"
      ),
      (
        "strings: [en.lproj/Localizable.strings, de.lproj/Localizable.strings]",
        "$localized($status)", "ja", "New"
      ),
      (
        "strings: de.lproj/Localizable.strings", "$localized(greeting, $name, \"Ann\")", "de",
        "Hallo, Ann und Oat milk – 5 %"
      ),
      ("strings: words.yaml", "$localized(buy)", "fr-CA", "Acheter"),
      ("strings: {en: {\"a, b\": AB}}", "$localized(\"a, b\")", "en", "AB"),
    ])
  func `texts are those of the app`(
    _ root: String, _ text: String, _ language: String, _ expected: String
  ) throws {
    #expect(try titles(text, language, root)[0] == expected)
  }

  @Test func `escapes of strings files are read`() throws {
    let root = "strings: [de.lproj/Localizable.strings]"
    #expect(try titles("$localized($status)", "de", root)[1] == "Zeile\n\"alt\" é")
  }

  @Test(
    arguments: [
      ("$currency($price.amount)", "", "'currency' takes 2 to 3 arguments, not 1"),
      ("$currency($price.amount, euro)", "", "'euro' is not a currency"),
      ("$date($at, lng)", "", "'lng' is not a style of dates"),
      ("$date($name)", "", "'Oat milk' is not a date"),
      ("$number($name)", "", "'Oat milk' is not a number"),
      ("$number($nme)", "", "'$nme' is not a known name"),
      ("$localized(Add to crt)", "strings: Localizable.xcstrings", "unknown string 'Add to crt'"),
      ("x", "strings: broken.lproj/Localizable.strings", "expected ';'"),
    ])
  func `wrong calls are explained`(_ text: String, _ root: String, _ message: String) throws {
    let found = diagnostics(
      of: """
        \(root)
        sections: [{group: {height: 44}, items: {from: shop.json, title: '\(text)'}}]

        """, files: Self.files)
    #expect(found.contains { $0.message.contains(message) }, "\(found.map(\.message))")
  }

  @Test func `seconds since 1970 are days of the Gregorian calendar`() throws {
    for (text, year, month, day, weekday) in [
      ("1709164800", 2024, 2, 29, 4), ("1735689599", 2024, 12, 31, 2),
      ("-1000000000", 1938, 4, 24, 0),
      ("951782400000", 2000, 2, 29, 2),
    ] {
      let date = try #require(CalendarDate(text))
      #expect(date.year == year && date.month == month && date.day == day, "\(text)")
      #expect(date.weekday == weekday, "\(text)")
    }
    #expect(CalendarDate("2026-02-29") == nil && CalendarDate("2026-13-01") == nil)
  }
}
