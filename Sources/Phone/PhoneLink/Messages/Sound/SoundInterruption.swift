/// The beginning or the end of an interruption of an app's sound.
public enum SoundInterruption: Sendable, Equatable {
  /// The sound was stopped and the session is inactive.
  case began(Reason)
  /// The interruption is over; the flag advises the app to resume.
  case ended(shouldResume: Bool)

  /// The reason for an interruption.
  ///
  /// The raw value is the word on the wire.
  public enum Reason: String, Sendable, CaseIterable {
    /// Another sound, such as a call or that of another app.
    case otherSound = "sound"
    /// The app was suspended.
    case suspension = "suspension"
    /// The device that played was disconnected.
    case disconnection = "disconnection"
  }
}
