/// Numbers by chance that follow from a text: the same on every machine, today and tomorrow.
struct Chance {
  private var state: UInt64

  /// FNV-1a of the text.
  init(_ text: String) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to one less than `count`.
  mutating func number(below count: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 11) % max(count, 1)
  }

  mutating func one(of words: [String]) -> String { words[number(below: words.count)] }
}
