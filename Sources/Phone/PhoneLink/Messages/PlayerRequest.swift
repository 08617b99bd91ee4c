import TactusHapticPatterns
import TactusHapticPlayback

/// A request of an app to one of its pattern players.
public enum PlayerRequest: Sendable, Equatable {
  /// Creates a player of a pattern, whose sounds are named by absolute paths.
  case create(HapticPattern, engine: EngineID)
  /// Executes a player command at a time in seconds since the boot of the phone; without a time,
  /// immediately.
  case execute(PlayerCommand.Action, at: Double?)
  /// Silences the player immediately and discards its scheduled commands.
  case cancel
  /// Releases the player.
  case release
}
