import HapticPatterns

/// What a player of a pattern can be told, with the engine time at which it takes effect.
public struct PlayerCommand: Sendable, Equatable {
  /// What the player is told.
  public enum Action: Sendable, Equatable {
    /// Play from the start, or from where a seek has put it.
    case start
    /// End playing; a later start begins anew.
    case stop
    /// Hold where it is.
    case pause
    /// Go on from where it was held.
    case resume
    /// Go on from an offset in the pattern's own seconds.
    case seek(Double)
    /// Run so many times as fast; more than 0.
    case setRate(Double)
    /// Start again at an end in the pattern's own seconds; 0 is the end of the last event.
    case loop(end: Double)
    /// Start again no more.
    case endLoop
    /// Be silent, or not, and go on all the same.
    case setMuted(Bool)
    /// Change controls; the parameters' times count from the command.
    case send([DynamicParameter])
    /// Change a control gradually; the points' times count from the command.
    case schedule(ParameterCurve)
  }

  /// Seconds of the engine's time.
  public var time: Double
  /// What the player is told.
  public var action: Action

  /// Makes a command.
  public init(_ action: Action, at time: Double) {
    self.action = action
    self.time = time
  }
}
