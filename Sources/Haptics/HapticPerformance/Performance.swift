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
  /// What the player was told and has not forgotten, by its time; of one time in the order of telling.
  public private(set) var commands: [PlayerCommand] = []

  /// The least time that a pass of a loop takes, in seconds of the engine.
  ///
  /// - Source: ours, so that a loop of nothing at a rate of a billion ends. Confidence: guess.
  public static let shortestPass = 0.001
  /// Seconds that a tap is felt at most.
  ///
  /// - Source: ours: six times the dullest tap of any profile in `Data/Actuators`, with its longest
  ///   decay. Confidence: guess.
  public static let longestTap = 0.25
  /// Seconds for which a change of a control may still be under way after its time.
  ///
  /// - Source: ours: the longest `controlRamp` that a profile may have.
  public static let longestRamp = 0.1

  private let source: PlayedSource
  private var memory: PerformanceMemory

  /// Begins with a player that was told nothing.
  ///
  /// - Parameters:
  ///   - pattern: What is played.
  ///   - soundLengths: Seconds that sounds last, by their path; any other counts as nothing.
  ///   - tail: Seconds that an event may sound after its end, and that its attack or decay may take:
  ///     the longest of the actuators it is played on. 2 is what all built-in profiles have.
  public init(_ pattern: HapticPattern, soundLengths: [String: Double] = [:], tail: Double = 2) {
    self.pattern = pattern
    source = PlayedSource(pattern, soundLengths: soundLengths, tail: max(tail, 0))
    memory = PerformanceMemory(of: source)
  }

  /// Tells the player something; what comes too late for a time that is forgotten counts from there.
  ///
  /// - Complexity: O(*n*) in the commands that are later, which mostly there are none.
  public mutating func tell(_ command: PlayerCommand) {
    var command = command
    command.time = max(command.time, memory.time)
    let place = commands.lastIndex { $0.time <= command.time }.map { $0 + 1 } ?? 0
    commands.insert(command, at: place)
  }

  /// Drops all that is to come after a time, and stops.
  ///
  /// Commands, parameters and points of curves that are later are dropped; a curve that is under way
  /// holds where it is. The player can be told more afterwards.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public mutating func cancel(at time: Double) {
    commands.removeAll { $0.time > time }
    for index in commands.indices { commands[index].cut(at: time) }
    memory.cut(at: time)
    tell(PlayerCommand(.stop, at: time))
  }

  /// Lets go of what bears on nothing that sounds from a time on.
  ///
  /// From then on the patterns render the same, with the labels they had; before, they are not what was
  /// played. What is left is bounded by what sounds and what is to come, however long it has played.
  ///
  /// - Parameter time: Seconds of the engine's time.
  /// - Complexity: O(*n*) in what sounds, what was told since it last forgot, and the controls in force.
  public mutating func forget(before time: Double) {
    let time = time - Self.longestRamp
    guard time > memory.time, time.isFinite else { return }
    let past = commands.firstIndex { $0.time >= time } ?? commands.endIndex
    memory.forget(commands[..<past], of: source, at: time)
    commands.removeSubrange(..<past)
  }

  /// The pattern that sounds the same, with all that begins before a horizon.
  ///
  /// - Parameter horizon: Seconds of the engine's time; a loop without end has no other.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) in what is played and in the commands.
  public func pattern(until horizon: Double) -> HapticPattern {
    performed(until: horizon).pattern
  }

  /// The pattern that sounds the same, with all that begins before a horizon, its events labelled.
  ///
  /// An event has the same label in the patterns of all horizons and after all that the player is
  /// told later: so what sounds of one can go on in the next.
  ///
  /// - Parameters:
  ///   - horizon: Seconds of the engine's time; a loop without end has no other.
  ///   - mostEvents: Events after those that are forgotten, and passes of a loop, after which it
  ///     stops; then the result's horizon is where it has come to.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) in what is played and in the commands.
  public func performed(until horizon: Double, atMost mostEvents: Int = .max) -> PerformedPattern {
    var horizon = horizon
    var arrangement = Arrangement(of: source, after: memory)
    for run in runs(until: horizon, most: mostEvents, stoppingAt: &horizon) {
      guard run.start < horizon else { break }
      arrangement.add(run, until: &horizon, most: mostEvents)
    }
    var mutes = memory.mutes
    for command in commands where command.time < horizon {
      arrangement.add(live: command)
      mutes.take(command)
    }
    return arrangement.performed(mutedDuring: mutes.times, horizon: horizon)
  }

  /// The next time at which something is told, an event begins, a loop turns or playing ends.
  ///
  /// - Parameter time: Seconds of the engine's time.
  /// - Returns: A later time; `nil` where nothing more happens by itself.
  public func nextChange(after time: Double) -> Double? {
    let transport = transport(at: time)
    let told = commands.first { $0.time > time }?.time
    guard let run = transport.current else { return told }
    // A place that is rounded may have the event at this very time after it.
    var index = source.firstIndex(after: run.position(at: max(time, run.start)))
    while index < source.events.count, run.time(at: source.events[index].time) <= time {
      index += 1
    }
    let begins = index < source.events.count ? run.time(at: source.events[index].time) : nil
    let turn = transport.nextTurn.flatMap { $0 > time ? $0 : nil }
    return [told, begins, turn].compactMap(\.self).min()
  }

  /// Whether nothing plays at a time and nothing is to play later, unless the player is told so.
  ///
  /// What has ended may still ring.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public func isIdle(at time: Double) -> Bool {
    transport(at: time).current == nil && commands.allSatisfy { $0.time <= time }
  }

  /// Seconds of the engine's time at which the player ends by itself; `nil` where it does not.
  public var completion: Double? {
    var transport = memory.transport
    for command in commands { transport.take(command) }
    return transport.naturalEnd
  }

  /// The place in the pattern's own time at an engine time; `nil` where nothing plays then, or that is
  /// forgotten.
  public func position(at time: Double) -> Double? {
    var end = time.nextUp
    let run = runs(until: end, stoppingAt: &end).last
    guard let run, run.start <= time, time < run.end else { return nil }
    return run.position(at: time)
  }

  // MARK: Internals

  /// The runs that begin before a horizon, but no more than so many; says where it stopped.
  private func runs(
    until horizon: Double, most: Int = .max, stoppingAt end: inout Double
  ) -> [Run] {
    var transport = memory.transport
    for command in commands where command.time < horizon {
      transport.advance(to: command.time, most: most)
      if transport.done.count >= most { break }
      transport.take(command)
    }
    transport.advance(to: horizon, most: most)
    if transport.done.count >= most, let next = transport.current { end = min(end, next.start) }
    return transport.runs
  }

  /// Where the commands until a time have led.
  func transport(at time: Double) -> Transport {
    var transport = memory.transport
    for command in commands where command.time <= time { transport.take(command) }
    transport.advance(to: time)
    return transport
  }
}
