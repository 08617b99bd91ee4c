import HapticPatterns
import HapticPerformance

/// What an app can tell the phone to do with one of its pattern players.
public enum PlayerRequest: Sendable, Equatable {
  /// There is a new player of a pattern, whose sounds are named by absolute paths.
  case make(HapticPattern, engine: EngineID)
  /// Do something, at a time in seconds since the phone booted; without one, at once.
  case perform(PlayerCommand.Action, at: Double?)
  /// Fall silent at once, and forget all that was to come.
  case cancel
  /// The player is gone.
  case release
}
