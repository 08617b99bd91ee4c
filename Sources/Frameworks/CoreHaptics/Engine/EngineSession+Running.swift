import Dispatch
import PhoneLink

// Starting, stopping, and what the app has set.
extension EngineSession {
  var settings: EngineSettings { state.withLock { $0.settings } }

  var stoppedHandler: CHHapticEngine.StoppedHandler {
    get { state.withLock { $0.stoppedHandler }?.function ?? { _ in } }
    set {
      let handler = AppCode(newValue, on: callbacks)
      state.withLock { $0.stoppedHandler = handler }
    }
  }

  var resetHandler: CHHapticEngine.ResetHandler {
    get { state.withLock { $0.resetHandler }?.function ?? {} }
    set {
      let handler = AppCode(newValue, on: callbacks)
      state.withLock { $0.resetHandler = handler }
    }
  }

  /// Changes what the app has set; the phone hears of it where that matters already.
  func configure(_ change: (inout EngineSettings) -> Void) {
    state.withLock { state in
      change(&state.settings)
      // EN6. A start brings the settings with it.
      guard state.phase == .running || !state.starts.isEmpty else { return }
      line.connection.send(.engine(id, .configure(state.settings)))
    }
  }

  /// Starts the engine, and waits until it runs.
  func startAndWait() throws(CHHapticError) {
    let semaphore = DispatchSemaphore(value: 0)
    let result = Box<CHHapticError?>(nil)
    let answer = Answer<CHHapticError?> { error in
      result.set(error)
      semaphore.signal()
    }
    start(answer)
    line.connection.settle()
    let limit = DispatchTime.now() + line.patience.dispatched
    if semaphore.wait(timeout: limit) == .timedOut {
      answer.give(Self.tooLate)
      semaphore.wait()
    }
    if let error = result.value { throw error }
  }

  /// Starts the engine; `tell` is called once, where handlers run.
  func start(_ tell: @escaping @Sendable (CHHapticError?) -> Void) {
    let tell = AppCode(tell, on: callbacks)
    let answer = Answer<CHHapticError?> { [callbacks] error in
      callbacks.async { tell.function(error) }
    }
    start(answer)
    callbacks.asyncAfter(deadline: .now() + line.patience.dispatched) {
      answer.give(Self.tooLate)
    }
    line.connection.settle()
  }

  /// Stops the engine; `tell` is called once, where handlers run.
  func stop(_ tell: @escaping @Sendable () -> Void) {
    state.withLock { state in
      // EN5. A start that is under way is overtaken.
      if state.phase == .running || !state.starts.isEmpty {
        halt(&state)
      }
    }
    line.connection.settle()
    callbacks.async { tell() }
  }

  /// Has a handler called when no player plays or waits to play (EN8).
  func notifyWhenPlayersFinished(_ handler: @escaping CHHapticEngine.FinishedHandler) {
    let handler = AppCode(handler, on: callbacks)
    state.withLock { state in
      guard state.phase == .running else {
        callbacks.async {
          _ = handler.function(CHHapticError(.engineNotRunning, saying: "the engine does not run"))
        }
        return
      }
      state.finishedHandlers.append(handler)
      if state.finishedHandlers.count == 1 { line.connection.send(.engine(id, .watchPlayers)) }
    }
  }

  /// Stops the engine because a handler wants that, now that players have finished (EN8).
  func stopAsFinished() {
    state.withLock { state in
      guard state.phase == .running else { return }
      halt(&state)
      let handler = state.stoppedHandler
      callbacks.async { handler?.function(.notifyWhenFinished) }
    }
  }

  /// Tells the phone to stop; it then says which players are over.
  private func halt(_ state: inout State) {
    line.connection.send(.engine(id, .stop))
    state.phase = .stopped
    for index in state.starts.indices { state.starts[index].isOvertaken = true }
  }

  private func start(_ answer: Answer<CHHapticError?>) {
    state.withLock { state in
      switch state.phase {
      case .running: answer.give(nil)
      case .destroyed:
        answer.give(CHHapticError(.engineNotRunning, saying: "the engine is gone"))
      case .cutOff: answer.give(Self.noPhone)
      case .stopped:
        // EN4. Who starts while a start is under way waits for that one.
        if let last = state.starts.indices.last, !state.starts[last].isOvertaken {
          state.starts[last].answers.append(answer)
        } else {
          state.starts.append(Start(answers: [answer]))
          line.connection.send(.engine(id, .start(state.settings)))
        }
      }
    }
  }

  private static var tooLate: CHHapticError {
    CHHapticError(.engineStartTimeout, saying: "the phone did not answer in time")
  }

  private static var noPhone: CHHapticError {
    CHHapticError(.serverInitFailed, saying: "the phone does not answer any more")
  }
}

extension Duration {
  /// The same for Dispatch.
  fileprivate var dispatched: DispatchTimeInterval { .nanoseconds(Int(self / .nanoseconds(1))) }
}
