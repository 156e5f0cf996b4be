import Foundation

/// The errors that operators that may throw fail with.
extension Publisher {
  typealias End = Subscribers.Completion<Failure>

  /// A publisher that handles values and passes on the end.
  func operation<NewOutput>(
    _ make: @escaping (AnyPublisher<NewOutput, Failure>.Sink) -> (Output) -> Void
  ) -> AnyPublisher<NewOutput, Failure> {
    AnyPublisher { sink in
      self.sink(receiveCompletion: sink.completion, receiveValue: make(sink))
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operation { sink in { sink.value(transform($0)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    operation { sink in { if let value = transform($0) { sink.value(value) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation { sink in { if isIncluded($0) { sink.value($0) } } }
  }

  public func removeDuplicates(
    by isEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operation { sink in
      var last: Output?
      return { value in
        if let last, isEqual(last, value) { return }
        last = value
        sink.value(value)
      }
    }
  }

  public func scan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    operation { sink in
      var result = initialResult
      return {
        result = next(result, $0)
        sink.value(result)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    operation { sink in
      var rest = count
      return { if rest > 0 { rest -= 1 } else { sink.value($0) } }
    }
  }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else {
      return AnyPublisher {
        $0.completion(.finished)
        return AnyCancellable {}
      }
    }
    return AnyPublisher { sink in
      var rest = count
      return self.sink(
        receiveCompletion: sink.completion,
        receiveValue: { value in
          guard rest > 0 else { return }
          rest -= 1
          sink.value(value)
          if rest == 0 { sink.completion(.finished) }
        })
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where test: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(test).prefix(1)
  }

  /// Delivers all values as one array when the publisher finishes.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func reduce<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { sink in
      var result = initialResult
      return self.sink(
        receiveCompletion: { end in
          if case .finished = end { sink.value(result) }
          sink.completion(end)
        }, receiveValue: { result = next(result, $0) })
    }
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      for value in values { sink.value(value) }
      return self.sink(receiveCompletion: sink.completion, receiveValue: sink.value)
    }
  }

  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      self.sink(
        receiveCompletion: { end in
          if case .finished = end { for value in values { sink.value(value) } }
          sink.completion(end)
        }, receiveValue: sink.value)
    }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      self.sink(
        receiveCompletion: {
          receiveCompletion?($0)
          sink.completion($0)
        },
        receiveValue: {
          receiveOutput?($0)
          sink.value($0)
        })
    }
  }

  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  // MARK: Errors

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { sink in
      self.sink(
        receiveCompletion: { end in
          switch end {
          case .finished: sink.completion(.finished)
          case .failure(let error): sink.completion(.failure(transform(error)))
          }
        }, receiveValue: sink.value)
    }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { sink in
      var hasFailed = false
      return self.mapError { $0 as any Error }.sink(
        receiveCompletion: { if !hasFailed { sink.completion($0) } },
        receiveValue: { value in
          guard !hasFailed else { return }
          do {
            sink.value(try transform(value))
          } catch {
            hasFailed = true
            sink.completion(.failure(error))
          }
        })
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { sink in
      var second: AnyCancellable?
      let first = self.sink(
        receiveCompletion: { end in
          switch end {
          case .finished: sink.completion(.finished)
          case .failure(let error):
            second = handler(error).sink(
              receiveCompletion: sink.completion, receiveValue: sink.value)
          }
        }, receiveValue: sink.value)
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries > 0
      ? self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher() : eraseToAnyPublisher()
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      var isEmpty = true
      return self.sink(
        receiveCompletion: { end in
          if isEmpty, case .finished = end { sink.value(output) }
          sink.completion(end)
        },
        receiveValue: {
          isEmpty = false
          sink.value($0)
        })
    }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  // MARK: Other publishers

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    map(transform).joined(replacing: false)
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never, P.Failure: Error {
    setFailureType(to: P.Failure.self).map(transform).joined(replacing: false)
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { joined(replacing: true) }

  private func joined(replacing: Bool) -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { sink in
      var inner: [Int: AnyCancellable] = [:]
      var running: Set<Int> = []
      var count = 0
      var isFinished = false
      let outer = self.sink(
        receiveCompletion: { end in
          isFinished = true
          if case .failure = end { return sink.completion(end) }
          if running.isEmpty { sink.completion(.finished) }
        },
        receiveValue: { publisher in
          if replacing { (inner, running) = ([:], []) }
          let id = count
          count += 1
          running.insert(id)
          let subscription = publisher.sink(
            receiveCompletion: { end in
              if case .failure = end { return sink.completion(end) }
              running.remove(id)
              inner[id] = nil
              if isFinished, running.isEmpty { sink.completion(.finished) }
            }, receiveValue: sink.value)
          if running.contains(id) { inner[id] = subscription }
        })
      return AnyCancellable {
        outer.cancel()
        inner = [:]
      }
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.all([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }

  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.pairs(self, other) { first, second in
      guard let one = first.last, let two = second.last else { return nil }
      (first, second) = ([one], [two])
      return (one, two)
    }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Publishers.pairs(self, other) { first, second in
      guard !first.isEmpty, !second.isEmpty else { return nil }
      return (first.removeFirst(), second.removeFirst())
    }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  // MARK: Time, which passes at once

  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func debounce<S: Scheduler>(
    for dueTime: S.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func throttle<S: Scheduler>(
    for interval: S.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func delay<S: Scheduler>(
    for interval: S.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func timeout<S: Scheduler>(
    _ interval: S.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { sink in
      self.sink(
        receiveCompletion: { _ in sink.completion(.finished) }, receiveValue: sink.value)
    }
  }
}
