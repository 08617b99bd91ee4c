import TactusUIKitViews
import UIKit

/// The delegate of Print Center, which shows the jobs of the phone's print queue.
///
/// `Documentation/Behaviour/Printing.md` has the steps that this room names.
@MainActor
public final class PrintCenterAppDelegate: UIResponder, UIApplicationDelegate {
  /// The window of the app.
  public var window: UIWindow?
  private let queue = PrintQueue()

  /// Creates a delegate.
  public override init() { super.init() }

  /// Shows the list of jobs.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = .show(list: PrintJobListViewController(queue))
    return true
  }

  /// Requests the jobs again, as a suspended app is not notified of changes.
  public func applicationDidBecomeActive(_ application: UIApplication) { queue.refresh() }
}
