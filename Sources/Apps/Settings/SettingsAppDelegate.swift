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
    window = .show(list: SettingsPageViewController(.root, store))
    return true
  }

  /// Shows the page of an app that opens its settings, or the list of pages (Settings.SE9).
  public func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let pages = window?.rootViewController as? UINavigationController else { return false }
    pages.popToRootViewController(animated: false)
    requestedApp = options[.sourceApplication] as? String
    showRequestedApp()
    return true
  }

  /// The app whose page is shown as soon as the installed apps are known; nil for none.
  private var requestedApp: String?

  private func showRequestedApp() {
    // An app that is launched for a request receives the installed apps after it.
    guard let name = requestedApp, !store.apps.isEmpty else { return }
    requestedApp = nil
    let app = store.apps.first { $0.identifier.text == name }
    guard let app, AppSettingsViewController.hasPage(app, store) else { return }
    (window?.rootViewController as? UINavigationController)?
      .pushViewController(AppSettingsViewController(app, store), animated: false)
  }

  package func phoneDidUpdate(_ apps: [InstalledApp]) {
    store.update(apps)
    showRequestedApp()
  }

  package func phoneDidUpdate(_ settings: [SystemSetting]) { store.update(settings) }
}
