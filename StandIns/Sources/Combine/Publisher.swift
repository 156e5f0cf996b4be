// A subset of Combine, for code that Flatplan draws. Values are delivered at once, on the calling thread:
// schedulers run their work immediately, and delays elapse without waiting.

/// The number of values that a subscriber requests. Publishers deliver all values in any case.
public struct Subscribers {
  public struct Demand: Hashable, Sendable {
    let count: Int
    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher ?? AnyPublisher(self)
  }
}

/// A publisher that calls a closure for each subscriber. All operators return it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Receives the values and the completion of one subscription.
  struct Sink {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  let start: (Sink) -> AnyCancellable

  init(start: @escaping (Sink) -> AnyCancellable) {
    self.start = start
  }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { sink in
      publisher.sink(receiveCompletion: sink.completion, receiveValue: sink.value)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let connection = Connection<Output, Failure>(
      value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: connection)
    connection.hold(
      start(Sink(value: { connection.send($0) }, completion: { connection.send(completion: $0) })))
  }
}

/// A subscription that ends once.
final class Connection<Output, Failure: Error>: Subscription {
  private var value: ((Output) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstream: AnyCancellable?
  private var onCancel: (() -> Void)?

  init(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void,
    onCancel: (() -> Void)? = nil
  ) {
    (self.value, self.completion, self.onCancel) = (value, completion, onCancel)
  }

  /// Keeps the upstream alive until this ends.
  func hold(_ upstream: AnyCancellable) {
    if value != nil { self.upstream = upstream }
  }

  func send(_ output: Output) { value?(output) }

  func send(completion end: Subscribers.Completion<Failure>) {
    let completion = completion
    (value, self.completion) = (nil, nil)
    completion?(end)
    upstream = nil
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    (value, completion, upstream) = (nil, nil, nil)
    onCancel?()
    onCancel = nil
  }
}

public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (one: AnyCancellable, two: AnyCancellable) -> Bool { one === two }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self.cancel).store(in: &set)
  }
}

private final class SinkSubscriber<Input, Failure: Error>: Subscriber {
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void
  private(set) var subscription: (any Subscription)?
  private var isCancelled = false

  init(
    _ value: @escaping (Input) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.value, self.completion) = (value, completion)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isCancelled { value(input) }
    return .none
  }

  func receive(completion end: Subscribers.Completion<Failure>) {
    subscription = nil
    if !isCancelled { completion(end) }
  }

  func cancel() {
    isCancelled = true
    subscription?.cancel()
    subscription = nil
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = SinkSubscriber<Output, Failure>(receiveValue, receiveCompletion)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(from: self)
  }
}
