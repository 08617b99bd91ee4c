import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HapticEngines.md` has the steps (HapticEngines.N1–N12) that comments
// name.
extension Phone {
  mutating func handle(
    _ request: PlayerRequest, for key: PlayerKey, of name: String
  ) -> [PhoneEffect] {
    switch request {
    case .create(let pattern, let engine):
      return makePlayer(pattern, EngineKey(app: key.app, engine: engine), key)
    case .execute(let action, let time): return apply(action, at: time, key, of: name)
    case .cancel:
      guard let player = table.players[key] else { return [] }
      let time = player.seconds(at: kernel.now)
      table.players[key]?.playback.cancel(at: time)
      change(key, from: time)
      return []
    case .release:
      guard let player = table.players[key] else { return [] }
      table.remove(key, at: kernel.now)
      return player.isActive ? [.stop(player.voice)] + reportIfIdle(player.engine) : []
    }
  }

  /// Hands over new and further parts of every player's pattern, and reports the players that
  /// finished.
  ///
  /// Called when all inputs of an instant were handled, so that a hundred parameters at once are
  /// one change.
  mutating func advancePlayers() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.active {
      guard let player = table.players[key] else { continue }
      if player.changed != nil || (handoverTime(of: player) ?? .never) <= kernel.now {
        effects.append(handOver(key, player))
      }
      // A player whose pattern is over has finished (HapticEngines.N10).
      let time = player.seconds(at: kernel.now)
      guard player.playback.isOver(at: time) else { continue }
      table.players[key]?.playback.forget(before: time)
      table.deactivate(key, at: kernel.now)
      effects += reportFinished(key, of: player.engine)
      effects += reportIfIdle(player.engine)
    }
    return effects
  }

  /// Returns the next time at which a player has something to hand over or finishes without further
  /// input.
  func nextDeadline(of player: PlayerRecord) -> PhoneInstant? {
    let change = player.playback.nextChange(after: player.seconds(at: kernel.now)).map(
      player.instant)
    guard let handover = handoverTime(of: player) else { return change }
    return min(handover, change ?? handover)
  }

  /// Ends a player immediately and reports that it finished.
  mutating func finish(_ key: PlayerKey) -> [PhoneEffect] {
    guard let player = table.players[key] else { return [] }
    let time = player.seconds(at: kernel.now)
    table.players[key]?.playback.cancel(at: time)
    table.players[key]?.playback.forget(before: time)
    table.deactivate(key, at: kernel.now)
    return [.stop(player.voice)] + reportFinished(key, of: player.engine)
  }

  // MARK: Internals

  /// Reports that a player finished; if it played sound, the app gets a turn to handle it.
  private mutating func reportFinished(_ key: PlayerKey, of engine: EngineKey) -> [PhoneEffect] {
    let message = PhoneMessage.playerFinished(key.player)
    let isForSound = table.engines[engine]?.settings.isForSound == true
    // The app has time to play its next sound (AudioSession.BG2).
    if isForSound, kernel.screens[key.app]?.background.since != nil {
      kernel.screens[key.app]?.background.since = kernel.now
    }
    return isForSound ? sendWithTurnIfJoined(message, to: key.app) : [.send(message, to: key.app)]
  }

  private mutating func makePlayer(
    _ pattern: HapticPattern, _ engineKey: EngineKey, _ key: PlayerKey
  ) -> [PhoneEffect] {
    // The players and elements of an app are limited (HapticEngines.N11).
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
      at: kernel.now)
    let sounds = Set(pattern.events.compactMap(\.waveform?.path)).sorted()
    return sounds.isEmpty ? [] : [.load(sounds)]
  }

  private mutating func apply(
    _ action: PlayerCommand.Action, at time: Double?, _ key: PlayerKey, of name: String
  ) -> [PhoneEffect] {
    guard let player = table.players[key] else { return [] }
    let isRunning = table.engines[player.engine]?.isRunning == true
    // Not before now, nor before the Taptic Engine is ready (HapticEngines.N7).
    var earliest = kernel.now
    let isForSound = table.engines[player.engine]?.settings.isForSound == true
    if isRunning, !isForSound, let ready = engine.readyInstant { earliest = max(kernel.now, ready) }
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
    effects += logParameters(action, from: player.instant(at: seconds), name)
    table.players[key]?.playback.apply(PlayerCommand(action, at: seconds))
    if case .start = action { table.activate(key) }
    change(key, from: seconds)
    return effects
  }

  /// Returns the log entries of sent dynamic parameters and scheduled curves (HapticEngines.N14).
  private func logParameters(
    _ action: PlayerCommand.Action, from instant: PhoneInstant, _ name: String
  ) -> [PhoneEffect] {
    func entry(
      _ id: DynamicParameter.ID, after seconds: Double, _ points: [ParameterCurve.ControlPoint],
      isCurve: Bool
    ) -> PhoneEffect {
      let delay = Duration.nanoseconds(Int64((min(max(0, seconds), 1e6) * 1e9).rounded()))
      return .logParameter(
        ParameterLogEntry(
          asked: kernel.now, begins: instant.advanced(by: delay), id: id, points: points,
          isCurve: isCurve, app: name))
    }
    switch action {
    case .send(let parameters):
      return parameters.map { parameter in
        let point = ParameterCurve.ControlPoint(time: 0, value: parameter.value)
        return entry(parameter.id, after: parameter.time, [point], isCurve: false)
      }
    case .schedule(let curve):
      guard !curve.points.isEmpty else { return [] }
      return [entry(curve.id, after: curve.time, curve.points, isCurve: true)]
    default: return []
    }
  }

  /// Marks a player's pattern as changed from a time on.
  private mutating func change(_ key: PlayerKey, from time: Double) {
    guard let player = table.players[key] else { return }
    if !player.playback.isOver(at: player.seconds(at: kernel.now)) { table.activate(key) }
    guard table.players[key]?.isActive == true else { return }
    // A change after everything handed over will be part of the next handover.
    if let handed = player.handedOverUntil, time >= handed,
      player.playback.position(at: handed) != nil
    {
      return
    }
    table.players[key]?.changed = min(player.changed ?? .infinity, time)
  }

  private mutating func handOver(_ key: PlayerKey, _ player: PlayerRecord) -> PhoneEffect {
    var player = player
    let time = player.seconds(at: kernel.now)
    player.playback.forget(before: time)
    let from = player.changed ?? nextHandover(of: player) ?? time
    let window = player.playback.livePattern(
      until: time + LiveWindow.length, atMost: LiveWindow.maximumEvents)
    player.changed = nil
    player.handedOverUntil = window.horizon
    table.players[key] = player
    return .playLive(
      window, voice: player.voice, origin: player.base.advanced(by: timing.latency),
      from: player.instant(at: from).advanced(by: timing.latency), gate: gate(of: player.engine))
  }

  /// Returns the instant of the next handover of a player's pattern; `nil` if nothing is left.
  private func handoverTime(of player: PlayerRecord) -> PhoneInstant? {
    nextHandover(of: player).map { player.instant(at: $0 - LiveWindow.lead) }
  }

  /// Returns the time in the pattern up to which the actuators have it; `nil` if nothing is left.
  private func nextHandover(of player: PlayerRecord) -> Double? {
    guard let handed = player.handedOverUntil,
      let next = player.playback.nextChange(after: handed)
    else { return nil }
    // While it plays, an event may begin at any time; otherwise at the next change.
    return player.playback.position(at: handed) != nil ? handed : next
  }

  /// Returns the log entry of a player's start (HapticEngines.N9).
  private func entry(
    of player: PlayerRecord, from seconds: Double, isRunning: Bool, _ name: String
  ) -> HapticLogEntry {
    var reason: SuppressionReason?
    if !isRunning {
      reason = .engineStopped
    } else if let suppressionReason = policy.patternSuppressionReason(
      on: kernel.model, in: effectiveEnvironment)
    {
      reason = suppressionReason
    } else if !gate(of: player.engine).haptics {
      reason = .muted
    }
    let felt = player.instant(at: seconds).advanced(by: timing.latency)
    return HapticLogEntry(
      asked: kernel.now, felt: reason == nil ? felt : nil,
      subject: .pattern(player.playback.pattern),
      intensity: 1, engine: engine.state(at: kernel.now).readiness, reason: reason,
      peak: reason == nil ? player.peak : 0, app: name,
      disturbed: reason == nil ? kernel.disturbedSensors : [])
  }
}

extension PlayerCommand.Action {
  /// Whether the command plays, so that its engine must run; other commands only change parameters.
  fileprivate var moves: Bool {
    switch self {
    case .start, .stop, .pause, .resume, .seek, .send, .schedule: true
    case .setRate, .loop, .endLoop, .setMuted: false
    }
  }
}
