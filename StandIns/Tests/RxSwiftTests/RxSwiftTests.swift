import Foundation
import RxRelay
import RxSwift
import Testing

private struct Problem: Error {}

/// Tests the documented behavior of the subset.
@Suite struct RxSwiftTests {
  /// The events of an observable: its elements, `!` for an error, and `|` for the completion.
  private func events<Source: ObservableType>(of source: Source) -> [String] {
    var events: [String] = []
    source.subscribe { event in
      switch event {
      case .next(let element): events.append("\(element)")
      case .error: events.append("!")
      case .completed: events.append("|")
      }
    }.dispose()
    return events
  }

  @Test func `observables deliver their elements and end`() {
    #expect(events(of: Observable.just(1)) == ["1", "|"])
    #expect(events(of: Observable.of(1, 2)) == ["1", "2", "|"])
    #expect(events(of: Observable.from([3])) == ["3", "|"])
    #expect(events(of: Observable<Int>.empty()) == ["|"])
    #expect(events(of: Observable<Int>.never()).isEmpty)
    #expect(events(of: Observable<Int>.error(Problem())) == ["!"])
    #expect(events(of: Observable.range(start: 2, count: 3)) == ["2", "3", "4", "|"])
    let made = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      return Disposables.create()
    }
    #expect(events(of: made) == ["1", "|"])
  }

  @Test func `operators transform and select elements`() {
    let numbers = Observable.of(1, 2, 2, 3)
    #expect(events(of: numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "|"])
    #expect(events(of: numbers.filter { $0 > 1 }) == ["2", "2", "3", "|"])
    #expect(events(of: numbers.compactMap { $0 == 2 ? nil : $0 }) == ["1", "3", "|"])
    #expect(events(of: numbers.distinctUntilChanged()) == ["1", "2", "3", "|"])
    #expect(events(of: numbers.scan(0, accumulator: +)) == ["1", "3", "5", "8", "|"])
    #expect(events(of: numbers.reduce(0, accumulator: +)) == ["8", "|"])
    #expect(events(of: numbers.startWith(0).take(2)) == ["0", "1", "|"])
    #expect(events(of: numbers.skip(3)) == ["3", "|"])
    #expect(events(of: numbers.take(while: { $0 < 3 })) == ["1", "2", "2", "|"])
    #expect(events(of: numbers.toArray().asObservable()) == ["[1, 2, 2, 3]", "|"])
    #expect(events(of: numbers.map { _ in throw Problem() } as Observable<Int>) == ["!"])
  }

  @Test func `inner observables are merged, replaced, ignored or queued`() {
    let inner = [PublishSubject<String>(), PublishSubject<String>()]
    func events(_ operation: (Observable<Int>) -> Observable<String>) -> [String] {
      let outer = PublishSubject<Int>()
      var events: [String] = []
      let subscription = operation(outer).subscribe(onNext: { events.append($0) })
      outer.onNext(0)
      inner[0].onNext("a")
      outer.onNext(1)
      inner[0].onNext("b")
      inner[1].onNext("c")
      subscription.dispose()
      inner[1].onNext("d")
      return events
    }
    #expect(events { $0.flatMap { inner[$0] } } == ["a", "b", "c"])
    #expect(events { $0.flatMapLatest { inner[$0] } } == ["a", "c"])
    #expect(events { $0.flatMapFirst { inner[$0] } } == ["a", "b"])
    #expect(events { $0.concatMap { inner[$0] } } == ["a", "b"])
  }

  @Test func `sources are combined`() {
    let (a, b) = (BehaviorSubject(value: 1), PublishSubject<String>())
    var events: [String] = []
    let bag = DisposeBag()
    Observable.combineLatest(a, b).subscribe(onNext: { events.append("\($0)\($1)") })
      .disposed(by: bag)
    b.onNext("x")
    a.onNext(2)
    b.onNext("y")
    #expect(events == ["1x", "2x", "2y"])
    var latest: [Int] = []
    b.withLatestFrom(a).subscribe(onNext: { latest.append($0) }).disposed(by: bag)
    b.onNext("z")
    a.onNext(3)
    #expect(latest == [2])
    let pairs = Observable.zip(Observable.of(1, 2, 3), Observable.of("p", "q")) { "\($0)\($1)" }
    #expect(self.events(of: pairs) == ["1p", "2q", "|"])
    #expect(self.events(of: Observable.merge(.of(1), .of(2, 3))) == ["1", "2", "3", "|"])
    #expect(self.events(of: Observable.of(1).concat(Observable.of(2))) == ["1", "2", "|"])
  }

  @Test func `subjects and relays replay as documented`() {
    let publish = PublishSubject<Int>()
    publish.onNext(1)
    var seen: [Int] = []
    let bag = DisposeBag()
    publish.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    publish.onNext(2)
    publish.onCompleted()
    publish.onNext(3)
    #expect(seen == [2] && events(of: publish) == ["|"])
    let behavior = BehaviorSubject(value: 1)
    behavior.onNext(4)
    #expect(events(of: behavior) == ["4"])
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { replay.onNext(number) }
    #expect(events(of: replay) == ["2", "3"])
    let relay = BehaviorRelay(value: [1])
    relay.accept(relay.value + [2])
    #expect(relay.value == [1, 2] && events(of: relay) == ["[1, 2]"])
    let other = BehaviorRelay<[Int]>(value: [])
    relay.bind(to: other).disposed(by: bag)
    #expect(other.value == [1, 2])
  }

  @Test func `a shared observable subscribes once, and errors are caught`() {
    var count = 0
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      count += 1
      return subject
    }.share(replay: 1)
    var (one, other): ([Int], [Int]) = ([], [])
    let first = shared.subscribe(onNext: { one.append($0) })
    subject.onNext(1)
    let second = shared.subscribe(onNext: { other.append($0) })
    subject.onNext(2)
    #expect(count == 1 && one == [1, 2] && other == [1, 2])
    first.dispose()
    second.dispose()
    _ = shared.subscribe()
    #expect(count == 2)
    let failing = Observable<Int>.of(1).concat(Observable.error(Problem()))
    #expect(events(of: failing.catchAndReturn(5)) == ["1", "5", "|"])
    #expect(events(of: failing.retry(2)) == ["1", "1", "!"])
  }

  @Test func `singles succeed or fail once`() {
    var words: [String] = []
    let single = Single<Int>.create { end in
      end(.success(3))
      end(.failure(Problem()))
      return Disposables.create()
    }
    _ = single.map { $0 + 1 }.flatMap { Single.just($0 * 2) }.subscribe(
      onSuccess: { words.append("\($0)") }, onFailure: { _ in words.append("!") })
    _ = Observable<Int>.empty().asSingle().subscribe(
      onSuccess: { words.append("\($0)") }, onFailure: { _ in words.append("!") })
    _ = Completable.empty().andThen(Single.just(1)).subscribe(onSuccess: { words.append("\($0)") })
    #expect(words == ["8", "!", "1"])
  }

  @Test func `a bag and an end dispose of subscriptions`() {
    var disposals = 0
    let source = Observable<Int>.create { _ in Disposables.create { disposals += 1 } }
    var bag: DisposeBag? = DisposeBag()
    bag.map { source.subscribe().disposed(by: $0) }
    #expect(disposals == 0)
    bag = nil
    #expect(disposals == 1)
    let ended = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { disposals += 1 }
    }
    _ = ended.subscribe()
    #expect(disposals == 2)
  }

  @Test func `a resource lives as long as the subscription`() {
    var events: [String] = []
    let observable = Observable<Int>.using(
      { CompositeDisposable(Disposables.create { events.append("disposed") }) },
      observableFactory: { _ in Observable.of(1, 2) })
    let subscription = observable.subscribe(
      onNext: { events.append("\($0)") }, onCompleted: { events.append("completed") })
    subscription.dispose()
    #expect(events == ["1", "2", "completed", "disposed"])
  }

  @Test func `samples, buffers and shared connections`() {
    let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
    var (samples, buffers, replayed): ([Int], [[Int]], [Int]) = ([], [], [])
    let bag = DisposeBag()
    source.sample(sampler).subscribe(onNext: { samples.append($0) }).disposed(by: bag)
    source.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
      .subscribe(onNext: { buffers.append($0) }).disposed(by: bag)
    let shared = source.debug("source").replay(1).refCount()
    shared.subscribe(onNext: { replayed.append($0) }).disposed(by: bag)
    source.onNext(1)
    sampler.onNext(())
    sampler.onNext(())
    source.onNext(2)
    source.onNext(3)
    shared.subscribe(onNext: { replayed.append($0 * 10) }).disposed(by: bag)
    sampler.onNext(())
    source.onCompleted()
    #expect(samples == [1, 3] && buffers == [[1, 2], [3]] && replayed == [1, 2, 3, 30])
  }
}
