import TactusPhoneLink

/// The cause of the interruption of an app's sound.
enum InterruptionCause: Sendable, Equatable {
  /// A call or an alarm.
  case system
  /// The loss of the device that played, which has no end.
  case disconnection
  /// The audio session of another app.
  case app(AppID)
}
