import GameController

/// An app with a window.
@MainActor
final class GameApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let root = UIViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}
