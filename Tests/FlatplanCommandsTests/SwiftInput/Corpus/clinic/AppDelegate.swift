import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let records = Records()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            embed(PatientsController(records: records), "Patients", "pawprint"),
            embed(VaccinesController(records: records), "Vaccines", "syringe"),
        ]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    private func embed(_ controller: UIViewController, _ title: String, _ symbol: String) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        controller.title = title
        return navigation
    }
}
