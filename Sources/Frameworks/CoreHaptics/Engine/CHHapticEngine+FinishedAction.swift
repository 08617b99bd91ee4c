extension CHHapticEngine {
  /// The actions of an engine after all its players have finished; the raw values are Apple's.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine continues to run.
    case leaveEngineRunning = 2
  }
}
