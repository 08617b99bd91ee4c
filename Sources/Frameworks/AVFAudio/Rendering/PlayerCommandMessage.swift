/// A command from the app to a player's unit.
///
/// Sendable because its owner hands it over as a whole.
final class PlayerCommandMessage: RenderMessage, @unchecked Sendable {
  enum Command {
    /// Plays from a time on; `nil` for as soon as possible.
    case play(PlayerSegment.Start?)
    case pause
    case stop
  }

  let command: Command

  init(_ command: Command) {
    self.command = command
    super.init(.command)
  }
}
