/// An object that encapsulates the standard behaviors to apply to websites.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates the default preferences.
  public override init() { super.init() }

  /// The least size of text in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned of fraudulent sites.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether the user selects and edits texts of pages.
  open var isTextInteractionEnabled = true
  /// Whether WebKit mends certain sites.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether elements may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether backgrounds are printed.
  open var shouldPrintBackgrounds = false
  /// The behavior of pages while they are in no window.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// Constants for what pages do while they are in no window.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// They stop.
    case suspend
    /// They slow down.
    case throttle
    /// They go on.
    case none
  }
}
