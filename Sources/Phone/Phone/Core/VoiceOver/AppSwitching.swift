import TactusPhoneLink
import TactusPhoneTypes

/// The apps through which the user goes with four fingers, in an order that stays meanwhile.
struct AppSwitching: Sendable {
  /// The apps, the last used first.
  var apps: [BundleIdentifier]
  /// The place of the app in front; -1 for the Home screen.
  var place: Int
}
