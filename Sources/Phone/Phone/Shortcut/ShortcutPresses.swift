import TactusPhoneLink
import TactusPhoneTypes

/// The quick presses of a button that turn VoiceOver on or off, or are something else.
struct ShortcutPresses: Sendable, Equatable {
  /// The presses and releases that have not had an effect yet.
  var held: [Press] = []
  /// The instant at which they are something else.
  var deadline: PhoneInstant?
  /// Whether the release of the third press is still to come.
  var ignoresRelease = false

  /// A press or a release.
  struct Press: Sendable, Equatable {
    var button: PhoneButton
    var isDown: Bool
  }
}
