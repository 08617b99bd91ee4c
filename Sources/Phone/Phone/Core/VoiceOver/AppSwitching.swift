import TactusPhoneLink
import TactusPhoneTypes

/// The apps that flicks of four fingers switch through, in an order that stays the same meanwhile.
struct AppSwitching: Sendable {
  /// The apps, the last used first.
  var apps: [BundleIdentifier]
  /// The place of the app in front; -1 for the Home screen.
  var place: Int
}
