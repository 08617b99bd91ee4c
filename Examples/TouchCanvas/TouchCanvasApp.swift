import UIKit

/// A drawing app in which the force sets the width: fingers, and a pencil whose tilt shades.
@main
final class TouchCanvasApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CanvasViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
