import TactusHapticPatterns

/// A command for a pattern player, with the engine time at which it takes effect.
public struct PlayerCommand: Sendable, Equatable {
  /// The action of a command.
  public enum Action: Sendable, Equatable {
    /// Plays from the start, or from the position of a seek.
    case start
    /// Ends playback; the next start is from the beginning.
    case stop
    /// Pauses at the current position.
    case pause
    /// Continues from the paused position.
    case resume
    /// Moves to a position in the pattern's own seconds.
    case seek(Double)
    /// Sets the factor for the speed; more than 0.
    case setRate(Double)
    /// Loops with an end in the pattern's own seconds; 0 is the end of the last event.
    case loop(end: Double)
    /// Ends looping after the current pass.
    case endLoop
    /// Mutes or unmutes playback, which continues.
    case setMuted(Bool)
    /// Changes dynamic parameters; their times count from the command.
    case send([DynamicParameter])
    /// Changes a dynamic parameter gradually; the times of the points count from the command.
    case schedule(ParameterCurve)
  }

  /// Seconds of the engine's time.
  public var time: Double
  /// The action.
  public var action: Action

  /// Creates a command.
  public init(_ action: Action, at time: Double) {
    self.action = action
    self.time = time
  }
}
