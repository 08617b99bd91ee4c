/// The times in which a player is silent although it goes on.
struct Mutes: Sendable {
  private var over: [Range<Double>] = []
  private var since: Double?

  /// Takes a command; they come by their time.
  mutating func take(_ command: PlayerCommand) {
    guard case .setMuted(let isMuted) = command.action else { return }
    if isMuted {
      since = since ?? command.time
    } else if let begun = since {
      if begun < command.time { over.append(begun..<command.time) }
      since = nil
    }
  }

  /// Lets go of what ended before a time.
  mutating func forget(before time: Double) { over.removeAll { $0.upperBound < time } }

  /// All times, the last without an end where the player is still muted.
  var times: [Range<Double>] { over + (since.map { [$0..<Double.infinity] } ?? []) }
}
