/// What an app can tell the phone about sound that is not one of its patterns.
public enum SoundRequest: Sendable, Equatable {
  /// Say how things are with sound, at once and with every change.
  case listen
  /// From now on the app's sound is of this kind.
  case session(SoundSession)
  /// Play a system sound; an alert shakes the phone as well. The phone says `finished`.
  case play(SystemSound, isAlert: Bool, SoundID)
}
