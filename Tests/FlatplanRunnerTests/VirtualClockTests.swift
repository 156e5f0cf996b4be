import Synchronization
import Testing

@testable import FlatplanRunner

/// The order of delays that take no time.
@Suite struct VirtualClockTests {
  private func run(_ clock: inout VirtualClock) -> [Int] {
    var times: [Int] = []
    while let work = clock.next() {
      work()
      times.append(clock.now)
    }
    return times
  }

  @Test func `delays end in the order of their times, then of their requests`() {
    let log = Mutex<[Int]>([])
    var clock = VirtualClock()
    for (index, delay) in [300, 0, 100, 300, -5].enumerated() {
      clock.add(after: delay) { log.withLock { $0.append(index) } }
    }
    #expect(run(&clock) == [0, 0, 100, 300, 300])
    #expect(log.withLock { $0 } == [1, 4, 2, 0, 3])
  }

  @Test func `a repeating timer fires until the horizon`() {
    var clock = VirtualClock()
    clock.add(after: 2_000) {}
    var times: [Int] = []
    while let work = clock.next() {
      work()
      times.append(clock.now)
      clock.add(after: 2_000) {}
    }
    #expect(times == [2_000, 4_000])
  }

  @Test func `a long first delay ends, and one of more than a minute does not`() {
    var clock = VirtualClock()
    clock.add(after: 30_000) {}
    clock.add(after: 60_001) {}
    clock.add(after: .max) {}
    #expect(run(&clock) == [30_000])
  }

  @Test func `the number of delays is limited`() {
    var clock = VirtualClock()
    clock.add(after: 1) {}
    var count = 0
    while let work = clock.next() {
      work()
      count += 1
      clock.add(after: 0) {}
    }
    #expect(count == VirtualClock.maximumEvents)
    clock.reset()
    clock.add(after: 3) {}
    #expect(run(&clock) == [3])
  }
}
