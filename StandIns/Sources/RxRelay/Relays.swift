// A subset of RxRelay: subjects that never end.
import RxSwift

public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public func accept(_ event: Element) { subject.onNext(event) }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension PublishRelay where Element == Void {
  public func accept() { accept(()) }
}

public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  public private(set) var value: Element

  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  public func accept(_ event: Element) {
    value = event
    subject.onNext(event)
  }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ size: Int) {
    subject = .create(bufferSize: size)
  }

  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(bufferSize) }
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.max) }
  public func accept(_ event: Element) { subject.onNext(event) }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

// MARK: Binding

extension ObservableType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe(onNext: { element in for observer in observers { observer.onNext(element) } })
  }
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable { subscribe(with: object, onNext: onNext) }

  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
