import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The delegate of the Settings app.
///
/// `Documentation/Behaviour/Settings.md` has the steps that this room names.
@MainActor
public final class SettingsAppDelegate: UIResponder, UIApplicationDelegate, SystemAppDelegate {
  /// The window of the app.
  public var window: UIWindow?
  private let store = SettingsStore()

  /// Creates a delegate.
  public override init() { super.init() }

  /// Shows the list of pages.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let pages = UINavigationController(
      rootViewController: SettingsPageViewController(.root, store))
    pages.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Shows the page of an app that opens its settings, or the list of pages (Settings.SE9).
  public func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let pages = window?.rootViewController as? UINavigationController else { return false }
    pages.popToRootViewController(animated: false)
    let source = options[.sourceApplication] as? String
    let app = store.apps.first { $0.identifier.text == source }
    if let app, AppSettingsViewController.folder(of: app) != nil {
      pages.pushViewController(AppSettingsViewController(app, store), animated: false)
    }
    return true
  }

  package func phoneDidUpdate(_ apps: [InstalledApp]) { store.update(apps) }

  package func phoneDidUpdate(_ settings: [SystemSetting]) { store.update(settings) }
}
