import Foundation

extension ObservableType {
  /// Handles the elements; errors and the completion pass.
  private func handle<Result>(
    _ next: @escaping (Element, AnyObserver<Result>) throws -> Void
  ) -> Observable<Result> {
    Observable { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            try next(element, observer)
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> { handle { $1.onNext(try transform($0)) } }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    handle { element, observer in try transform(element).map(observer.onNext) }
  }

  public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    handle { element, observer in if try predicate(element) { observer.onNext(element) } }
  }

  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    .deferred {
      var sum = seed
      return self.handle { element, observer in
        sum = try accumulator(sum, element)
        observer.onNext(sum)
      }
    }
  }

  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { sum, element in
      var sum = sum
      try accumulator(&sum, element)
      return sum
    }
  }

  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> { scan(seed, accumulator: accumulator).startWith(seed).takeLast(1) }

  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable { observer in
      var last: [Element] = []
      return self.subscribe { event in
        switch event {
        case .next(let element): last = (last + [element]).suffix(count)
        case .error(let error): observer.onError(error)
        case .completed:
          for element in last { observer.onNext(element) }
          observer.onCompleted()
        }
      }
    }
  }

  public func enumerated() -> Observable<(index: Int, element: Element)> {
    .deferred {
      var index = -1
      return self.map { element in
        index += 1
        return (index, element)
      }
    }
  }

  // MARK: Selection

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    .deferred {
      var last: Element?
      return self.filter { element in
        if let known = last, try comparer(known, element) { return false }
        last = element
        return true
      }
    }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try keySelector($0) == keySelector($1) }
  }

  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return .deferred {
      var number = 0
      return self.handle { element, observer in
        number += 1
        if number <= count { observer.onNext(element) }
        if number == count { observer.onCompleted() }
      }
    }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    enumerated().filter { $0.index >= count }.map(\.element)
  }

  public func take(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    handle { element, observer in
      if try predicate(element) { observer.onNext(element) } else { observer.onCompleted() }
    }
  }

  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    .deferred {
      var isSkipping = true
      return self.filter { element in
        isSkipping = try isSkipping && predicate(element)
        return !isSkipping
      }
    }
  }

  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      let end = other.subscribe(onNext: { _ in observer.onCompleted() })
      return Disposables.create(end, self.subscribe(observer))
    }
  }

  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }
  public func ignoreElements() -> Observable<Never> { handle { _, _ in } }

  public func ifEmpty(default element: Element) -> Observable<Element> {
    Observable { observer in
      var isEmpty = true
      return self.subscribe { event in
        if event.element != nil { isEmpty = false }
        if event.isCompleted, isEmpty { observer.onNext(element) }
        observer.on(event)
      }
    }
  }

  // MARK: Inner observables

  private func inner<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source, keepsAll: Bool, replaces: Bool
  ) -> Observable<Source.Element> {
    Observable { observer in
      let disposal = Disposal()
      let latest = SerialDisposable()
      var (number, active, isDone) = (0, 0, false)
      func end() { if isDone, active == 0 { observer.onCompleted() } }
      disposal.add(latest)
      let outer = self.subscribe { event in
        switch event {
        case .next(let element):
          guard keepsAll || replaces || active == 0 else { return }
          number += 1
          let own = number
          if replaces { active = 0 }
          active += 1
          do {
            let source = try selector(element).asObservable()
            if replaces { latest.disposable = Disposables.create() }
            let subscription = source.subscribe { event in
              guard !replaces || own == number else { return }
              switch event {
              case .next(let value): observer.onNext(value)
              case .error(let error): observer.onError(error)
              case .completed:
                active -= 1
                end()
              }
            }
            if !replaces {
              disposal.add(subscription)
            } else if own == number {
              latest.disposable = subscription
            } else {
              subscription.dispose()
            }
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed:
          isDone = true
          end()
        }
      }
      disposal.add(outer)
      return disposal
    }
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(selector, keepsAll: true, replaces: false) }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(selector, keepsAll: false, replaces: true) }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(selector, keepsAll: false, replaces: false) }

  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { observer in
      let disposal = Disposal()
      var (pending, isBusy, isDone): ([Observable<Source.Element>], Bool, Bool) = ([], false, false)
      func next() {
        guard !isBusy else { return }
        guard !pending.isEmpty else {
          if isDone { observer.onCompleted() }
          return
        }
        isBusy = true
        disposal.add(
          pending.removeFirst().subscribe { event in
            guard event.isCompleted else { return observer.on(event) }
            isBusy = false
            next()
          })
      }
      disposal.add(
        self.subscribe { event in
          switch event {
          case .next(let element):
            do {
              pending.append(try selector(element).asObservable())
            } catch {
              observer.onError(error)
            }
          case .error(let error): observer.onError(error)
          case .completed: isDone = true
          }
          next()
        })
      return disposal
    }
  }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { (one: Element, other: Element) in one == other }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
  public func concat() -> Observable<Element.Element> { concatMap { $0 } }
}
