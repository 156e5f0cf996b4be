import Combine
import Foundation
import Testing

private struct Problem: Error {}

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private final class Target {
  var text = ""
}

/// Tests the documented behavior of the subset.
@Suite struct CombineTests {
  private func values<P: Publisher>(of publisher: P) -> (values: [P.Output], ends: Int) {
    var (values, ends): ([P.Output], Int) = ([], 0)
    let subscription = publisher.sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    subscription.cancel()
    return (values, ends)
  }

  @Test func `operators transform the values of a sequence`() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(values(of: numbers.map { $0 * 2 }).values == [2, 4, 4, 6, 8])
    #expect(values(of: numbers.filter { $0 > 2 }).values == [3, 4])
    #expect(values(of: numbers.removeDuplicates()).values == [1, 2, 3, 4])
    #expect(values(of: numbers.compactMap { $0 > 3 ? "\($0)" : nil }).values == ["4"])
    #expect(values(of: numbers.scan(0, +)).values == [1, 3, 5, 8, 12])
    #expect(values(of: numbers.dropFirst(3)).values == [3, 4])
    #expect(values(of: numbers.collect()).values == [[1, 2, 2, 3, 4]])
    let first = values(of: numbers.prefix(2))
    #expect(first.values == [1, 2] && first.ends == 1)
    #expect(values(of: numbers.last()).values == [4])
    #expect(values(of: Just(1).prepend(0).append(2)).values == [0, 1, 2])
  }

  @Test func `a subject sends values until it ends or the subscription is cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    var (received, ends): ([Int], Int) = ([], 0)
    subject.send(0)
    let subscription = subject.sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
    var cancelled: [Int] = []
    let other = subject.sink { cancelled.append($0) }
    subject.send(1)
    other.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(received == [1, 2] && ends == 1 && cancelled == [1])
    _ = subscription
  }

  @Test func `a current value is sent to new subscribers`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &kept)
    subject.value = 2
    subject.send(3)
    #expect(received == [1, 2, 3] && subject.value == 3)
    kept = []
    subject.send(4)
    #expect(received == [1, 2, 3])
  }

  @Test func `a published property sends its value before it has it`() {
    let model = Model()
    var received: [String] = []
    var changes = 0
    let changed = model.objectWillChange.sink { changes += 1 }
    let subscription = model.$name.sink { received.append("\($0) \(model.name)") }
    model.name = "b"
    model.count += 1
    #expect(received == ["a a", "b a"] && model.name == "b" && changes == 2)
    _ = (changed, subscription)
  }

  @Test func `values are assigned to properties`() {
    let (target, model) = (Target(), Model())
    let subscription = model.$name.assign(to: \.text, on: target)
    model.name = "x"
    #expect(target.text == "x")
    [5].publisher.assign(to: &model.$count)
    #expect(model.count == 5)
    _ = subscription
  }

  @Test func `the latest values of publishers are combined`() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var received: [String] = []
    let subscription = one.combineLatest(two).sink { received.append("\($0)\($1)") }
    two.send("a")
    one.send(2)
    two.send("b")
    #expect(received == ["1a", "2a", "2b"])
    #expect(values(of: [1, 2].publisher.zip(["a"].publisher)).values.map(\.1) == ["a"])
    #expect(values(of: Publishers.Merge([1].publisher, [2].publisher)).values == [1, 2])
    _ = subscription
  }

  @Test func `a failure ends a publisher and can be replaced`() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Problem() }
      return number
    }
    let result = values(of: failing)
    #expect(result.values == [1] && result.ends == 1)
    #expect(values(of: failing.replaceError(with: 9)).values == [1, 9])
    #expect(values(of: Fail<Int, Problem>(error: Problem())).ends == 1)
    #expect(values(of: Empty<Int, Never>()).ends == 1)
  }

  @Test func `inner publishers are merged, or replaced by later ones`() {
    #expect(
      values(of: [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).values == [1, 10, 2, 20])
    let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var received: [Int] = []
    let subscription = outer.switchToLatest().sink { received.append($0) }
    outer.send(subjects[0])
    subjects[0].send(1)
    outer.send(subjects[1])
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(received == [1, 3])
    _ = subscription
  }

  @Test func `time elapses at once`() {
    let number = Just(1).debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .delay(for: 5, scheduler: DispatchQueue.main).receive(on: DispatchQueue.main)
    #expect(values(of: number).values == [1])
    var fired = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in fired += 1
    }
    #expect(fired == 1)
    _ = timer
  }

  @Test func `a future delivers its result to every subscriber`() {
    var promise: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { promise = $0 }
    var received: [Int] = []
    let subscription = future.sink { received.append($0) }
    promise?(.success(4))
    promise?(.success(5))
    #expect(received == [4] && values(of: future).values == [4])
    _ = subscription
  }

  @Test func `notifications are published`() {
    let name = Notification.Name("flatplan.test")
    let center = NotificationCenter()
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
