extension CHHapticEngine {
  /// What an engine does once all its players have finished; the raw values are Apple's.
  public enum FinishedAction: Int, Sendable {
    /// It stops.
    case stopEngine = 1
    /// It goes on running.
    case leaveEngineRunning = 2
  }
}
