internal import Artwork

/// Random choices of sample texts, seeded by a text.
package struct Chance {
  private var generator: SeededGenerator

  package init(_ text: String) {
    generator = SeededGenerator(text)
  }

  /// Returns a number from 0 to `count` - 1.
  package mutating func number(below count: Int) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 11) % max(count, 1)
  }

  package mutating func one(of words: [String]) -> String { words[number(below: words.count)] }
}
