import TactusPhoneLink
import TactusPhoneTypes

/// The process of a custom keyboard.
struct CustomKeyboardProgram: Sendable {
  /// The keyboard.
  var keyboard: CustomKeyboard
  /// The time of the launch.
  var launched: PhoneInstant
  /// The program, once it has joined.
  var app: AppID?
  /// Whether the program has reported its area, so that it can be used.
  var isReady = false
}
