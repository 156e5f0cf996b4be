/// The observers of a subject.
private final class Observers<Element> {
  private var observers: [(id: Int, observer: AnyObserver<Element>)] = []
  private var count = 0
  private(set) var end: Event<Element>?

  var isEmpty: Bool { observers.isEmpty }

  func add(_ observer: AnyObserver<Element>, first: [Element]) -> any Disposable {
    for element in first { observer.onNext(element) }
    if let end {
      observer.on(end)
      return Disposables.create()
    }
    count += 1
    let id = count
    observers.append((id, observer))
    return Disposables.create { self.observers.removeAll { $0.id == id } }
  }

  func send(_ event: Event<Element>) {
    guard end == nil else { return }
    let all = observers
    if event.isStopEvent {
      end = event
      observers = []
    }
    for (_, observer) in all { observer.on(event) }
  }
}

public protocol SubjectType: ObservableType, ObserverType {}

public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let observers: Observers<Element>

  public init() {
    let observers = Observers<Element>()
    self.observers = observers
    super.init { observers.add($0, first: []) }
  }

  public var hasObservers: Bool { !observers.isEmpty }
  public func on(_ event: Event<Element>) { observers.send(event) }
}

public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let observers: Observers<Element>
  private let current: Box<Element>

  public init(value: Element) {
    let (observers, current) = (Observers<Element>(), Box(value))
    (self.observers, self.current) = (observers, current)
    super.init { observers.add($0, first: observers.end == nil ? [current.value] : []) }
  }

  public var hasObservers: Bool { !observers.isEmpty }

  public func value() throws -> Element {
    if let error = observers.end?.error { throw error }
    return current.value
  }

  public func on(_ event: Event<Element>) {
    if let element = event.element, observers.end == nil { current.value = element }
    observers.send(event)
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private let observers: Observers<Element>
  private let last: Box<[Element]>
  private let size: Int

  private init(_ size: Int) {
    let (observers, last) = (Observers<Element>(), Box<[Element]>([]))
    (self.observers, self.last, self.size) = (observers, last, size)
    super.init { observers.add($0, first: last.value) }
  }

  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(max(bufferSize, 0))
  }
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

  public func on(_ event: Event<Element>) {
    if let element = event.element, observers.end == nil {
      last.value = (last.value + [element]).suffix(size)
    }
    observers.send(event)
  }
}

extension PublishSubject: SubjectType {}
extension BehaviorSubject: SubjectType {}
extension ReplaySubject: SubjectType {}
