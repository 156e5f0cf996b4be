import Foundation

public enum Publishers {
  static func all<Output, Failure: Error>(
    _ publishers: [AnyPublisher<Output, Failure>]
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      var running = publishers.count
      let subscriptions = publishers.map { publisher in
        publisher.sink(
          receiveCompletion: { end in
            running -= 1
            if case .failure = end {
              sink.completion(end)
            } else if running == 0 {
              sink.completion(.finished)
            }
          }, receiveValue: sink.value)
      }
      return AnyCancellable {
        for subscription in subscriptions { subscription.cancel() }
      }
    }
  }

  /// Collects the values of two publishers and delivers what `take` takes from them.
  static func pairs<One: Publisher, Two: Publisher, Result>(
    _ one: One, _ two: Two, take: @escaping (inout [One.Output], inout [Two.Output]) -> Result?
  ) -> AnyPublisher<Result, One.Failure> where One.Failure == Two.Failure {
    AnyPublisher { sink in
      var (first, second): ([One.Output], [Two.Output]) = ([], [])
      var running = 2
      func end(_ completion: Subscribers.Completion<One.Failure>) {
        running -= 1
        if case .failure = completion {
          sink.completion(completion)
        } else if running == 0 {
          sink.completion(.finished)
        }
      }
      func deliver() {
        if let result = take(&first, &second) { sink.value(result) }
      }
      let left = one.sink(
        receiveCompletion: end,
        receiveValue: {
          first.append($0)
          deliver()
        })
      let right = two.sink(
        receiveCompletion: end,
        receiveValue: {
          second.append($0)
          deliver()
        })
      return AnyCancellable {
        left.cancel()
        right.cancel()
      }
    }
  }

  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, C.Failure == A.Failure {
    a.combineLatest(b, c)
  }

  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Failure == B.Failure, A.Output == B.Output {
    a.merge(with: b)
  }

  public static func MergeMany<P: Publisher>(
    _ publishers: [P]
  ) -> AnyPublisher<P.Output, P.Failure> { all(publishers.map { $0.eraseToAnyPublisher() }) }

  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.zip(b)
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { sink in
      for element in self { sink.value(element) }
      sink.completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  public init(completeImmediately: Bool = true) {
    completes = completeImmediately
  }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    completes = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let completes = completes
    AnyPublisher<Output, Failure> { sink in
      if completes { sink.completion(.finished) }
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let error = error
    AnyPublisher<Output, Failure> { sink in
      sink.completion(.failure(error))
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher of one result, whose closure is called once, at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      let waiting = self.waiting
      self.waiting = []
      for deliver in waiting { deliver(result) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { sink in
      let deliver: (Result<Output, Failure>) -> Void = { result in
        switch result {
        case .success(let value):
          sink.value(value)
          sink.completion(.finished)
        case .failure(let error): sink.completion(.failure(error))
        }
      }
      if let result = self.result { deliver(result) } else { self.waiting.append(deliver) }
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  private let create: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    create = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    create().receive(subscriber: subscriber)
  }
}

public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}

/// Where and when work is done: at once, on the calling thread.
public protocol Scheduler {
  associatedtype Stride: SchedulerTimeIntervalConvertible = SchedulerTime
  associatedtype SchedulerOptions = Never
}

public protocol SchedulerTimeIntervalConvertible {}

public struct SchedulerTime: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static func seconds(_ value: Double) -> Self { 0 }
  public static func seconds(_ value: Int) -> Self { 0 }
  public static func milliseconds(_ value: Int) -> Self { 0 }
  public static func microseconds(_ value: Int) -> Self { 0 }
  public static func nanoseconds(_ value: Int) -> Self { 0 }
}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
}

extension NotificationCenter {
  /// A publisher of the notifications that are posted.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { sink in
      let token = self.addObserver(forName: name, object: object, queue: nil) { sink.value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

extension Timer {
  /// A timer that fires once, when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }

  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never

    public func autoconnect() -> AnyPublisher<Date, Never> { AnyPublisher(self) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      AnyPublisher<Date, Never> { sink in
        sink.value(Date())
        return AnyCancellable {}
      }.receive(subscriber: subscriber)
    }
  }
}
