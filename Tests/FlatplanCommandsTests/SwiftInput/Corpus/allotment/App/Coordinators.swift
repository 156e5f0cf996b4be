import RxSwift
import UIKit

class BaseCoordinator<ResultType> {
    let disposeBag = DisposeBag()
    private let identifier = UUID()
    private var childCoordinators: [UUID: Any] = [:]

    func start() -> Observable<ResultType> {
        fatalError("Subclasses start")
    }

    func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
        childCoordinators[coordinator.identifier] = coordinator
        return coordinator.start().do(onNext: { [weak self] _ in
            self?.childCoordinators[coordinator.identifier] = nil
        })
    }
}

final class AppCoordinator: BaseCoordinator<Void> {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    override func start() -> Observable<Void> {
        coordinate(to: PlotsCoordinator(window: window))
    }
}

final class PlotsCoordinator: BaseCoordinator<Void> {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    override func start() -> Observable<Void> {
        let viewModel = PlotsViewModel()
        let controller = PlotsViewController(viewModel: viewModel)
        let navigation = UINavigationController(rootViewController: controller)
        viewModel.showCrops
            .flatMap { [weak self] plot -> Observable<Crop?> in
                guard let self else { return .empty() }
                return self.showCrops(of: plot, on: controller)
            }
            .compactMap { $0 }
            .bind(to: viewModel.planted)
            .disposed(by: disposeBag)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return Observable.never()
    }

    private func showCrops(of plot: Plot, on root: UIViewController) -> Observable<Crop?> {
        coordinate(to: CropsCoordinator(root: root, plot: plot)).map { result in
            switch result {
            case .crop(let crop): return crop
            case .cancel: return nil
            }
        }
    }
}

enum CropsResult {
    case crop(Crop)
    case cancel
}

final class CropsCoordinator: BaseCoordinator<CropsResult> {
    private let root: UIViewController
    private let plot: Plot

    init(root: UIViewController, plot: Plot) {
        self.root = root
        self.plot = plot
    }

    override func start() -> Observable<CropsResult> {
        let controller = CropsViewController(plot: plot)
        root.present(UINavigationController(rootViewController: controller), animated: true)
        let cancel = controller.didCancel.map { CropsResult.cancel }
        let crop = controller.didSelect.map { CropsResult.crop($0) }
        return Observable.merge(cancel, crop)
            .take(1)
            .do(onNext: { [weak controller] _ in controller?.dismiss(animated: true) })
    }
}
