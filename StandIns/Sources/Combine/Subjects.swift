public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject.
private final class Subscriptions<Output, Failure: Error> {
  private var connections: [(id: Int, connection: Connection<Output, Failure>)] = []
  private var count = 0
  private(set) var end: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(
    _ subscriber: S, first: Output?
  ) where S.Input == Output, S.Failure == Failure {
    let id = count
    count += 1
    let connection = Connection<Output, Failure>(
      value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) },
      onCancel: { [weak self] in self?.connections.removeAll { $0.id == id } })
    if end == nil { connections.append((id, connection)) }
    subscriber.receive(subscription: connection)
    if let end {
      connection.send(completion: end)
    } else if let first {
      connection.send(first)
    }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for (_, connection) in connections { connection.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let all = connections
    connections = []
    for (_, connection) in all { connection.send(completion: completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { subscriptions.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.add(subscriber, first: nil)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard subscriptions.end == nil else { return }
    current = value
    subscriptions.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.add(subscriber, first: current)
  }
}

// MARK: Published

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A property that tells its object of changes.
private protocol ObservedProperty {
  var publisherOfObject: ObservableObjectPublisher? { get nonmutating set }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the published properties of the object share.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any ObservedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      properties += current.children.compactMap { $0.value as? any ObservedProperty }
      mirror = current.superclassMirror
    }
    let publisher =
      properties.lazy.compactMap(\.publisherOfObject).first ?? ObservableObjectPublisher()
    for property in properties { property.publisherOfObject = publisher }
    return publisher
  }
}

@propertyWrapper
public struct Published<Value> {
  /// What copies of the wrapper share.
  fileprivate final class Storage {
    /// What subscribers have received last.
    let subject: CurrentValueSubject<Value, Never>
    /// What the property returns. It changes after subscribers have received the value.
    var value: Value
    var publisherOfObject: ObservableObjectPublisher?
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      subject = CurrentValueSubject(value)
      self.value = value
    }

    func set(_ new: Value) {
      publisherOfObject?.send()
      subject.send(new)
      value = new
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// As in Combine, subscribers receive a value before the property has it.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage) }
    nonmutating set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    private let storage: Storage

    fileprivate init(_ storage: Storage) {
      self.storage = storage
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }

    func assign<P: Combine.Publisher>(from publisher: P)
    where P.Output == Value, P.Failure == Never {
      let storage = storage
      storage.assignments.append(
        publisher.sink { [weak storage] in storage?.set($0) })
    }
  }
}

extension Published: ObservedProperty {
  fileprivate var publisherOfObject: ObservableObjectPublisher? {
    get { storage.publisherOfObject }
    nonmutating set { storage.publisherOfObject = newValue }
  }
}
