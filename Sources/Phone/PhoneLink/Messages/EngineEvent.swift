/// An event of an app's haptic engine, sent by the phone.
public enum EngineEvent: Sendable, Equatable {
  /// The engine started.
  case started
  /// The engine cannot start.
  case refused(StartFailure)
  /// The phone stopped the engine; its players are over.
  case stopped(StopReason)
  /// The haptic service failed and is available again: the engine is stopped, and its players are
  /// gone.
  case reset
  /// No player of the engine plays or is scheduled to play.
  case playersFinished

  /// The reason why an engine cannot start; the raw value is the word on the wire.
  public enum StartFailure: String, Sendable, CaseIterable {
    /// The device does not support patterns.
    case notSupported = "not-supported"
    /// The app is in the background.
    case inBackground = "in-background"
    /// A call is in progress.
    case interrupted
    /// The battery is almost empty.
    case insufficientPower = "insufficient-power"
    /// The app already has the maximum number of engines.
    case tooMany = "too-many"
  }

  /// The reason why an engine stopped; the raw value is the word on the wire.
  public enum StopReason: String, Sendable, CaseIterable {
    /// A call or another interruption of the audio session began.
    case audioSessionInterrupt = "audio-session-interrupt"
    /// The app left the foreground.
    case applicationSuspended = "application-suspended"
    /// The engine was idle for long, and the app allows automatic shutdown.
    case idleTimeout = "idle-timeout"
    /// The phone had an internal error.
    case systemError = "system-error"
    /// The game controller of the engine was disconnected.
    case gameControllerDisconnect = "game-controller-disconnect"
  }
}
