import GoogleMaps
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        GMSServices.provideAPIKey("none")
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: StationsViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
