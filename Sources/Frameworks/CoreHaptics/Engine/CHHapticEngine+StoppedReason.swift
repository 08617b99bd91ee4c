extension CHHapticEngine {
  /// The reasons for a stop that the app did not request; the raw values are Apple's.
  public enum StoppedReason: Int, Sendable {
    /// An audio interruption such as a call has begun.
    case audioSessionInterrupt = 1
    /// The app is no longer in the foreground.
    case applicationSuspended = 2
    /// The engine was idle for long, and `isAutoShutdownEnabled` is true.
    case idleTimeout = 3
    /// All players finished, and a `FinishedHandler` requested the stop.
    case notifyWhenFinished = 4
    /// The engine was deallocated.
    case engineDestroyed = 5
    /// The game controller of the engine was disconnected.
    case gameControllerDisconnect = 6
    /// A system error occurred.
    case systemError = -1
  }
}
