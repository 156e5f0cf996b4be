import CellContent
import Testing

@testable import LayoutSpec

/// The pages of words for `flatplan explain`, editors and the manual.
struct WordPageTests {
  @Test func `every content template and every style key has a page with an example`() throws {
    for (word, meaning) in WordPage.contents + WordPage.styles {
      let page = try #require(WordPage(word))
      #expect(page.text.contains(meaning.split(separator: " ")[0]), "\(word)")
      let example = try #require(page.example, "\(word)")
      #expect(example.contains(word), "\(word)")
      #expect(diagnostics(of: example + "\n").isEmpty, "\(word):\n\(example)")
      #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(WordPage.contents.count == ContentTemplate.allCases.count)
  }

  @Test func `the page of a key names its maps`() throws {
    let text = try #require(WordPage("interItemSpacing")).text
    #expect(text.hasPrefix("interItemSpacing\n\nIn a template and a group: The gap between"))
    #expect(text.contains("Default: 0."))
  }

  @Test func `the page of a value names its keys`() throws {
    #expect(try #require(WordPage("groupPaging")).text.contains("'orthogonalScrollingBehavior'"))
    #expect(WordPage(".groupPaging")?.word == "groupPaging")
    #expect(WordPage("titleonimage")?.word == "titleOnImage")
    #expect(WordPage("qzjx") == nil)
  }

  @Test(arguments: [
    ("gap between rows", "interGroupSpacing"), ("row spacing", "interGroupSpacing"),
    ("number of columns", "columns"), ("dark appearance", "appearance"),
    ("rounded corners", "cornerRadius"), ("carousel", "orthogonalScrollingBehavior"),
    ("sticky headers", "pinToVisibleBounds"),
  ])
  func `words are found by what their pages say`(text: String, word: String) {
    #expect(WordPage.mentioning(text).contains(word), "\(WordPage.mentioning(text))")
  }

  @Test func `nonsense finds no words`() {
    #expect(WordPage.mentioning("xyzzy plugh") == [])
    #expect(WordPage.mentioning("") == [])
    #expect(WordPage.mentioning(String(repeating: "gap row ", count: 50)).count <= 5)
  }

  @Test func `the page of a word that also means other keys names them`() throws {
    let text = try #require(WordPage("spacing")).text.replacing("\n", with: " ")
    #expect(
      text.contains(
        "See also 'interItemSpacing', 'interGroupSpacing' and 'interSectionSpacing'."))
    #expect(try #require(WordPage("interItemSpacing")).synonyms.contains("gap"))
  }

  @Test func `the schema describes the content templates`() throws {
    let found = SpecSchema.text.contains("\"enumDescriptions\"")
    #expect(found && SpecSchema.text.contains("A picture that fills the cell."))
  }
}
