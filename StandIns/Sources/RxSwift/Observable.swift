// A subset of RxSwift, for code that Flatplan draws. Values are delivered at once, on the calling thread:
// schedulers run their work immediately, and delays elapse without waiting.
import Foundation

public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed

  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  public var isStopEvent: Bool { element == nil }
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}

public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }
}

extension ObserverType where Element == Void {
  public func onNext() { on(.next(())) }
}

public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  public func on(_ event: Event<Element>) { handler(event) }
}

// MARK: Disposables

public protocol Disposable {
  func dispose()
}

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

final class Disposal: Cancelable {
  private var actions: [() -> Void]
  private(set) var isDisposed = false

  init(_ actions: [() -> Void] = []) {
    self.actions = actions
  }

  func add(_ other: any Disposable) {
    if isDisposed { other.dispose() } else { actions.append(other.dispose) }
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }
}

public struct Disposables {
  public static func create() -> any Disposable { Disposal() }
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    Disposal([dispose])
  }
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    Disposal(disposables.map { $0.dispose })
  }
  public static func create(_ disposables: [any Disposable]) -> any Disposable {
    Disposal(disposables.map { $0.dispose })
  }
}

public final class DisposeBag {
  private let disposal = Disposal()

  public init() {}

  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  public func insert(_ disposable: any Disposable) { disposal.add(disposable) }
  public func insert(_ disposables: any Disposable...) {
    for disposable in disposables { insert(disposable) }
  }

  deinit { disposal.dispose() }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A disposable that is replaced.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  public private(set) var isDisposed = false

  public init() {}

  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      current?.dispose()
      current = newValue
      if isDisposed { newValue.dispose() }
    }
  }

  public func dispose() {
    isDisposed = true
    current?.dispose()
    current = nil
  }
}

public final class CompositeDisposable: Cancelable {
  private let disposal = Disposal()

  public init(_ disposables: any Disposable...) {
    for disposable in disposables { disposal.add(disposable) }
  }

  public var isDisposed: Bool { disposal.isDisposed }
  public func insert(_ disposable: any Disposable) { disposal.add(disposable) }
  public func dispose() { disposal.dispose() }
}

// MARK: Observables

public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable { self.subscribe($0) }
  }
}

public class Observable<Element>: ObservableType {
  private let start: (AnyObserver<Element>) -> any Disposable

  init(start: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.start = start
  }

  /// Subscribes an observer, which receives nothing after the last event or after the disposal.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let disposal = Disposal()
    var isStopped = false
    let handler = AnyObserver<Element> { event in
      guard !isStopped, !disposal.isDisposed else { return }
      isStopped = event.isStopEvent
      observer.on(event)
      if isStopped { disposal.dispose() }
    }
    disposal.add(start(handler))
    return disposal
  }

  public func asObservable() -> Observable<Element> { self }
}

extension ObservableType {
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscription = subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error):
        onError?(error)
        onDisposed?()
      case .completed:
        onCompleted?()
        onDisposed?()
      }
    }
    guard let onDisposed else { return subscription }
    let isEnded = (subscription as? any Cancelable)?.isDisposed ?? false
    return Disposables.create {
      let wasEnded = isEnded || (subscription as? any Cancelable)?.isDisposed ?? false
      subscription.dispose()
      if !wasEnded { onDisposed() }
    }
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in object.map { onNext?($0, element) } },
      onError: { [weak object] error in object.map { onError?($0, error) } },
      onCompleted: { [weak object] in object.map { onCompleted?($0) } },
      onDisposed: { [weak object] in object.map { onDisposed?($0) } })
  }
}

// MARK: Creation

public enum RxError: Error {
  case unknown, noElements, moreThanOneElement, timeout
}

extension ObservableType {
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable(start: subscribe) }

  public static func just(_ element: Element) -> Observable<Element> { from([element]) }
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from([element]) }
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  public static func from(_ array: [Element]) -> Observable<Element> {
    Observable { observer in
      for element in array { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
  }
  public static func from<S: Sequence>(_ sequence: S) -> Observable<Element>
  where S.Element == Element { from(Array(sequence)) }
  public static func from(optional: Element?) -> Observable<Element> {
    from(optional.map { [$0] } ?? [])
  }

  public static func empty() -> Observable<Element> { from([]) }
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }

  public static func deferred(
    _ factory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do {
        return try factory().subscribe(observer)
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
}

extension ObservableType where Element: RxAbstractInteger {
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = MainScheduler.instance
  ) -> Observable<Element> { from((0..<Int(count)).map { start + Element($0) }) }

  /// Delivers its first number, because time does not pass.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      observer.onNext(0)
      return Disposables.create()
    }
  }

  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> { period == nil ? just(0) : interval(dueTime, scheduler: scheduler) }
}

public typealias RxAbstractInteger = FixedWidthInteger
public typealias RxTimeInterval = DispatchTimeInterval

// MARK: Schedulers

public protocol ImmediateSchedulerType {}
public protocol SchedulerType: ImmediateSchedulerType {}

public final class MainScheduler: SchedulerType {
  public static let instance = MainScheduler()
  public static let asyncInstance = MainScheduler()
  public init() {}
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}

public final class CurrentThreadScheduler: ImmediateSchedulerType {
  public static let instance = CurrentThreadScheduler()
}

public final class SerialDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS) {}
  public init(internalSerialQueueName: String) {}
  public init(queue: DispatchQueue, internalSerialQueueName: String) {}
}

public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS) {}
  public init(queue: DispatchQueue) {}
}

public final class OperationQueueScheduler: ImmediateSchedulerType {
  public init(operationQueue: OperationQueue) {}
}
