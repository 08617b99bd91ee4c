import TactusPhoneLink
import TactusPhoneTypes
import TactusUIKitViews
import UIKit

/// The delegate of the Home screen's program.
///
/// `Documentation/Behaviour/HomeScreen.md` has the steps that this room names.
@MainActor
public final class HomeAppDelegate: UIResponder, UIApplicationDelegate, SystemAppDelegate {
  /// The window of the Home screen.
  public var window: UIWindow?
  private let controller = HomeViewController()

  /// Creates a delegate.
  public override init() { super.init() }

  /// Shows the Home screen.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Closes what is open when the Home screen leaves the foreground.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    controller.closeMenu(animated: false)
    controller.endArranging()
    controller.showSwitcher(nil)
  }

  package func phoneDidShowSwitcher(_ apps: [BundleIdentifier]?) {
    controller.showSwitcher(apps)
  }

  package func phoneDidUpdate(_ apps: [InstalledApp]) { controller.apps = apps }

  package func homeButtonPressed() { controller.homeButtonPressed() }
}
