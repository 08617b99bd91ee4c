/// A request of an app that concerns sound other than patterns.
public enum SoundRequest: Sendable, Equatable {
  /// Requests the sound status, immediately and with every change.
  case listen
  /// Sets the audio session of the app.
  case session(SoundSession)
  /// Activates the audio session. The phone answers with `activated`.
  case activate(SoundSession, SoundID)
  /// Deactivates the audio session; the flag advises apps that it has interrupted to resume.
  case deactivate(SoundSession, notifiesOthers: Bool)
  /// Plays a system sound; an alert also vibrates. The phone answers with `finished`.
  case play(SystemSound, isAlert: Bool, SoundID)
}
