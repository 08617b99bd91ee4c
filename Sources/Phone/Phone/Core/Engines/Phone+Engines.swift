import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HapticEngines.md` has the steps (HapticEngines.N1–N14) that comments
// name.
extension Phone {
  mutating func handle(_ command: EngineCommand, for key: EngineKey) -> [PhoneEffect] {
    if table.engines[key] == nil {
      // The number of engines of an app is limited (HapticEngines.N11).
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
    case .notifyPlayersFinished:
      table.engines[key]?.isWatched = true
      return reportIfIdle(key)
    case .release:
      let effects = stop(key, saying: nil)
      for player in table.players.keys where table.players[player]?.engine == key {
        table.remove(player, at: kernel.now)
      }
      table.engines[key] = nil
      return effects
    }
  }

  /// Stops every engine that may no longer run in the changed circumstances (HapticEngines.N4).
  mutating func stopDisallowedEngines() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.running {
      let isForSound = table.engines[key]?.settings.isForSound == true
      if isSoundHeld {
        effects += stop(key, saying: .stopped(.audioSessionInterrupt))
      } else if !mayRun(key.app, isForSound: isForSound) {
        effects += stop(key, saying: .stopped(.applicationSuspended))
      }
    }
    return effects
  }

  /// Stops the engines of an app whose sound is interrupted (AudioSession.IN1).
  mutating func interruptEngines(of app: AppID) -> [PhoneEffect] {
    table.running.filter { $0.app == app && table.engines[$0]?.settings.playsAudio == true }
      .flatMap { stop($0, saying: .stopped(.audioSessionInterrupt)) }
  }

  /// Stops the sounds of an app whose session is deactivated; the frameworks have paused them
  /// before (AudioSession.AS4).
  mutating func stopSounds(of app: AppID) -> [PhoneEffect] {
    table.running.filter { key in
      key.app == app && table.engines[key]?.settings.isForSound == true
        && !table.activePlayers(of: key).isEmpty
    }
    .flatMap { stop($0, saying: .stopped(.audioSessionInterrupt)) }
  }

  /// Handles a failure of the haptic service: every engine must be started again, with new players
  /// (HapticEngines.N6).
  mutating func reset() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    // Sound that a reset ends is not finished (AudioSession.MR1).
    let sounding = Set(table.running.filter { table.engines[$0]?.settings.isForSound == true })
    for key in table.running {
      effects += stop(key, saying: sounding.contains(key) ? .reset : nil)
    }
    for key in table.all where !sounding.contains(key) {
      effects.append(.send(.engine(key.engine, .reset), to: key.app))
    }
    table.players = [:]
    return effects
  }

  /// Stops every running engine for a reason (HapticEngines.N13).
  mutating func stopEngines(because reason: EngineEvent.StopReason) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.running { effects += stop(key, saying: .stopped(reason)) }
    return effects
  }

  /// Stops engines that have been idle for long, if their apps allow it (HapticEngines.N5).
  mutating func stopIdleEngines() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.running {
      guard let end = idleEnd(of: key), end <= kernel.now else { continue }
      effects += stop(key, saying: .stopped(.idleTimeout))
    }
    return effects
  }

  /// Returns the time at which an idle engine will be stopped, if it will be.
  func idleEnd(of key: EngineKey) -> PhoneInstant? {
    guard let record = table.engines[key], record.isRunning,
      record.settings.isAutoShutdownEnabled, let since = record.idleSince
    else { return nil }
    return since.advanced(by: timing.engineIdle)
  }

  /// Removes all engines and players of an app, and silences them.
  mutating func forgetEngines(of app: AppID) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for key in table.active where key.app == app {
      if let player = table.players[key] { effects.append(.stop(player.voice)) }
      table.deactivate(key, at: kernel.now)
    }
    table.players = table.players.filter { $0.key.app != app }
    for key in table.engines.keys where key.app == app {
      engine.release(key, at: kernel.now)
      table.engines[key] = nil
    }
    return effects
  }

  /// Sends `playersFinished` if the app has requested it and no player of the engine is active
  /// (HapticEngines.N9).
  mutating func reportIfIdle(_ key: EngineKey) -> [PhoneEffect] {
    guard table.engines[key]?.isWatched == true, table.activePlayers(of: key).isEmpty else {
      return []
    }
    table.engines[key]?.isWatched = false
    return [.send(.engine(key.engine, .playersFinished), to: key.app)]
  }

  /// Returns the effects that update the gates of players.
  func gates(of players: [PlayerKey]) -> [PhoneEffect] {
    players.compactMap { key in
      table.players[key].map { .gate($0.voice, gate(of: $0.engine)) }
    }
  }

  /// Returns the gate of an engine's patterns (HapticEngines.N8).
  func gate(of key: EngineKey) -> VoiceGate {
    guard let record = table.engines[key], let channels = record.channels else {
      return VoiceGate(haptics: false, sound: false)
    }
    let suppressionReason = policy.patternSuppressionReason(
      on: kernel.model, in: effectiveEnvironment)
    return VoiceGate(
      haptics: channels.haptics && !record.settings.isMutedForHaptics && suppressionReason == nil,
      sound: channels.audio && !record.settings.isMutedForAudio && isHeard(key.app),
      volume: volume(of: key.app) * volumeBesideSpeech)
  }

  // MARK: Internals

  /// Returns whether an engine of an app may run: one for haptics in the foreground, or of a
  /// keyboard with full access that is shown (HapticEngines.N1, Keyboards.CU8).
  private func mayRun(_ app: AppID, isForSound: Bool) -> Bool {
    if kernel.foreground == app { return true }
    if isForSound { return mayPlaySound(app) }
    return kernel.role(of: app) == .keyboardExtension && isInFront(app)
      && kernel.screens[app]?.phase != .background && kernel.mayBeFelt(app)
  }

  /// Starts an engine if nothing prevents it (HapticEngines.N1–N3).
  private mutating func start(_ key: EngineKey) -> [PhoneEffect] {
    func answer(_ event: EngineEvent) -> [PhoneEffect] {
      [.send(.engine(key.engine, event), to: key.app)]
    }
    guard let record = table.engines[key] else { return [] }
    // A running engine continues; the app receives `started` again (HapticEngines.N3).
    if record.isRunning { return answer(.started) + gates(of: table.activePlayers(of: key)) }
    let isForSound = record.settings.isForSound
    // An unsupported device or the background prevents the start (HapticEngines.N1).
    if !kernel.model.playsPatterns, !isForSound { return answer(.refused(.notSupported)) }
    if !mayRun(key.app, isForSound: isForSound) { return answer(.refused(.inBackground)) }
    if isSoundHeld { return answer(.refused(.interrupted)) }
    if !isForSound, kernel.environment.battery < policy.limits.lowestBattery {
      return answer(.refused(.insufficientPower))
    }
    table.engines[key]?.channels = (record.settings.playsHaptics, record.settings.playsAudio)
    table.engines[key]?.idleSince = kernel.now
    // A running engine keeps the Taptic Engine ready (HapticEngines.N2).
    if record.settings.playsHaptics { engine.retain(key, at: kernel.now) }
    return answer(.started)
  }

  /// Stops an engine and its players, and sends the reason to an app that did not request it
  /// (HapticEngines.N3).
  private mutating func stop(_ key: EngineKey, saying event: EngineEvent?) -> [PhoneEffect] {
    guard table.engines[key]?.isRunning == true else { return [] }
    var effects: [PhoneEffect] = []
    let isForSound = table.engines[key]?.settings.isForSound == true
    // Interrupted sound is not finished: its player receives the reason first (AudioSession.AS9).
    if isForSound, let event {
      effects += sendWithTurnIfJoined(.engine(key.engine, event), to: key.app)
    }
    for player in table.activePlayers(of: key) { effects += finish(player) }
    table.engines[key]?.channels = nil
    table.engines[key]?.idleSince = nil
    engine.release(key, at: kernel.now)
    effects += reportIfIdle(key)
    if !isForSound, let event { effects.append(.send(.engine(key.engine, event), to: key.app)) }
    return effects
  }
}
