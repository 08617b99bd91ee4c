import UIKit

/// A run with the steps, the heart rate, and a haptic at each kilometer.
@main
final class RunApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RunViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
