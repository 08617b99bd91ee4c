// The numbers are documented.
extension AVAudioSession {
  /// The reason for an interruption.
  public enum InterruptionReason: UInt, Sendable {
    /// Another sound, such as a call, has interrupted the session.
    case `default` = 0
    /// The app was suspended while its session was active.
    case appWasSuspended = 1
    /// The microphone was muted; not sent by this phone.
    case builtInMicMuted = 2
    /// A route was disconnected; not sent by this phone.
    case routeDisconnected = 4
  }
}
