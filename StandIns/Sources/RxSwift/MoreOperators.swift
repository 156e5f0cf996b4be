// Operators that public code uses less often.

extension ObservableType {
  /// Keeps a resource as long as the observable that is made with it is subscribed to.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do {
        let resource = try resourceFactory()
        let subscription = try observableFactory(resource).subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          resource.dispose()
        }
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// Prints nothing.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> { asObservable() }

  /// The last element at each event of another observable, if it is new.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    Observable { observer in
      var last = defaultValue
      let values = self.subscribe { event in
        if let element = event.element { last = element } else { observer.on(event) }
      }
      let samples = sampler.subscribe(onNext: { _ in
        guard let element = last else { return }
        last = defaultValue
        observer.onNext(element)
      })
      return Disposables.create(values, samples)
    }
  }

  /// Elements in groups of a size; the last one may be smaller. Time does not pass.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Observable<[Element]> { observer in
      var pending: [Element] = []
      return self.subscribe { event in
        switch event {
        case .next(let element):
          pending.append(element)
          guard pending.count >= count else { return }
          observer.onNext(pending)
          pending = []
        case .error(let error): observer.onError(error)
        case .completed:
          observer.onNext(pending)
          observer.onCompleted()
        }
      }
    }
  }

  public func single() -> Observable<Element> { take(1) }

  /// Subscribes again after an error as often as the handler delivers elements, at most three times.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> { retry(3) }

  // MARK: Connectable observables

  public func publish() -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable(), by: PublishSubject())
  }

  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable(), by: ReplaySubject.create(bufferSize: bufferSize))
  }

  public func replayAll() -> ConnectableObservable<Element> { replay(.max) }
}

/// An observable that subscribes to its source when it is connected.
public final class ConnectableObservable<Element>: Observable<Element> {
  private let connection: () -> any Disposable

  init<Subject: SubjectType>(_ source: Observable<Element>, by subject: Subject)
  where Subject.Element == Element {
    connection = { source.subscribe { subject.on($0) } }
    super.init { subject.subscribe($0) }
  }

  public func connect() -> any Disposable { connection() }

  /// Connects with the first subscription.
  public func refCount() -> Observable<Element> {
    var isConnected = false
    return Observable { observer in
      let subscription = self.subscribe(observer)
      guard !isConnected else { return subscription }
      isConnected = true
      return Disposables.create(subscription, self.connect())
    }
  }
}
