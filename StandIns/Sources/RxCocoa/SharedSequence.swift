// A subset of RxCocoa, over the views of UIKit.
@_exported import RxRelay
import RxSwift

public protocol SharingStrategyProtocol {
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}

public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A shared observable that never fails.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  public static func just(_ element: Element) -> Self { Self(.just(element)) }
  public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }
  public static func from(_ array: [Element]) -> Self { Self(.from(array)) }
  public static func empty() -> Self { Self(.empty()) }
  public static func never() -> Self { Self(.never()) }
  public static func deferred(_ factory: @escaping () -> Self) -> Self {
    Self(.deferred { factory().source })
  }
  public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }
  public static func merge(_ sources: [Self]) -> Self { Self(.merge(sources.map(\.source))) }

  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { .init(source.map(selector)) }
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { .init(source.compactMap(selector)) }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Self {
    Self(source.filter(predicate))
  }
  public func flatMap<Strategy: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { .init(source.flatMap(selector)) }
  public func flatMapLatest<Strategy: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { .init(source.flatMapLatest(selector)) }
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    .init(source.scan(seed, accumulator: accumulator))
  }
  public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }
  public func skip(_ count: Int) -> Self { Self(source.skip(count)) }
  public func debounce(_ dueTime: RxTimeInterval) -> Self { self }
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Self { self }
  public func delay(_ dueTime: RxTimeInterval) -> Self { self }
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Self { Self(source.distinctUntilChanged(keySelector)) }
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Self {
    Self(
      source.do(
        onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }
  public func withLatestFrom<Other: SharedSequenceConvertibleType>(
    _ second: Other
  ) -> SharedSequence<SharingStrategy, Other.Element>
  where Other.SharingStrategy == SharingStrategy { .init(source.withLatestFrom(second)) }
  public func withLatestFrom<Other: SharedSequenceConvertibleType, Result>(
    _ second: Other, resultSelector: @escaping (Element, Other.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Other.SharingStrategy == SharingStrategy {
    .init(source.withLatestFrom(second, resultSelector: resultSelector))
  }

  public static func combineLatest<A, B>(
    _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
    resultSelector: @escaping (A, B) -> Element
  ) -> Self { Self(.combineLatest(a.source, b.source, resultSelector: resultSelector)) }
  public static func combineLatest<A, B, C>(
    _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>, resultSelector: @escaping (A, B, C) -> Element
  ) -> Self {
    Self(.combineLatest(a.source, b.source, c.source, resultSelector: resultSelector))
  }

  public func asDriver() -> Driver<Element> { Driver(source) }
  public func asSignal() -> Signal<Element> { Signal(source) }
}

extension SharedSequence where Element == Any {
  public static func combineLatest<A, B>(
    _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>
  ) -> SharedSequence<SharingStrategy, (A, B)> {
    SharedSequence<SharingStrategy, (A, B)>.combineLatest(a, b) { ($0, $1) }
  }
}

extension SharedSequence where Element: Equatable {
  public func distinctUntilChanged() -> Self { Self(source.distinctUntilChanged()) }
}

// MARK: Driving

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe(onNext: { element in
      for observer in observers { observer.onNext(element) }
    })
  }
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { with(asObservable())(curriedArgument) }
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { asObservable().subscribe(with: object, onNext: onNext) }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { asObservable().subscribe(with: object, onNext: onNext) }
}

// MARK: Conversions

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(element))
  }
  public func asDriver(
    onErrorRecover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> { Driver(asObservable().catch { onErrorRecover($0).asObservable() }) }
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { _ in other.asObservable() })
  }
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(element))
  }
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { _ in other.asObservable() })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}
