// An app in the style of 2016, with the names of Swift 3: a folder of sources, as they lay in a project of
// Xcode's. It knows nothing of Tactus.
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ClickerViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
