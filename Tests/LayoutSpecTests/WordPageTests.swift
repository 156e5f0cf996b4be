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

  @Test func `the schema describes the content templates`() throws {
    let found = SpecSchema.text.contains("\"enumDescriptions\"")
    #expect(found && SpecSchema.text.contains("A picture that fills the cell."))
  }
}
