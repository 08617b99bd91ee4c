/// An object that encapsulates the standard behaviors to apply to websites.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates the default preferences.
  public override init() { super.init() }

  /// The least size of text in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether scripts run.
  open var javaScriptEnabled = true
  /// A Boolean value that indicates whether scripts open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// A Boolean value that indicates whether the user is warned of fraudulent sites.
  open var isFraudulentWebsiteWarningEnabled = true
}
