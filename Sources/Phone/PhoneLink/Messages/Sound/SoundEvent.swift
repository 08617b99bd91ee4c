/// An event that concerns sound, sent by the phone.
public enum SoundEvent: Sendable, Equatable {
  /// The new sound status.
  case status(SoundStatus)
  /// A system sound is over, or was not played at all.
  case finished(SoundID)
  /// An interruption of the app's sound, such as a call, began (`true`) or ended.
  case interrupted(Bool)
}
