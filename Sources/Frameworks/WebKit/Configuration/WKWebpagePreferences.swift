/// Settings of one navigation; stored, because no page is loaded.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The content modes of a page.
  public enum ContentMode: Int, Sendable {
    /// The mode that suits the device.
    case recommended
    /// The mobile mode.
    case mobile
    /// The desktop mode.
    case desktop
  }

  /// The policies by which requests are upgraded to HTTPS.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    /// The requested scheme is kept.
    case keepAsRequested
    /// A failed HTTPS request is repeated over HTTP.
    case automaticFallbackToHTTP
    /// The user decides whether a failed HTTPS request is repeated over HTTP.
    case userMediatedFallbackToHTTP
    /// A failed HTTPS request is an error.
    case errorOnFailure
  }

  /// Creates preferences with their defaults.
  public override init() { super.init() }

  /// The preferred content mode.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of pages run.
  open var allowsContentJavaScript = true
  /// The policy by which navigations are upgraded to HTTPS.
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
  /// Whether Lockdown Mode applies to the page.
  open var isLockdownModeEnabled = false
}
