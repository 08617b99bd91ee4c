/// The begin or the end of an interruption of an app's sound.
public enum SoundInterruption: Sendable, Equatable {
  /// The sound was stopped and the session is inactive.
  case began(Reason)
  /// The interruption is over; the flag is the advice to resume.
  case ended(shouldResume: Bool)

  /// The reason for an interruption.
  public enum Reason: Sendable {
    /// Another sound, such as a call or that of another app.
    case otherSound
    /// The app was suspended.
    case suspension
  }
}
