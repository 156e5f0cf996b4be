extension ObservableType {
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable { observer in
      var latest: Source.Element?
      let other = second.asObservable().subscribe { event in
        switch event {
        case .next(let element): latest = element
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      let own = self.compactMap { element in
        try latest.map { try resultSelector(element, $0) }
      }.subscribe(observer)
      return Disposables.create(other, own)
    }
  }

  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }

  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }

  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    compactMap { [weak object] element in object.map { resultSelector($0, element) } }
  }

  // MARK: Merging

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).flatMap { $0 }
  }
  public static func merge<C: Collection>(_ sources: C) -> Observable<Element>
  where C.Element == Observable<Element> { merge(Array(sources)) }
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).concatMap { $0 }
  }
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  // MARK: Combining

  /// The latest elements of all sources, or the first elements, the second ones, and so on.
  static func combined(
    _ sources: [Observable<Any>], latest: Bool
  ) -> Observable<[Any]> {
    guard !sources.isEmpty else { return .empty() }
    return Observable { observer in
      let disposal = Disposal()
      var queues = Array(repeating: [Any](), count: sources.count)
      var done = Set<Int>()
      func isEnded() -> Bool {
        latest ? done.count == sources.count : done.contains { queues[$0].isEmpty }
      }
      for (index, source) in sources.enumerated() {
        disposal.add(
          source.subscribe { event in
            switch event {
            case .next(let element):
              if latest { queues[index] = [element] } else { queues[index].append(element) }
              if queues.allSatisfy({ !$0.isEmpty }) {
                let elements = queues.map { $0[0] }
                if !latest { for place in queues.indices { queues[place].removeFirst() } }
                observer.onNext(elements)
              }
              if !latest, isEnded() { observer.onCompleted() }
            case .error(let error): observer.onError(error)
            case .completed:
              done.insert(index)
              // A source without an element can never be combined.
              if isEnded() || queues[index].isEmpty { observer.onCompleted() }
            }
          })
      }
      return disposal
    }
  }

  public static func combineLatest<C: Collection>(
    _ collection: C
  ) -> Observable<[Element]> where C.Element: ObservableType, C.Element.Element == Element {
    combined(collection.map(\.erased), latest: true).map {
      $0.map { $0 as! Element }
    }
  }

  public static func combineLatest<C: Collection>(
    _ collection: C, resultSelector: @escaping ([C.Element.Element]) throws -> Element
  ) -> Observable<Element> where C.Element: ObservableType {
    combined(collection.map(\.erased), latest: true)
      .map { try resultSelector($0.map { $0 as! C.Element.Element }) }
  }

  public static func zip<C: Collection>(
    _ collection: C
  ) -> Observable<[Element]> where C.Element: ObservableType, C.Element.Element == Element {
    combined(collection.map(\.erased), latest: false).map {
      $0.map { $0 as! Element }
    }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    combined([a.erased, b.erased], latest: true)
      .map { try resultSelector($0[0] as! A.Element, $0[1] as! B.Element) }
  }

  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    combined([a.erased, b.erased], latest: false)
      .map { try resultSelector($0[0] as! A.Element, $0[1] as! B.Element) }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    combined([a.erased, b.erased, c.erased], latest: true)
      .map { try resultSelector($0[0] as! A.Element, $0[1] as! B.Element, $0[2] as! C.Element) }
  }

  public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    combined([a.erased, b.erased, c.erased], latest: false)
      .map { try resultSelector($0[0] as! A.Element, $0[1] as! B.Element, $0[2] as! C.Element) }
  }

  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = [
      a.erased, b.erased, c.erased, d.erased,
    ]
    return combined(sources, latest: true).map {
      try resultSelector(
        $0[0] as! A.Element, $0[1] as! B.Element, $0[2] as! C.Element, $0[3] as! D.Element)
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B
  ) -> Observable<(A.Element, B.Element)> {
    Observable.combineLatest(a, b) { ($0, $1) }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C
  ) -> Observable<(A.Element, B.Element, C.Element)> {
    Observable.combineLatest(a, b, c) { ($0, $1, $2) }
  }

  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
    Observable.combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
  }

  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B
  ) -> Observable<(A.Element, B.Element)> { Observable.zip(a, b) { ($0, $1) } }

  public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C
  ) -> Observable<(A.Element, B.Element, C.Element)> { Observable.zip(a, b, c) { ($0, $1, $2) } }
}

extension ObservableType {
  /// The elements without their type, to be combined with those of other sources.
  fileprivate var erased: Observable<Any> { map { $0 as Any } }
}
