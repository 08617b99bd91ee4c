import TactusPhoneTypes

/// The table of the vibrations of numbered system sounds (SystemSounds.SY1).
enum SystemSoundTable {
  /// Returns the feedback of a system sound; `nil` if it has none.
  ///
  /// - Source: 4095 is documented; the others after the names in lists of the phone's sounds
  ///   (`SMSReceived_Vibrate`, `RingerVibeChanged` …) and in public packages that use them.
  ///   Confidence: reported.
  static func feedback(of number: UInt32) -> Feedback? {
    switch number {
    case 4095, 1011, 1311, 1350, 1351, 1352: .vibration
    case 1519: .soundPeek
    case 1520: .soundPop
    case 1521: .soundCancelled
    case 1102: .soundTryAgain
    case 1107: .soundFailed
    default: nil
    }
  }
}
