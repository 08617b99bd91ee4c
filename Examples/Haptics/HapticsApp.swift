import UIKit

/// An app with every haptic of a phone: all feedback, patterns, and a surface to play on.
@main
final class HapticsApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = HapticsViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
