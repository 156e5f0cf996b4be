import CellContent
import Testing

@testable import LayoutSpec

/// What `flatplan explain` says of a word, and what editors and the manual have of it.
struct WordPageTests {
  @Test func `every value of content and every key of styles has a page with an example`() throws {
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

  @Test func `a key is reported with the maps that it stands in`() throws {
    let text = try #require(WordPage("interItemSpacing")).text
    #expect(text.hasPrefix("interItemSpacing\n\nIn a template and a group: The gap between"))
    #expect(text.contains("Default: 0."))
  }

  @Test func `a value is reported with its keys`() throws {
    #expect(try #require(WordPage("groupPaging")).text.contains("'orthogonalScrollingBehavior'"))
    #expect(WordPage(".groupPaging")?.word == "groupPaging")
    #expect(WordPage("titleonimage")?.word == "titleOnImage")
    #expect(WordPage("qzjx") == nil)
  }

  @Test func `editors are reported what each value of content is`() throws {
    let found = SpecSchema.text.contains("\"enumDescriptions\"")
    #expect(found && SpecSchema.text.contains("A picture that fills the cell."))
  }
}
