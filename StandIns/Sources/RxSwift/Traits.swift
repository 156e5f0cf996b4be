public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// An observable of at most one element.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  public init(source: Observable<Element>) {
    self.source = source
  }

  public func asObservable() -> Observable<Element> { source }
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source: source.observe(on: scheduler))
  }
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self {
    observe(on: scheduler)
  }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self { self }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self { self }
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { self }
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { self }
  public func retry(_ maxAttemptCount: Int = 3) -> Self {
    Self(source: source.retry(maxAttemptCount))
  }

  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    Self(source: source.catch { try handler($0).source })
  }
  public func catchAndReturn(_ element: Element) -> Self {
    Self(source: source.catchAndReturn(element))
  }
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }

  public static func deferred(_ factory: @escaping () throws -> Self) -> Self {
    Self(source: .deferred { try factory().source })
  }
  public static func error(_ error: any Error) -> Self { Self(source: .error(error)) }
  public static func never() -> Self { Self(source: .never()) }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public typealias SingleObserver = (Result<Element, any Error>) -> Void

  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      source: Observable { observer in
        subscribe { result in
          switch result {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  public static func just(_ element: Element) -> Single<Element> { Single(source: .just(element)) }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }

  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    source.subscribe(
      onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> { Single<Result>(source: source.map(transform)) }

  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> { Single<Result>(source: source.flatMap(selector)) }

  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { Completable(source: source.flatMap(selector)) }

  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source: source.do(
        onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  public static func zip<A, B>(
    _ a: Single<A>, _ b: Single<B>, resultSelector: @escaping (A, B) throws -> Element
  ) -> Single<Element> {
    Single(source: .zip(a.source, b.source, resultSelector: resultSelector))
  }

  public func asCompletable() -> Completable { Completable(source: source.ignoreElements()) }
  public func asMaybe() -> Maybe<Element> { Maybe(source: source) }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Any {
  public static func zip<A, B>(_ a: Single<A>, _ b: Single<B>) -> Single<(A, B)> {
    Single.zip(a, b) { ($0, $1) }
  }
}

public enum MaybeEvent<Element> {
  case success(Element), error(any Error), completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  public static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      source: Observable { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func just(_ element: Element) -> Maybe<Element> { Maybe(source: .just(element)) }
  public static func empty() -> Maybe<Element> { Maybe(source: .empty()) }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var isDone = false
    return source.subscribe(
      onNext: {
        isDone = true
        onSuccess?($0)
      }, onError: onError, onCompleted: { if !isDone { onCompleted?() } }, onDisposed: onDisposed)
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(source: source.map(transform))
  }
}

public enum CompletableEvent {
  case error(any Error), completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      source: Observable { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func empty() -> Completable { Completable(source: .empty()) }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(source: then(second.source))
  }
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { then(second) }
  public func andThen(_ second: Completable) -> Completable {
    Completable(source: then(second.source))
  }

  private func then<Result>(_ second: Observable<Result>) -> Observable<Result> {
    source.map { (never: Never) -> Result in }.concat(second)
  }
}

// MARK: The name `rx`

@dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) {
    self.base = base
  }
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

import class Foundation.NSObject

extension NSObject: ReactiveCompatible {}

/// An observer that sets a property of an object, which it does not retain.
public struct Binder<Value>: ObserverType {
  private let binding: (Value) -> Void

  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] value in target.map { binding($0, value) } }
  }

  public func on(_ event: Event<Value>) {
    guard let element = event.element else { return }
    MainQueue.perform { binding(element) }
  }
}

extension Reactive where Base: AnyObject {
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}
