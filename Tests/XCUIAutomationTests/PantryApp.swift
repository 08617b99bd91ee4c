import UIKit

/// A second app in the tests' process.
@MainActor final class PantryApp: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.title = "Pantry"
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    return true
  }
}
