import RxCocoa
import RxSwift
import UIKit

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    var disposeBag: DisposeBag { get }
    func transform(input: Input) -> Output
}

extension Reactive where Base: UIViewController {
    var viewDidLoad: ControlEvent<Void> {
        let source = methodInvoked(#selector(Base.viewDidLoad)).map { _ in }
        return ControlEvent(events: source)
    }

    var viewWillAppear: ControlEvent<Bool> {
        let source = methodInvoked(#selector(Base.viewWillAppear)).map { $0.first as? Bool ?? false }
        return ControlEvent(events: source)
    }
}

extension ObservableType {
    func mapToVoid() -> Observable<Void> { map { _ in } }

    func asDriverOnErrorJustComplete() -> Driver<Element> {
        asDriver { _ in Driver.empty() }
    }
}

final class ActivityIndicator: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let count = BehaviorRelay(value: 0)

    func trackActivity<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
        Observable.using(
            { [count] () -> Token in
                count.accept(count.value + 1)
                return Token { count.accept(count.value - 1) }
            },
            observableFactory: { _ in source.asObservable() })
    }

    func asObservable() -> Observable<Bool> { asSharedSequence().asObservable() }
    func asSharedSequence() -> Driver<Bool> {
        count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }

    private final class Token: Disposable {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        func dispose() { end() }
    }
}

extension ObservableConvertibleType {
    func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
        indicator.trackActivity(self)
    }
}
