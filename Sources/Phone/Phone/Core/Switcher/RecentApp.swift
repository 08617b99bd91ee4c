import TactusPhoneLink
import TactusPhoneTypes

/// An app that was used, with its last picture (AppSwitcher.S1).
struct RecentApp: Sendable {
  /// The app.
  var bundle: BundleIdentifier
  /// The last picture; `nil` for an app that has not drawn.
  var frame: ScreenFrame?
}
