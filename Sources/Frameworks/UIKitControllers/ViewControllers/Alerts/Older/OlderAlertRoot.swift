/// The root view controller of the window of an alert, which keeps the status bar and the
/// orientations of the window below.
@MainActor
final class OlderAlertRoot: UIViewController {
  private weak var below: UIViewController?

  /// Creates the controller for an alert over a window.
  init(over window: UIWindow?) {
    below = window?.frontmostViewController
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: archives are not read.
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    below?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }
  override var prefersStatusBarHidden: Bool {
    below?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
