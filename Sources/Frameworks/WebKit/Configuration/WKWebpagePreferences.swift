/// An object that specifies the behaviors to use when loading and rendering page content.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The form in which a page is shown.
  public enum ContentMode: Int, Sendable {
    /// That for the device.
    case recommended
    /// That for a phone.
    case mobile
    /// That for a computer.
    case desktop
  }

  /// Whether a page is asked for by `https` first, and what follows if that fails.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    /// The page is asked for as its address says.
    case keepAsRequested
    /// `http` follows.
    case automaticFallbackToHTTP
    /// The user is asked whether `http` follows.
    case userMediatedFallbackToHTTP
    /// The navigation fails.
    case errorOnFailure
  }

  /// Creates the default preferences.
  public override init() { super.init() }

  /// The form in which pages are shown.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of pages run.
  open var allowsContentJavaScript = true
  /// Whether pages are asked for by `https` first.
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
  /// Whether pages lack what attackers use most.
  open var isLockdownModeEnabled = false
}
