import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

struct DependencyContainer {
    var recipes: RecipeProviding
    static let live = DependencyContainer(recipes: RecipeProvider())
}

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    private let window: UIWindow
    private let container: DependencyContainer

    init(window: UIWindow, container: DependencyContainer) {
        self.window = window
        self.container = container
    }

    func start() {
        let tabs = UITabBarController()
        let brews = BrewsCoordinator(navigation: UINavigationController(), container: container)
        let hops = HopsCoordinator(navigation: UINavigationController())
        children = [brews, hops]
        children.forEach { $0.start() }
        tabs.viewControllers = [brews.navigation, hops.navigation]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }
}

final class BrewsCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigation: UINavigationController
    private let container: DependencyContainer

    init(navigation: UINavigationController, container: DependencyContainer) {
        self.navigation = navigation
        self.container = container
    }

    func start() {
        let controller = BrewsViewController(recipes: container.recipes)
        controller.delegate = self
        controller.tabBarItem = UITabBarItem(title: "Brews", image: UIImage(systemName: "mug"), tag: 0)
        navigation.setViewControllers([controller], animated: false)
    }
}

extension BrewsCoordinator: BrewsViewControllerDelegate {
    func brewsViewController(_ controller: BrewsViewController, didSelect recipe: BeerRecipe) {
        let alert = UIAlertController(title: recipe.name, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(alert, animated: true)
    }
}

final class HopsCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let controller = HopsViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.tabBarItem = UITabBarItem(title: "Hops", image: UIImage(systemName: "leaf"), tag: 1)
        navigation.setViewControllers([controller], animated: false)
    }
}
