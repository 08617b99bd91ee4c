import TactusHapticPatterns

/// The playback of a pattern by a player: commands in, one pattern in the engine's time out.
///
/// A player starts, pauses, seeks, loops and changes its rate. Whatever its commands, its output is
/// the same as that of one longer pattern played from the engine's start. This type computes that
/// pattern, so live playback needs no rules of its own, and a test can compare a player with a
/// file. Steps CoreHaptics.PL1–PL10.
public struct PatternPlayback: Sendable {
  /// The pattern, in its own time.
  public var pattern: HapticPattern { source.pattern }
  /// The commands that are not discarded, in the order of time; at equal times in the order of
  /// arrival.
  public private(set) var commands: [PlayerCommand] = []

  /// The minimum duration of a pass of a loop, in seconds of the engine.
  ///
  /// - Source: ours, so that an empty loop at an extreme rate ends. Confidence: guess.
  public static let shortestPass = 0.001
  /// The maximum number of seconds for which a tap is felt.
  ///
  /// - Source: ours: six times the dullest tap of any profile in `Data/Actuators`, with its longest
  ///   decay. Confidence: guess.
  public static let longestTap = 0.25
  /// The maximum number of seconds for which a change of a parameter is ramped.
  ///
  /// - Source: ours: the longest `controlRamp` that a profile may have.
  public static let longestRamp = 0.1

  private let source: PreparedPattern
  private var memory: PlaybackMemory

  /// Creates a playback without commands.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - soundLengths: The durations of sounds in seconds, by path; a sound without one is taken to
  ///     last as long as its event, or 30 seconds.
  ///   - tail: The maximum number of seconds that an event sounds after its end, or that its attack
  ///     or decay takes, on any of the actuators. 2 is the value of all built-in profiles.
  public init(_ pattern: HapticPattern, soundLengths: [String: Double] = [:], tail: Double = 2) {
    source = PreparedPattern(pattern, soundLengths: soundLengths, tail: max(tail, 0))
    memory = PlaybackMemory(of: source)
  }

  /// Applies a command; one for a discarded time takes effect at the earliest retained time.
  ///
  /// - Complexity: O(*n*) in the later commands, of which there are usually none.
  public mutating func apply(_ command: PlayerCommand) {
    var command = command
    command.time = max(command.time, memory.time)
    let place = commands.lastIndex { $0.time <= command.time }.map { $0 + 1 } ?? 0
    commands.insert(command, at: place)
  }

  /// Drops everything scheduled after a time, and stops.
  ///
  /// Later commands, parameters and curve points are dropped; an unfinished curve holds its value.
  /// Further commands can follow.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public mutating func cancel(at time: Double) {
    commands.removeAll { $0.time > time }
    for index in commands.indices { commands[index].cut(at: time) }
    memory.cut(at: time)
    apply(PlayerCommand(.stop, at: time))
  }

  /// Drops everything that has no effect on what sounds from a time on.
  ///
  /// From that time on the patterns render the same, with the same labels; before it they differ
  /// from what was played. Memory is bounded by what sounds and what is scheduled, however long
  /// playback lasts.
  ///
  /// - Parameter time: Seconds of the engine's time.
  /// - Complexity: O(*n*) in what sounds, the commands since the last call, and the parameters in
  ///   force.
  public mutating func forget(before time: Double) {
    let time = time - Self.longestRamp
    guard time > memory.time, time.isFinite else { return }
    let past = commands.firstIndex { $0.time >= time } ?? commands.endIndex
    memory.forget(commands[..<past], of: source, at: time)
    commands.removeSubrange(..<past)
  }

  /// Returns the equivalent pattern, with everything that begins before a horizon.
  ///
  /// - Parameter horizon: Seconds of the engine's time; an endless loop has no other end.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) in what is played and in the commands.
  public func pattern(until horizon: Double) -> HapticPattern {
    livePattern(until: horizon).pattern
  }

  /// Returns the equivalent pattern with labeled events, with everything that begins before a
  /// horizon.
  ///
  /// An event has the same label for every horizon and after all further commands, so what sounds
  /// in one version continues in the next.
  ///
  /// - Parameters:
  ///   - horizon: Seconds of the engine's time; an endless loop has no other end.
  ///   - maximumEvents: The maximum number of events that are not discarded, and of passes of a
  ///     loop; when it is reached, the result's horizon is the time reached.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) in what is played and in the commands.
  public func livePattern(until horizon: Double, atMost maximumEvents: Int = .max) -> LivePattern {
    var horizon = horizon
    var arrangement = Arrangement(of: source, after: memory)
    for run in runs(until: horizon, most: maximumEvents, stoppingAt: &horizon) {
      guard run.start < horizon else { break }
      arrangement.add(run, until: &horizon, most: maximumEvents)
    }
    var mutes = memory.mutes
    for command in commands where command.time < horizon {
      arrangement.add(live: command)
      mutes.apply(command)
    }
    return arrangement.livePattern(mutedDuring: mutes.times, horizon: horizon)
  }

  /// Returns the next time at which a command takes effect, an event begins, a loop restarts or
  /// playback ends; in an endless pattern also one at which it changes a parameter.
  ///
  /// - Parameter time: Seconds of the engine's time.
  /// - Returns: A later time; `nil` if nothing further happens by itself.
  public func nextChange(after time: Double) -> Double? {
    let transport = transport(at: time)
    var next = commands.first { $0.time > time }?.time ?? .infinity
    guard let run = transport.current else { return next < .infinity ? next : nil }
    // A rounded position may be before the event at this time.
    var index = source.firstIndex(after: run.position(at: max(time, run.start)))
    while index < source.events.count, run.time(at: source.events[index].time) <= time {
      index += 1
    }
    if index < source.events.count { next = min(next, run.time(at: source.events[index].time)) }
    if let turn = transport.nextTurn, turn > time { next = min(next, turn) }
    // No end comes after the parameters of an endless pattern.
    if source.length == .infinity {
      var position = run.position(at: max(time, run.start))
      while let control = source.nextControl(after: position) {
        position = control
        guard run.time(at: control) > time else { continue }
        next = min(next, run.time(at: control))
        break
      }
    }
    return next < .infinity ? next : nil
  }

  /// Returns whether nothing plays and nothing is scheduled, without further commands.
  ///
  /// Events that have ended may still ring.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public func isIdle(at time: Double) -> Bool {
    transport(at: time).current == nil && commands.allSatisfy { $0.time <= time }
  }

  /// The engine time at which playback ends by itself; `nil` if it does not.
  public var completion: Double? {
    var transport = memory.transport
    for command in commands { transport.apply(command) }
    return transport.naturalEnd
  }

  /// Returns the position in the pattern's own time; `nil` if nothing plays then, or the time is
  /// discarded.
  public func position(at time: Double) -> Double? {
    var end = time.nextUp
    let run = runs(until: end, stoppingAt: &end).last
    guard let run, run.start <= time, time < run.end else { return nil }
    return run.position(at: time)
  }

  // MARK: Internals

  /// Returns the runs that begin before a horizon, up to a maximum, and the time reached.
  private func runs(
    until horizon: Double, most: Int = .max, stoppingAt end: inout Double
  ) -> [PatternRun] {
    var transport = memory.transport
    for command in commands where command.time < horizon {
      transport.advance(to: command.time, most: most)
      if transport.done.count >= most { break }
      transport.apply(command)
    }
    transport.advance(to: horizon, most: most)
    if transport.done.count >= most, let next = transport.current { end = min(end, next.start) }
    return transport.runs
  }

  /// Returns the transport after all commands until a time.
  func transport(at time: Double) -> Transport {
    var transport = memory.transport
    for command in commands where command.time <= time { transport.apply(command) }
    transport.advance(to: time)
    return transport
  }
}
