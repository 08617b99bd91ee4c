import UIKit

/// An app of a kitchen: a list of dishes, each with a screen of controls.
@MainActor final class KitchenApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var arguments: [String] = []
  private(set) var spice: String?
  private(set) var openedURL: URL?
  let list = DishList(style: .plain)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    arguments = CommandLine.arguments
    spice = ProcessInfo.processInfo.environment["KITCHEN_SPICE"]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    openedURL = url
    return true
  }
}
