import Foundation
import RxCocoa
import RxRelay
import RxSwift

struct Lantern: Equatable {
    let title: String
    let folds: Int
    let isPaper: Bool
}

enum LanternError: Error { case closed }

protocol LanternRepository {
    func fetchLanterns() -> Observable<[Lantern]>
}

struct WorkshopRepository: LanternRepository {
    func fetchLanterns() -> Observable<[Lantern]> {
        Observable.create { observer in
            let work = DispatchWorkItem {
                observer.onNext([
                    Lantern(title: "Carp", folds: 24, isPaper: true), Lantern(title: "Globe", folds: 8, isPaper: true),
                    Lantern(title: "Storm", folds: 0, isPaper: false), Lantern(title: "Accordion", folds: 40, isPaper: true),
                ])
                observer.onCompleted()
            }
            DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 0.4, execute: work)
            return Disposables.create { work.cancel() }
        }
    }
}

final class LanternsViewModel: ViewModelType {
    struct Input {
        let trigger: Driver<Void>
        let onlyPaper: Driver<Bool>
        let selection: Driver<IndexPath>
    }
    struct Output {
        let lanterns: Driver<[Lantern]>
        let summary: Driver<String>
        let isFetching: Driver<Bool>
        let opened: Driver<Lantern>
    }

    let disposeBag = DisposeBag()
    private let repository: LanternRepository
    private let all = BehaviorRelay<[Lantern]>(value: [])

    init(repository: LanternRepository) { self.repository = repository }

    func transform(input: Input) -> Output {
        let activity = ActivityIndicator()
        input.trigger
            .asObservable()
            .flatMapLatest { [repository] in
                repository.fetchLanterns().trackActivity(activity).catchAndReturn([])
            }
            .observe(on: MainScheduler.instance)
            .bind(to: all)
            .disposed(by: disposeBag)
        let shown = Driver.combineLatest(all.asDriver(), input.onlyPaper) { lanterns, onlyPaper in
            onlyPaper ? lanterns.filter(\.isPaper) : lanterns
        }
        let opened = input.selection.withLatestFrom(shown) { $1[$0.item] }
        return Output(
            lanterns: shown, summary: shown.map { "\($0.count) lanterns, \($0.map(\.folds).reduce(0, +)) folds" },
            isFetching: activity.asDriver(), opened: opened)
    }
}
