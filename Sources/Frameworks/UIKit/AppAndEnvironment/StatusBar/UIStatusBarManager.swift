/// What the bar with the time is like, as the controller in front wants it; nothing draws it yet.
///
/// Steps SB1… are in `Documentation/Behaviour/Device.md`.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// How light what is in it is.
  open var statusBarStyle: UIStatusBarStyle { controller?.statusBarStyle ?? .default }
  /// Whether there is none, as on a phone that is held sideways (SB2).
  open var isStatusBarHidden: Bool {
    UIScreen.main.interfaceOrientation.isLandscape || controller?.isStatusBarHidden == true
  }
  /// Where it is on the screen; nowhere while there is none (SB2).
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = UIScreen.main
    let height = screen.device.screen.uprightSafeArea.top
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: CGFloat(height))
  }

  // MARK: Internals

  /// SB1: the one that fills the screen in front.
  private var controller: UIViewController? { UIScreen.main.keyWindow?.frontController }
}

/// How light what is in the status bar is.
public enum UIStatusBarStyle: Int, Sendable {
  /// Light on dark looks, dark on light ones.
  case `default` = 0
  /// Light, for dark pictures.
  case lightContent = 1
  /// Dark, for light pictures.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
