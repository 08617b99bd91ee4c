/// What the phone can say of an app's haptic engine.
public enum EngineEvent: Sendable, Equatable {
  /// It runs.
  case started
  /// It cannot run.
  case refused(Refusal)
  /// It has stopped, and not because the app said so; its players are over.
  case stopped(StopReason)
  /// What plays haptics has failed and is there again: the engine does not run, and its players
  /// are gone.
  case reset
  /// No player of it plays or waits to play.
  case playersFinished

  /// Why an engine cannot run; the raw value is the word on the wire.
  public enum Refusal: String, Sendable, CaseIterable {
    /// The device plays no patterns.
    case notSupported = "not-supported"
    /// The app is not in front.
    case inBackground = "in-background"
    /// A call is being held.
    case interrupted
    /// The battery is almost empty.
    case insufficientPower = "insufficient-power"
    /// The app has as many engines as the phone takes.
    case tooMany = "too-many"
  }

  /// Why an engine has stopped; the raw value is the word on the wire.
  public enum StopReason: String, Sendable, CaseIterable {
    /// A call, or what else takes the sound away, has begun.
    case audioSessionInterrupt = "audio-session-interrupt"
    /// The app is not in front any more.
    case applicationSuspended = "application-suspended"
    /// Nothing was played for long, and the app allows for that.
    case idleTimeout = "idle-timeout"
    /// Something in the phone went wrong.
    case systemError = "system-error"
  }
}
