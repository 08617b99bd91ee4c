import UIKit

/// An app with a background that its quick actions choose, after the tutorial of a scale.
final class ColorApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  private let plate = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launch")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    self.window = window
    plate.frame = window.bounds
    plate.isAccessibilityElement = true
    plate.accessibilityLabel = "color"
    window.rootViewController?.view.addSubview(plate)
    window.makeKeyAndVisible()
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      return !show(item)
    }
    paint(.white, "white")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(show(shortcutItem))
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }

  private func show(_ item: UIApplicationShortcutItem) -> Bool {
    switch item.type.split(separator: ".").last {
    case "OpenBlue": paint(UIColor(red: 0.592, green: 0.733, blue: 1, alpha: 1), "blue")
    case "OpenRed": paint(.red, "red")
    default: return false
    }
    return true
  }

  private func paint(_ color: UIColor, _ name: String) {
    plate.backgroundColor = color
    plate.accessibilityValue = name
  }
}

/// An app without quick actions that records its touches.
final class PlainApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var touches: [String] { view.touches }
  private let view = TouchedView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view = view
    view.backgroundColor = .green
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private final class TouchedView: UIView {
    var touches: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }
}
