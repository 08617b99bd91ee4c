import TactusPhoneLink
import TactusPhoneTypes

/// The failure of a custom keyboard, after which the system's keyboard serves the same editing
/// session (Keyboards.CU9).
struct CustomKeyboardFailure: Sendable, Equatable {
  /// The keyboard.
  var keyboard: BundleIdentifier
  /// The app that it served.
  var app: AppID
  /// The editing session.
  var session: UInt32
}
