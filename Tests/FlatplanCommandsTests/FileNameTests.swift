import Testing

@testable import SpecPictures

/// File names made from the names of specs.
struct FileNameTests {
  @Test(arguments: [
    ("a: b?", "a- b-"), ("a/b\\c", "a-b-c"), (".hidden", "-hidden"), ("..", "--"), ("end.", "end-"),
    ("end ", "end-"), ("tab\tline\n", "tab-line-"), ("<a>|\"*", "-a----"), ("con", "-con"),
    ("NUL.grid", "-NUL.grid"), ("com1", "-com1"), ("comma", "comma"), ("Größe 2", "Größe 2"),
  ])
  func `names are safe on every system`(_ name: String, _ expected: String) {
    #expect(name.asFileName == expected)
  }
}
