import UIKit

/// A screen that says which controller wraps it.
public protocol Wrapped: UIViewController {
  associatedtype Container: UINavigationController
}

extension Wrapped {
  /// Puts the screen into its container.
  public func wrapped() -> Container { Container(rootViewController: self) }
}

public final class BellNavigationController: UINavigationController {
  public let bell = "bell"
}

public final class BellViewController: UIViewController, Wrapped {
  public typealias Container = BellNavigationController
  public override var prefersStatusBarHidden: Bool { return true }
}

/// Presents a screen, in a container of a class if there is one.
public func container(of screen: UIViewController, wrap: UINavigationController.Type? = nil)
  -> UIViewController
{
  guard let kind = wrap, !(screen is UINavigationController) else { return screen }
  return kind.init(rootViewController: screen)
}

extension UINavigationController {
  open override var shouldAutorotate: Bool { return topViewController?.shouldAutorotate ?? false }
  open override var prefersStatusBarHidden: Bool {
    get { return topViewController?.prefersStatusBarHidden ?? super.prefersStatusBarHidden }
  }
}

extension UIWindow {
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { accessibilityLabel = "shaken" }
    super.motionEnded(motion, with: event)
  }
}
