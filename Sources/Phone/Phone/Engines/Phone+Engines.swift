import PhoneHardware
import PhoneLink

// `Documentation/Behaviour/HapticEngines.md` has the steps (N1–N12) that comments name.
extension Phone {
  mutating func take(_ command: EngineCommand, for key: EngineKey) -> [PhoneEffect] {
    if table.engines[key] == nil {
      // N11.
      guard table.engineCount(of: key.app) < LinkLimits.engines else {
        guard case .start = command else { return [] }
        return [.send(.engine(key.engine, .refused(.tooMany)), to: key.app)]
      }
      if case .release = command { return [] }
      table.engines[key] = EngineRecord()
    }
    switch command {
    case .start(let settings):
      table.engines[key]?.settings = settings
      return start(key)
    case .stop: return stop(key, saying: nil)
    case .configure(let settings):
      table.engines[key]?.settings = settings
      return gates(of: table.activePlayers(of: key))
    case .watchPlayers:
      table.engines[key]?.isWatched = true
      return tellIfQuiet(key)
    case .release:
      let effects = stop(key, saying: nil)
      for player in table.players.keys where table.players[player]?.engine == key {
        table.remove(player, at: now)
      }
      table.engines[key] = nil
      return effects
    }
  }

  /// Stops every engine that cannot run any more, now that something else goes on (N4).
  mutating func stopUnwelcome() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.running {
      if environment.isInCall {
        effects += stop(key, saying: .stopped(.audioSessionInterrupt))
      } else if foreground != key.app {
        effects += stop(key, saying: .stopped(.applicationSuspended))
      }
    }
    return effects
  }

  /// What plays haptics has failed: every engine has to be started again, with new players (N6).
  mutating func reset() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.running { effects += stop(key, saying: nil) }
    for key in table.all { effects.append(.send(.engine(key.engine, .reset), to: key.app)) }
    table.players = [:]
    return effects
  }

  /// Stops engines that have idled for long, where their apps allow for that (N5).
  mutating func stopIdle() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.running {
      guard let end = idleEnd(of: key), end <= now else { continue }
      effects += stop(key, saying: .stopped(.idleTimeout))
    }
    return effects
  }

  /// When an engine that idles will be stopped, if it will.
  func idleEnd(of key: EngineKey) -> PhoneInstant? {
    guard let record = table.engines[key], record.isRunning,
      record.settings.isAutoShutdownEnabled, let since = record.idleSince
    else { return nil }
    return since.advanced(by: timing.engineIdle)
  }

  /// Lets go of all engines and players of an app, and silences them.
  mutating func forgetEngines(of app: AppID) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.active where key.app == app {
      if let player = table.players[key] { effects.append(.stop(player.voice)) }
      table.deactivate(key, at: now)
    }
    table.players = table.players.filter { $0.key.app != app }
    for key in table.engines.keys where key.app == app {
      engine.letGo(key, at: now)
      table.engines[key] = nil
    }
    return effects
  }

  /// Says that no player of an engine plays, where its app wants to know and it is so (N9).
  mutating func tellIfQuiet(_ key: EngineKey) -> [PhoneEffect] {
    guard table.engines[key]?.isWatched == true, table.activePlayers(of: key).isEmpty else {
      return []
    }
    table.engines[key]?.isWatched = false
    return [.send(.engine(key.engine, .playersFinished), to: key.app)]
  }

  /// Opens and shuts the gates of players as things are now.
  func gates(of players: [PlayerKey]) -> [PhoneEffect] {
    players.compactMap { key in
      table.players[key].map { .gate($0.voice, gate(of: $0.engine)) }
    }
  }

  /// What of an engine's patterns gets through (N8).
  func gate(of key: EngineKey) -> VoiceGate {
    guard let record = table.engines[key], let channels = record.channels else {
      return VoiceGate(haptics: false, sound: false)
    }
    let objection = policy.objectionToPatterns(on: model, in: surroundings)
    return VoiceGate(
      haptics: channels.haptics && !record.settings.isMutedForHaptics && objection == nil,
      sound: channels.audio && !record.settings.isMutedForAudio && isHeard(key.app),
      volume: volume)
  }

  // MARK: Internals

  /// Lets an engine run, if nothing speaks against it (N1–N3).
  private mutating func start(_ key: EngineKey) -> [PhoneEffect] {
    func answer(_ event: EngineEvent) -> [PhoneEffect] {
      [.send(.engine(key.engine, event), to: key.app)]
    }
    guard let record = table.engines[key] else { return [] }
    // N3. One that runs goes on, and is only told that it does.
    if record.isRunning { return answer(.started) + gates(of: table.activePlayers(of: key)) }
    let isForSound = record.settings.isForSound
    // N1.
    if !model.playsPatterns, !isForSound { return answer(.refused(.notSupported)) }
    if foreground != key.app { return answer(.refused(.inBackground)) }
    if environment.isInCall { return answer(.refused(.interrupted)) }
    if !isForSound, environment.battery < policy.limits.lowestBattery {
      return answer(.refused(.insufficientPower))
    }
    table.engines[key]?.channels = (record.settings.playsHaptics, record.settings.playsAudio)
    table.engines[key]?.idleSince = now
    // N2.
    if record.settings.playsHaptics { engine.keep(key, at: now) }
    return answer(.started)
  }

  /// Ends all that an engine plays; says why to an app that did not ask for it (N3).
  private mutating func stop(_ key: EngineKey, saying event: EngineEvent?) -> [PhoneEffect] {
    guard table.engines[key]?.isRunning == true else { return [] }
    var effects: [PhoneEffect] = []
    let isForSound = table.engines[key]?.settings.isForSound == true
    // AS9. Sound that is cut off is not over: whoever plays it hears why first.
    if isForSound, let event { effects += say(.engine(key.engine, event), to: key.app) }
    for player in table.activePlayers(of: key) { effects += finish(player) }
    table.engines[key]?.channels = nil
    table.engines[key]?.idleSince = nil
    engine.letGo(key, at: now)
    effects += tellIfQuiet(key)
    if !isForSound, let event { effects.append(.send(.engine(key.engine, event), to: key.app)) }
    return effects
  }
}
