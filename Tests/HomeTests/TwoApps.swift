import UIKit

/// An app that opens URLs, and records its calls and what it is asked to open.
class OpeningApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  /// The name that the app's only element has.
  class var title: String { "opener" }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launch")
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    label.text = Self.title
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let source = options[.sourceApplication] as? String ?? "nobody"
    calls.append("open \(url.absoluteString) from \(source)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }

  /// Opens a URL as the app.
  func open(_ text: String) {
    guard let url = URL(string: text) else { return }
    calls.append("can open: \(UIApplication.shared.canOpenURL(url))")
    UIApplication.shared.open(url) { [weak self] in self?.calls.append("opened: \($0)") }
  }
}

/// An app that is opened by a URL.
final class OpenedApp: OpeningApp {
  override class var title: String { "opened" }
}
