import PhoneHardware

/// What is felt of the system sounds that have numbers (SY1).
enum SystemSoundTable {
  /// The feedback of a number; `nil` where nothing is felt of it.
  ///
  /// - Source: 4095 is documented; of the others the names that lists of the phone's sounds give them
  ///   (`SMSReceived_Vibrate`, `RingerVibeChanged` …), and what public packages that use them call them.
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
