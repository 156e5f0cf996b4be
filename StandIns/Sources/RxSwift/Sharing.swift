extension ObservableType {
  // MARK: Time and threads

  /// Delivers all elements: delays elapse at once.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  /// Delivers all elements: delays elapse at once.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  /// Delivers all events on the main queue if the scheduler is the main one, otherwise where they occur.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    guard scheduler is MainScheduler else { return asObservable() }
    return Observable { observer in
      self.subscribe { event in MainQueue.perform { observer.on(event) } }
    }
  }
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    asObservable()
  }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    asObservable()
  }

  // MARK: Side effects and errors

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { observer in
      onSubscribe?()
      let subscription = self.subscribe { event in
        do {
          switch event {
          case .next(let element): try onNext?(element)
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          observer.on(event)
          if let element = event.element { try afterNext?(element) }
        } catch {
          observer.onError(error)
        }
      }
      onSubscribed?()
      return Disposables.create {
        subscription.dispose()
        onDispose?()
      }
    }
  }

  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      let disposal = Disposal()
      disposal.add(
        self.subscribe { event in
          guard let error = event.error else { return observer.on(event) }
          do {
            disposal.add(try handler(error).subscribe(observer))
          } catch {
            observer.onError(error)
          }
        })
      return disposal
    }
  }

  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { self.catch(handler) }
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// Without a number, three attempts: RxSwift's would never end, because time does not pass.
  public func retry(_ maxAttemptCount: Int = 3) -> Observable<Element> {
    guard maxAttemptCount > 1 else { return asObservable() }
    return self.catch { _ in self.retry(maxAttemptCount - 1) }
  }

  public func materialize() -> Observable<Event<Element>> {
    Observable { observer in
      self.subscribe { event in
        observer.onNext(event)
        if event.isStopEvent { observer.onCompleted() }
      }
    }
  }

  // MARK: Sharing

  /// Subscribes once for all observers. New observers receive the last elements, as many as `replay`.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    var subject: ReplaySubject<Element>?
    var subscription: (any Disposable)?
    var count = 0
    return Observable { observer in
      let isFirst = subject == nil
      let shared = subject ?? ReplaySubject<Element>.create(bufferSize: replay)
      subject = shared
      count += 1
      let own = shared.subscribe(observer)
      if isFirst {
        let made = self.subscribe { event in
          if event.isStopEvent, scope == .whileConnected {
            (subject, subscription) = (nil, nil)
          }
          shared.on(event)
        }
        if subject === shared { subscription = made }
      }
      return Disposables.create {
        own.dispose()
        count -= 1
        guard count == 0, scope == .whileConnected else { return }
        subscription?.dispose()
        (subject, subscription) = (nil, nil)
      }
    }
  }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable { observer in
      for element in elements { observer.onNext(element) }
      return self.subscribe(observer)
    }
  }

  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable<Observable<Element>>.of(asObservable(), second.asObservable()).concatMap { $0 }
  }

  public func toArray() -> Single<[Element]> {
    Single(source: reduce([]) { $0 + [$1] })
  }

  public func asSingle() -> Single<Element> {
    Single(source: asObservable().take(1).concat(Observable.error(RxError.noElements)).take(1))
  }

  public func first() -> Single<Element?> {
    Single(source: map { $0 }.take(1).ifEmpty(default: nil))
  }

  public func asMaybe() -> Maybe<Element> { Maybe(source: take(1)) }
}

public enum SubjectLifetimeScope {
  case whileConnected, forever
}
