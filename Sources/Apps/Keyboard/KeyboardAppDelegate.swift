import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The delegate of the screen keyboard's program.
///
/// `Documentation/Behaviour/Keyboards.md` has the steps that this room names.
@MainActor
public final class KeyboardAppDelegate: UIResponder, UIApplicationDelegate, SystemAppDelegate {
  /// The window, which is transparent above the keys.
  public var window: UIWindow?
  private let controller = KeyboardViewController()

  /// Creates a delegate.
  public override init() { super.init() }

  /// Creates the transparent window.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.backgroundColor = .clear
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  package func phoneDidUpdate(_ keyboard: KeyboardConfiguration) { controller.show(keyboard) }
}
