import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The delegate of the Health app.
///
/// `Documentation/Behaviour/Health.md` has the steps that this room names.
@MainActor
public final class HealthAppDelegate: UIResponder, UIApplicationDelegate, SystemAppDelegate {
  /// The window of the app.
  public var window: UIWindow?
  private let records = StoredHealth()

  /// Creates a delegate.
  public override init() { super.init() }

  /// Shows the list of types.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = .show(list: TypeListViewController(records))
    return true
  }

  package func phoneDidUpdate(_ apps: [InstalledApp]) {
    records.appNames = Dictionary(
      apps.map { ($0.identifier.text, $0.name) }, uniquingKeysWith: { one, _ in one })
  }
}
