extension AVSpeechSynthesizer {
  /// The authorization statuses for the user's personal voices.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user has denied it.
    case denied = 1
    /// The phone does not support personal voices.
    case unsupported = 2
    /// The user has granted it.
    case authorized = 3
  }
}
