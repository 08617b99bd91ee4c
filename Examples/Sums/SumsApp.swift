import UIKit

/// A shopping list whose prices are added up with a keyboard of the app.
@main
final class SumsApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ListViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
