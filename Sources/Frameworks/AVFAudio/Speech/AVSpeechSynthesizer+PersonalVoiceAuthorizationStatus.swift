extension AVSpeechSynthesizer {
  /// Whether the app may use voices that were made of the user's own.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user has refused.
    case denied = 1
    /// The phone has no such voices.
    case unsupported = 2
    /// The user has agreed.
    case authorized = 3
  }
}
