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
  /// Shows the user the outputs to choose from (AudioSession.RO4).
  case chooseOutput
  /// Sets the volume of media, 0…1, which the user has chosen by a slider of the app.
  case volume(Double)
  /// Reports whether the app shows a volume slider, so that the phone shows no bar.
  case showsVolumeView(Bool)
  /// Plays a system sound; an alert also vibrates. The phone answers with `finished`.
  case play(SystemSound, isAlert: Bool, SoundID)
}
