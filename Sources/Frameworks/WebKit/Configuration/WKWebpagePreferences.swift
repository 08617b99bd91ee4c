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

  /// Creates the default preferences.
  public override init() { super.init() }

  /// The form in which pages are shown.
  open var preferredContentMode = ContentMode.recommended
  /// A Boolean value that indicates whether scripts of pages run.
  open var allowsContentJavaScript = true
  /// A Boolean value that indicates whether pages lack what attackers use most.
  open var isLockdownModeEnabled = false
}
