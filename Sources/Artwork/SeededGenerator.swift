internal import Basics

/// A pseudorandom number generator that gives the same numbers for a seed on every machine.
/// Generated pictures and sample data use it.
package struct SeededGenerator {
  private var state: UInt64

  package init(_ seed: String) {
    state = seed.utf8.fnv1a
  }

  /// The next 64 random bits (SplitMix64).
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to but not including `count`.
  mutating func number(below count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  /// A number in a range, quantized to a hundred steps.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(number(below: 101)) / 100
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
