import Synchronization

/// A name that counts how often it is hashed and compared, to measure how algorithms scale.
struct CountedName: Hashable, Sendable {
  var number: Int
  let tally: Tally

  final class Tally: Sendable {
    private let looks = Mutex(0)

    func look() { looks.withLock { $0 += 1 } }

    /// The number of hashes and comparisons while `body` ran.
    func count(_ body: () -> Void) -> Int {
      looks.withLock { $0 = 0 }
      body()
      return looks.withLock(\.self)
    }

    func names(_ numbers: Range<Int>) -> [CountedName] {
      numbers.map { CountedName(number: $0, tally: self) }
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.tally.look()
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    tally.look()
    hasher.combine(number)
  }
}
