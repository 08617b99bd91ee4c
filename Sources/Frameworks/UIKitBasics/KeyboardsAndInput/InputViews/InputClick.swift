import TactusPhoneClient

/// A sound of a key or a wheel; the raw value is the number of the system sound (Keyboards.CL1).
@MainActor
package enum InputClick: UInt32 {
  /// A letter.
  case letter = 1104
  /// The delete key.
  case delete = 1155
  /// Another key.
  case modifier = 1156
  /// A row of a wheel that passes the center (Pickers.PK5).
  case wheel = 1157

  /// Plays the sound, if the app is connected with a phone.
  package func play() {
    guard AppPhone.existingLink != nil else { return }
    SoundChannel.current.play(.number(rawValue), isAlert: false)
  }
}
