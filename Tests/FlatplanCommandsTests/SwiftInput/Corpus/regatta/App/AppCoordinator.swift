import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}

extension Coordinator {
    func childDidFinish(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigationController: UINavigationController
    private let fleet: FleetServing

    init(navigationController: UINavigationController, fleet: FleetServing) {
        self.navigationController = navigationController
        self.fleet = fleet
    }

    func start() {
        let controller = BoatsViewController(viewModel: BoatsViewModel(fleet: fleet))
        controller.coordinator = self
        navigationController.pushViewController(controller, animated: false)
    }

    func showDetail(of boat: Boat) {
        let detail = UIViewController()
        detail.title = boat.name
        navigationController.pushViewController(detail, animated: true)
    }
}
