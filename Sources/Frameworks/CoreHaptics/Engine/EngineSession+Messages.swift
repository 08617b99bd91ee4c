import TactusPhoneLink

// Messages of the phone arrive on its thread, so nothing here calls the connection or runs the
// app's code: both happen on `callbacks`.
extension EngineSession {
  /// Handles a message about this engine or its players; `nil` is the end of the connection.
  func receive(_ message: PhoneMessage?) {
    state.withLock { state in
      guard state.phase != .destroyed else { return }
      switch message {
      case .engine(_, .started)?: started(&state, nil)
      case .engine(_, .refused(let refusal))?: started(&state, CHHapticError(refusal))
      case .engine(_, .stopped(let reason))?: stopped(&state, CHHapticEngine.StoppedReason(reason))
      case .engine(_, .reset)?: reset(&state)
      case .engine(_, .playersFinished)?: playersFinished(&state)
      case .playerFinished(let player)?: finished(player, &state)
      case nil: disconnected(&state)
      // Messages about the whole app do not concern its engines.
      default: break
      }
    }
  }

  private func started(_ state: inout State, _ error: CHHapticError?) {
    guard !state.starts.isEmpty else { return }
    let start = state.starts.removeFirst()
    if error == nil, !start.isSuperseded { state.phase = .running }
    for answer in start.answers { answer.resolve(error) }
  }

  /// Handles a stop by the phone; without effect if the app has stopped the engine too
  /// (CoreHaptics.EN7).
  private func stopped(_ state: inout State, _ reason: CHHapticEngine.StoppedReason) {
    guard state.phase == .running else { return }
    state.phase = .stopped
    // The phone has reported the finished players; those started since then never began.
    endPlaying(&state, because: CHHapticError(.engineNotRunning, reason: "the engine has stopped"))
    let handler = state.stoppedHandler
    callbacks.async { handler?.function(reason) }
  }

  /// Handles a reset: players and registered sounds no longer exist, while the app's settings are
  /// kept (CoreHaptics.EN9).
  private func reset(_ state: inout State) {
    state.phase = .stopped
    state.era += 1
    endPlaying(&state, because: CHHapticError(.serverInterrupted, reason: "the engine was reset"))
    for player in state.players.keys { forget(player, &state) }
    state.resources = [:]
    let handler = state.resetHandler
    callbacks.async { handler?.function() }
  }

  /// Handles the end of all players: calls each handler once; if one requests it, the engine stops
  /// (CoreHaptics.EN8).
  private func playersFinished(_ state: inout State) {
    let handlers = state.finishedHandlers
    state.finishedHandlers = []
    callbacks.async { [self] in
      let actions = handlers.map { $0.function(nil) }
      if actions.contains(.stopEngine) { stopAsFinished() }
    }
  }

  /// Handles the end of the connection, which ends all playback (CoreHaptics.EN10).
  private func disconnected(_ state: inout State) {
    let wasRunning = state.phase == .running
    state.phase = .disconnected
    let error = CHHapticError(.serverInterrupted, reason: "the phone no longer answers")
    for start in state.starts { for answer in start.answers { answer.resolve(error) } }
    state.starts = []
    endPlaying(&state, because: error, isFinal: true)
    let handler = state.stoppedHandler
    if wasRunning { callbacks.async { handler?.function(.systemError) } }
  }
}

extension CHHapticEngine.StoppedReason {
  init(_ reason: EngineEvent.StopReason) {
    switch reason {
    case .audioSessionInterrupt: self = .audioSessionInterrupt
    case .applicationSuspended: self = .applicationSuspended
    case .idleTimeout: self = .idleTimeout
    case .systemError: self = .systemError
    case .gameControllerDisconnect: self = .gameControllerDisconnect
    }
  }
}

extension CHHapticError {
  /// Creates the app's error for a start that the phone refused (CoreHaptics.EN3).
  init(_ refusal: EngineEvent.StartFailure) {
    switch refusal {
    case .notSupported:
      self.init(.notSupported, reason: "this device plays no patterns: check supportsHaptics first")
    case .inBackground:
      self.init(
        .operationNotPermitted,
        reason: "the app is not in front, or is a keyboard without full access")
    case .interrupted: self.init(.serverInterrupted, reason: "a call is active")
    case .insufficientPower: self.init(.insufficientPower, reason: "the battery is almost empty")
    case .tooMany: self.init(.serverInitFailed, reason: "the app has too many engines")
    }
  }
}
