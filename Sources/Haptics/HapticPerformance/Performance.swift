import HapticPatterns

/// What a player makes of its pattern: commands in, one pattern in the engine's time out.
///
/// A player starts, pauses, seeks, loops and changes its rate. Whatever it is told, what it plays
/// is the same as one longer pattern played from the engine's start, and this is how that pattern
/// is found: so live playing needs no rules of its own, and whoever tests a player compares it
/// with a file. Steps PL1–PL10 in `Documentation/Behaviour/CoreHaptics.md`.
public struct Performance: Sendable {
  /// What is played, in its own time.
  public let pattern: HapticPattern
  /// What the player was told, by its time; of one time in the order of telling.
  public private(set) var commands: [PlayerCommand] = []

  /// The least time that a pass of a loop takes, in seconds of the engine.
  ///
  /// - Source: ours, so that a loop of nothing at a rate of a billion ends. Confidence: guess.
  public static let shortestPass = 0.001

  /// Begins with a player that was told nothing.
  public init(_ pattern: HapticPattern) { self.pattern = pattern }

  /// Tells the player something.
  ///
  /// - Complexity: O(*n*) in the commands that are later, which mostly there are none.
  public mutating func tell(_ command: PlayerCommand) {
    let place = commands.lastIndex { $0.time <= command.time }.map { $0 + 1 } ?? 0
    commands.insert(command, at: place)
  }

  /// The pattern that sounds the same, with all that begins before a horizon.
  ///
  /// - Parameter horizon: Seconds of the engine's time; a loop without end has no other.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) in what is played and in the commands.
  public func pattern(until horizon: Double) -> HapticPattern {
    var arrangement = Arrangement(of: pattern)
    for run in runs(until: horizon) { arrangement.add(run, until: horizon) }
    for command in commands where command.time < horizon { arrangement.add(live: command) }
    return arrangement.pattern(mutedDuring: mutedTimes(until: horizon))
  }

  /// Seconds of the engine's time at which the player ends by itself; `nil` where it does not.
  public var completion: Double? {
    var transport = Transport(of: pattern)
    for command in commands { transport.take(command) }
    return transport.naturalEnd
  }

  /// The place in the pattern's own time at an engine time; `nil` where nothing plays then.
  public func position(at time: Double) -> Double? {
    let run = runs(until: time.nextUp).last
    guard let run, run.start <= time, time < run.end else { return nil }
    return run.position(at: time)
  }

  // MARK: Internals

  private func runs(until horizon: Double) -> [Run] {
    var transport = Transport(of: pattern)
    for command in commands where command.time < horizon { transport.take(command) }
    return transport.runs(until: horizon)
  }

  private func mutedTimes(until horizon: Double) -> [Range<Double>] {
    var times: [Range<Double>] = []
    var start: Double?
    for command in commands where command.time < horizon {
      guard case .setMuted(let isMuted) = command.action else { continue }
      if isMuted {
        start = start ?? command.time
      } else if let begun = start {
        if begun < command.time { times.append(begun..<command.time) }
        start = nil
      }
    }
    if let start { times.append(start..<Double.infinity) }
    return times
  }
}
