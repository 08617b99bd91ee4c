/// Settings of pages; stored, because no page is loaded.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates settings with their defaults.
  public override init() { super.init() }

  /// The smallest font size on pages, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether JavaScript is enabled.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows without a tap.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether fraudulent websites cause a warning.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text in pages can be selected and edited.
  open var isTextInteractionEnabled = true
  /// Whether site-specific workarounds are applied.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether elements may go full screen.
  open var isElementFullscreenEnabled = false
  /// Whether backgrounds are printed.
  open var shouldPrintBackgrounds = false
  /// The scheduling of web views outside of windows.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// The scheduling policies of web views outside of windows.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// Suspends scripts and timers.
    case suspend
    /// Throttles scripts and timers.
    case throttle
    /// Runs scripts and timers as usual.
    case none
  }
}
