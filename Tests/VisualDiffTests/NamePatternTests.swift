import Testing
import VisualDiff

/// Names with asterisks.
@Suite struct NamePatternTests {
  @Test(arguments: [
    ("photo*", "photos", true), ("photo*", "my photo", false), ("*photo", "my photo", true),
    ("*photo", "photos", false), ("a*b", "a to b", true), ("a*b", "a to c", false),
    ("a*a", "aa", true), ("a*a", "a", false), ("*ab*b*", "abb", true), ("*ab*b*", "ab", false),
    ("a**c", "abc", true), ("*", "", true), ("", "", true), ("", "a", false), ("a", "aa", false),
  ])
  func `the texts between asterisks must follow one another`(
    pattern: String, text: String, matches: Bool
  ) {
    #expect(NamePattern(pattern).matches(text) == matches)
  }
}
