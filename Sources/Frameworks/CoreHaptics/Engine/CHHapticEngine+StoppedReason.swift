extension CHHapticEngine {
  /// Why an engine has stopped though the app did not tell it to; the raw values are Apple's.
  public enum StoppedReason: Int, Sendable {
    /// A call, or what else takes the sound away, has begun.
    case audioSessionInterrupt = 1
    /// The app is not in front any more.
    case applicationSuspended = 2
    /// Nothing was played for long, and `isAutoShutdownEnabled` allows for that.
    case idleTimeout = 3
    /// All players had finished, and the handler that was told so asked for the stop.
    case notifyWhenFinished = 4
    /// The engine is gone.
    case engineDestroyed = 5
    /// The game controller that it played on is gone; does not happen here yet.
    case gameControllerDisconnect = 6
    /// Something in the phone went wrong.
    case systemError = -1
  }
}
