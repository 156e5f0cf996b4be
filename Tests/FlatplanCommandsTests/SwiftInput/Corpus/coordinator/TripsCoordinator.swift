import Routing
import UIKit

protocol Coordinator: AnyObject {
    var router: RoutingStack { get }
    func start()
}

final class TripsCoordinator: Coordinator {
    let router: RoutingStack
    init(router: RoutingStack) { self.router = router }
    func start() { router.push(TripsController()) }
    func open(_ trip: String) { router.push(RoutingPage(trip)) }
}
