/// What the phone can say about sound to an app.
public enum SoundEvent: Sendable, Equatable {
  /// How things are with sound from now on.
  case status(SoundStatus)
  /// A system sound is over, or was not played at all.
  case finished(SoundID)
  /// Something, such as a call, has taken the sound away from the app, or gives it back.
  case interrupted(Bool)
}
