internal import Artwork

/// Choices of sample texts by chance, which follows from a text.
struct Chance {
  private var dice: SeededGenerator

  init(_ text: String) {
    dice = SeededGenerator(text)
  }

  /// A number from 0 to one less than `count`.
  mutating func number(below count: Int) -> Int {
    Int(truncatingIfNeeded: dice.next() >> 11) % max(count, 1)
  }

  mutating func one(of words: [String]) -> String { words[number(below: words.count)] }
}
