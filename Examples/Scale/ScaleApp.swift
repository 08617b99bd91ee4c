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
    application.shortcutItems = Shortcut.dynamicItems
    // An action that has been performed here need not be performed again.
    guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else {
      return true
    }
    return !perform(item)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(perform(shortcutItem))
  }

  /// Performs a quick action, and returns whether the app has it.
  private func perform(_ item: UIApplicationShortcutItem) -> Bool {
    guard let shortcut = Shortcut(item),
      let scale = window?.rootViewController as? ScaleViewController
    else { return false }
    switch shortcut {
    case .openBlue:
      scale.view.backgroundColor = UIColor(red: 151 / 255, green: 187 / 255, blue: 1, alpha: 1)
    case .calibrate:
      guard let grams = item.userInfo?["grams"] as? NSNumber else { return false }
      scale.calibrate(with: grams.intValue)
    }
    return true
  }
}
