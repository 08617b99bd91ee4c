import TactusPhoneLink
import TactusPhoneTypes

/// An app that was launched and has not joined yet.
struct PendingLaunch: Sendable {
  /// The app.
  var bundle: BundleIdentifier
  /// The reason, with an item that the app opens.
  var reason: LaunchReason
  /// The time of the launch.
  var began: PhoneInstant

  /// The item that the app opens; `nil` for none.
  var item: OpenItem? {
    if case .open(let item) = reason { item } else { nil }
  }
}
