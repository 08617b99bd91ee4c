import UIKit

/// An electronic scale that weighs with 3D Touch.
@main
final class ScaleApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ScaleViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
