/// The times during which a player is muted.
struct MuteIntervals: Sendable {
  private var over: [Range<Double>] = []
  private var since: Double?

  /// Applies a command; commands come in the order of time.
  mutating func apply(_ command: PlayerCommand) {
    guard case .setMuted(let isMuted) = command.action else { return }
    if isMuted {
      since = since ?? command.time
    } else if let begun = since {
      if begun < command.time { over.append(begun..<command.time) }
      since = nil
    }
  }

  /// Removes times that ended before a time.
  mutating func forget(before time: Double) { over.removeAll { $0.upperBound < time } }

  /// All times; the last has no end while the player is muted.
  var times: [Range<Double>] { over + (since.map { [$0..<Double.infinity] } ?? []) }
}
