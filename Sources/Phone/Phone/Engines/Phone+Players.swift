import HapticPatterns
import HapticPerformance
import PhoneHardware
import PhoneLink

// `Documentation/Behaviour/HapticEngines.md` has the steps (N1–N12) that comments name.
extension Phone {
  mutating func take(
    _ request: PlayerRequest, for key: PlayerKey, of name: String
  ) -> [PhoneEffect] {
    switch request {
    case .make(let pattern, let engine):
      return make(pattern, EngineKey(app: key.app, engine: engine), key)
    case .perform(let action, let time): return perform(action, at: time, key, of: name)
    case .cancel:
      guard let player = table.players[key] else { return [] }
      let time = player.seconds(at: now)
      table.players[key]?.performance.cancel(at: time)
      change(key, from: time)
      return []
    case .release:
      guard let player = table.players[key] else { return [] }
      table.remove(key, at: now)
      return player.isActive ? [.stop(player.voice)] + tellIfQuiet(player.engine) : []
    }
  }

  /// Hands over what is new or next of every player, and says which are over.
  ///
  /// Called when all inputs of an instant are in: a hundred parameters at once are one change.
  mutating func playOn() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.active {
      guard let player = table.players[key] else { continue }
      if player.changed != nil || (handoverTime(of: player) ?? .never) <= now {
        effects.append(handOver(key, player))
      }
      // N10.
      let time = player.seconds(at: now)
      guard player.performance.isOver(at: time) else { continue }
      table.players[key]?.performance.forget(before: time)
      table.deactivate(key, at: now)
      effects += sayFinished(key, of: player.engine)
      effects += tellIfQuiet(player.engine)
    }
    return effects
  }

  /// When a player has something to hand over, or is over, without another input.
  func nextDeadline(of player: PlayerRecord) -> PhoneInstant? {
    let next = player.performance.nextChange(after: player.seconds(at: now))
    return [handoverTime(of: player), next.map(player.instant)].compactMap(\.self).min()
  }

  /// Ends all that a player does, at once, and says that it is over.
  mutating func finish(_ key: PlayerKey) -> [PhoneEffect] {
    guard let player = table.players[key] else { return [] }
    let time = player.seconds(at: now)
    table.players[key]?.performance.cancel(at: time)
    table.players[key]?.performance.forget(before: time)
    table.deactivate(key, at: now)
    return [.stop(player.voice)] + sayFinished(key, of: player.engine)
  }

  // MARK: Internals

  /// Says that a player is over; where it played sound, the app gets a turn to act on it.
  private mutating func sayFinished(_ key: PlayerKey, of engine: EngineKey) -> [PhoneEffect] {
    let message = PhoneMessage.playerFinished(key.player)
    let isForSound = table.engines[engine]?.settings.isForSound == true
    return isForSound ? say(message, to: key.app) : [.send(message, to: key.app)]
  }

  private mutating func make(
    _ pattern: HapticPattern, _ engineKey: EngineKey, _ key: PlayerKey
  ) -> [PhoneEffect] {
    // N11.
    let load = table.load(of: key.app)
    let elements = load.elements + pattern.elementCount
    guard table.players[key] == nil else { return end(key.app, .malformed) }
    guard load.players < LinkLimits.players, pattern.elementCount <= LinkLimits.patternElements,
      elements <= LinkLimits.appElements
    else { return end(key.app, .tooLarge) }
    if table.engines[engineKey] == nil {
      guard table.engineCount(of: key.app) < LinkLimits.engines else { return [] }
      table.engines[engineKey] = EngineRecord()
    }
    lastVoice += 1
    table.players[key] = PlayerRecord(
      pattern, engine: engineKey, voice: VoiceID(lastVoice), peak: peaks.peak(of: pattern),
      at: now)
    let sounds = Set(pattern.events.compactMap(\.waveform?.path)).sorted()
    return sounds.isEmpty ? [] : [.load(sounds)]
  }

  private mutating func perform(
    _ action: PlayerCommand.Action, at time: Double?, _ key: PlayerKey, of name: String
  ) -> [PhoneEffect] {
    guard let player = table.players[key] else { return [] }
    let isRunning = table.engines[player.engine]?.isRunning == true
    // N7. Not before now, nor before the Taptic Engine can follow.
    var earliest = now
    let isForSound = table.engines[player.engine]?.settings.isForSound == true
    if isRunning, !isForSound, let ready = engine.readyInstant { earliest = max(now, ready) }
    var seconds = player.seconds(at: earliest)
    if let time {
      guard time.isFinite else { return [] }
      seconds = max(seconds, time - Double(player.base.nanoseconds) * 1e-9)
    }
    var effects: [PhoneEffect] = []
    if case .start = action, !isForSound {
      effects.append(.log(entry(of: player, from: seconds, isRunning: isRunning, name)))
    }
    guard isRunning || !action.moves else { return effects }
    table.players[key]?.performance.tell(PlayerCommand(action, at: seconds))
    if case .start = action { table.activate(key) }
    change(key, from: seconds)
    return effects
  }

  /// Marks what a player plays as changed from a time on.
  private mutating func change(_ key: PlayerKey, from time: Double) {
    guard let player = table.players[key] else { return }
    if !player.performance.isOver(at: player.seconds(at: now)) { table.activate(key) }
    guard table.players[key]?.isActive == true else { return }
    // What comes after all that was handed over will be handed over with it.
    if let handed = player.handedUntil, time >= handed,
      player.performance.position(at: handed) != nil
    {
      return
    }
    table.players[key]?.changed = min(player.changed ?? .infinity, time)
  }

  private mutating func handOver(_ key: PlayerKey, _ player: PlayerRecord) -> PhoneEffect {
    var player = player
    let time = player.seconds(at: now)
    player.performance.forget(before: time)
    let from = player.changed ?? nextHandover(of: player) ?? time
    let window = player.performance.performed(
      until: time + LiveWindow.length, atMost: LiveWindow.mostEvents)
    player.changed = nil
    player.handedUntil = window.horizon
    table.players[key] = player
    return .perform(
      window, voice: player.voice, origin: player.base.advanced(by: timing.latency),
      from: player.instant(at: from).advanced(by: timing.latency), gate: gate(of: player.engine))
  }

  /// When more of a player's pattern has to be handed over; `nil` where there is no more.
  private func handoverTime(of player: PlayerRecord) -> PhoneInstant? {
    nextHandover(of: player).map { player.instant(at: $0 - LiveWindow.lead) }
  }

  /// The time from which the actuators have nothing more of a player's pattern; `nil` where there is
  /// no more.
  private func nextHandover(of player: PlayerRecord) -> Double? {
    guard let handed = player.handedUntil,
      let next = player.performance.nextChange(after: handed)
    else { return nil }
    // While it plays, something may begin at any time; else at the next change.
    return player.performance.position(at: handed) != nil ? handed : next
  }

  /// A start is what the log calls a request (N9).
  private func entry(
    of player: PlayerRecord, from seconds: Double, isRunning: Bool, _ name: String
  ) -> HapticLogEntry {
    var reason: SuppressionReason?
    if !isRunning {
      reason = .engineStopped
    } else if let objection = policy.objectionToPatterns(on: model, in: surroundings) {
      reason = objection
    } else if !gate(of: player.engine).haptics {
      reason = .muted
    }
    let felt = player.instant(at: seconds).advanced(by: timing.latency)
    return HapticLogEntry(
      asked: now, felt: reason == nil ? felt : nil, subject: .pattern(player.performance.pattern),
      intensity: 1, engine: engine.state(at: now).readiness, reason: reason,
      peak: reason == nil ? player.peak : 0, app: name)
  }
}

extension PlayerCommand.Action {
  /// Whether it makes a player move, for which its engine has to run; others only set something.
  fileprivate var moves: Bool {
    switch self {
    case .start, .stop, .pause, .resume, .seek, .send, .schedule: true
    case .setRate, .loop, .endLoop, .setMuted: false
    }
  }
}
