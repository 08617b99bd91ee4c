import UIKit

/// An app without anything on the screen.
final class EditorApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let root = UIViewController()
  var results: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.view.backgroundColor = .systemBackground
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}
