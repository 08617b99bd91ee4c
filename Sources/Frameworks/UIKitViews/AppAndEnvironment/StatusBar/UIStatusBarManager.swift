/// The status bar, as the frontmost view controller configures it; the phone draws it.
///
/// Its configuration is that of Device.SB1….
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { controller?.statusBarStyle ?? .default }
  /// Whether the status bar is hidden, as in landscape (Device.SB2).
  open var isStatusBarHidden: Bool {
    UIScreen.main.interfaceOrientation.isLandscape || controller?.isStatusBarHidden == true
  }
  /// The frame of the status bar on the screen; zero while it is hidden (Device.SB2).
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = UIScreen.main
    let height = screen.device.screen.portraitSafeArea.top
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: CGFloat(height))
  }

  // MARK: Internals

  /// The view controller that fills the key window (Device.SB1).
  private var controller: UIViewController? { UIScreen.main.keyWindow?.statusBarViewController }
}
