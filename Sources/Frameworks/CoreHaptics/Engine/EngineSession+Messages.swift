import PhoneLink

// What the phone says. It comes where the phone acts, so nothing here calls the connection or runs
// code of the app's: both happen on `callbacks`.
extension EngineSession {
  /// Takes what the phone says of this engine and its players; `nil` is the end of the connection.
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
      case nil: cutOff(&state)
      // What is about the app as a whole is not for its engines.
      default: break
      }
    }
  }

  private func started(_ state: inout State, _ error: CHHapticError?) {
    guard !state.starts.isEmpty else { return }
    let start = state.starts.removeFirst()
    if error == nil, !start.isOvertaken { state.phase = .running }
    for answer in start.answers { answer.give(error) }
  }

  /// The phone has stopped the engine; where the app has too, that is no news (EN7).
  private func stopped(_ state: inout State, _ reason: CHHapticEngine.StoppedReason) {
    guard state.phase == .running else { return }
    state.phase = .stopped
    // The phone has said which players are over; what was started since never began.
    endPlaying(&state, because: CHHapticError(.engineNotRunning, saying: "the engine has stopped"))
    let handler = state.stoppedHandler
    callbacks.async { handler?.function(reason) }
  }

  /// Players and registered sounds are gone; what the app has set stays (EN9).
  private func reset(_ state: inout State) {
    state.phase = .stopped
    state.era += 1
    endPlaying(&state, because: CHHapticError(.serverInterrupted, saying: "the engine was reset"))
    for player in state.players.keys { forget(player, &state) }
    state.resources = [:]
    let handler = state.resetHandler
    callbacks.async { handler?.function() }
  }

  /// Each handler is told once; one that wants the engine stopped is enough (EN8).
  private func playersFinished(_ state: inout State) {
    let handlers = state.finishedHandlers
    state.finishedHandlers = []
    callbacks.async { [self] in
      let actions = handlers.map { $0.function(nil) }
      if actions.contains(.stopEngine) { stopAsFinished() }
    }
  }

  /// The phone is gone, and with it all that it played (EN10).
  private func cutOff(_ state: inout State) {
    let wasRunning = state.phase == .running
    state.phase = .cutOff
    let error = CHHapticError(.serverInterrupted, saying: "the phone does not answer any more")
    for start in state.starts { for answer in start.answers { answer.give(error) } }
    state.starts = []
    endPlaying(&state, because: error)
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
    }
  }
}

extension CHHapticError {
  /// Why the phone does not start an engine, in the app's words (EN3).
  init(_ refusal: EngineEvent.Refusal) {
    switch refusal {
    case .notSupported: self.init(.notSupported, saying: "this device plays no patterns")
    case .inBackground: self.init(.operationNotPermitted, saying: "the app is not in front")
    case .interrupted: self.init(.serverInterrupted, saying: "a call is being held")
    case .insufficientPower: self.init(.insufficientPower, saying: "the battery is almost empty")
    case .tooMany: self.init(.serverInitFailed, saying: "the app has too many engines")
    }
  }
}
