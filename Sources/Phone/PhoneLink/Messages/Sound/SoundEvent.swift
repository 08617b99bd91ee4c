/// An event that concerns sound, sent by the phone.
public enum SoundEvent: Sendable, Equatable {
  /// The new sound status.
  case status(SoundStatus)
  /// A system sound is over, or was not played at all.
  case finished(SoundID)
  /// An interruption of the app's sound began or ended.
  case interrupted(SoundInterruption)
  /// The session of a suspended app is inactive.
  case deactivated
  /// The media services ended and were started again: the session has its defaults, and players do
  /// not play any more.
  case mediaReset
  /// The answer to `activate`; `nil` if the session is active.
  case activated(SoundID, SoundRefusal?)
}
