import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Characters with different forms in different languages.
struct LanguageTests {
  private func line(_ words: String, in language: String? = nil) throws -> SetLine {
    let font = TextMetrics(size: 20, lineHeight: 24)
    var paragraph = Paragraph(words, role: "title", font: font, color: .black)
    paragraph.language = language
    let block = TextBlock([paragraph], in: box(0, 0, 400, 40))
    return try #require(TextSetter(shaper: TextShaper()).set(block).first)
  }

  /// The suffixes of the families that Han characters and kana use.
  private func forms(_ words: String, in language: String? = nil) throws -> Set<String> {
    let set = try line(words, in: language)
    let families = set.text.parts(ofLine: 0).compactMap { part in
      GlyphLoading.alone { part.font.family }
    }
    return Set(families.filter { $0.hasPrefix("Noto Sans CJK") }.map { String($0.suffix(2)) })
  }

  @Test(
    arguments: [
      ("写真とビデオ", "JP"), ("写真・動画", "JP"), ("ﾒﾓ 帳", "JP"), ("사진 寫眞", "KR"), ("照片图库", "SC"),
      ("A20チップ・120Hz表示", "JP"), ("直角", "SC"),
    ])
  func `the script of a text selects the regional form`(words: String, form: String) throws {
    #expect(try forms(words) == [form])
  }

  @Test(
    arguments: [
      ("ja", "JP"), ("ko-KR", "KR"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"),
      ("yue", "HK"), ("zh-Hans", "SC"), ("zh", "SC"), ("en", "SC"), ("tr", "SC"),
    ])
  func `a given language selects the regional form`(language: String, form: String) throws {
    #expect(try forms("直角", in: language) == [form])
  }

  @Test func `a language without Han characters does not change their form`() throws {
    #expect(try forms("写真とビデオ", in: "en") == ["JP"])
    #expect(try forms("写真とビデオ", in: "zh-Hans") == ["SC"])
  }

  /// In a font of another language, Japanese text gets a narrow dot beside kana and a full-width
  /// one elsewhere.
  @Test(arguments: [nil, "ja", "zh-Hans", "zh-Hant", "ko"])
  func `a middle dot is full-width beside any character`(_ language: String?) throws {
    for words in ["カ・B", "A・B", "漢・B", "カ・カ"] {
      let without = try line(words.replacing("・", with: ""), in: language).width
      #expect(try abs(line(words, in: language).width - without - 20) < 2, "\(words)")
    }
  }

  @Test func `live text has a language, and that language's font comes first`() throws {
    let drawn = scene(parts: [text("写真とビデオ", box(0, 0, 100, 40)), text("写真", box(0, 50, 100, 40))])
    let file = String(decoding: try SVGPicture.document(drawn).bytes, as: UTF8.self)
    let lines = file.split(separator: "\n").filter { $0.contains("<text") }
    #expect(lines.count == 2)
    #expect(lines[0].contains(" xml:lang=\"ja\"") && !lines[1].contains("xml:lang"))
    #expect(
      lines[0].contains(
        " font-family=\"Inter,'Noto Sans','Noto Sans CJK JP','Noto Sans CJK SC',sans-serif\""))
    #expect(!lines[1].contains("font-family"))
  }

  @Test func `the language of a picture is that of its root element`() throws {
    var drawn = scene(parts: [text("Bonjour", box(0, 0, 100, 40))])
    func root() throws -> Substring? {
      String(decoding: try SVGPicture.document(drawn).bytes, as: UTF8.self).split(separator: "\n")
        .first
    }
    #expect(try root()?.contains("lang=") == false)
    drawn.language = "fr"
    #expect(try root()?.contains(" lang=\"fr\" xml:lang=\"fr\"") == true)
  }

  /// A font contains one form of each character.
  @Test func `each regional form in a file has its own font`() throws {
    let drawn = scene(parts: [text("直かな", box(0, 0, 100, 40)), text("直", box(0, 50, 100, 40))])
    let bytes = try SVGPicture.document(drawn, text: .embed).bytes
    let rules = String(decoding: bytes, as: UTF8.self).split(separator: "@font-face").dropFirst()
    let names = rules.filter { $0.contains("U+76f4") }.compactMap {
      $0.firstMatch(of: #/font-family:'([^']+)'/#)?.output.1
    }
    #expect(names == ["figure-text-jp", "figure-text"])
    #expect(
      Set(rules.compactMap { $0.firstMatch(of: #/base64,([^)]+)/#)?.output.1 }).count == rules.count
    )
  }

  @Test func `a font file of several families is listed once`() {
    let fonts = RenderFingerprint.current().parts.filter { $0.name.hasPrefix("Noto Sans CJK") }
    #expect(!fonts.isEmpty && Set(fonts.map(\.value)).count == fonts.count)
  }
}
