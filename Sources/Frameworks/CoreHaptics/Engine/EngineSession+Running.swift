import Dispatch
import TactusPhoneLink

// Starting, stopping, and settings.
extension EngineSession {
  var settings: EngineSettings { state.withLock { $0.settings } }

  var stoppedHandler: @Sendable (CHHapticEngine.StoppedReason) -> Void {
    get { state.withLock { $0.stoppedHandler }?.function ?? { _ in } }
    set {
      let handler = AppFunction(newValue, on: callbacks)
      state.withLock { $0.stoppedHandler = handler }
    }
  }

  var resetHandler: @Sendable () -> Void {
    get { state.withLock { $0.resetHandler }?.function ?? {} }
    set {
      let handler = AppFunction(newValue, on: callbacks)
      state.withLock { $0.resetHandler = handler }
    }
  }

  /// Changes the app's settings, and sends them to the phone if the engine runs or starts.
  func configure(_ change: (inout EngineSettings) -> Void) {
    state.withLock { state in
      change(&state.settings)
      // CoreHaptics.EN6. A start includes the settings.
      guard state.phase == .running || !state.starts.isEmpty else { return }
      link.connection.send(.engine(id, .configure(state.settings)))
    }
  }

  /// Starts the engine, and waits until it runs.
  func startAndWait() throws(CHHapticError) {
    let wasRunning = isRunning
    let semaphore = DispatchSemaphore(value: 0)
    let result = SharedValue<CHHapticError?>(nil)
    let answer = PendingResult<CHHapticError?> { error in
      result.set(error)
      semaphore.signal()
    }
    start(answer)
    link.connection.settle()
    let limit = DispatchTime.now() + link.patience.dispatched
    if semaphore.wait(timeout: limit) == .timedOut {
      answer.resolve(Self.tooLate)
      semaphore.wait()
    }
    if let error = result.value { throw error }
    if !wasRunning { activateAudioSession() }
  }

  /// Starts the engine; `completion` is called once, on the queue of the handlers.
  func start(_ completion: @escaping @Sendable (CHHapticError?) -> Void) {
    let completion = AppFunction(completion, on: callbacks)
    let wasRunning = isRunning
    let answer = PendingResult<CHHapticError?> { [self] error in
      callbacks.async { [self] in
        if error == nil, !wasRunning { activateAudioSession() }
        completion.function(error)
      }
    }
    start(answer)
    callbacks.asyncAfter(deadline: .now() + link.patience.dispatched) {
      answer.resolve(Self.tooLate)
    }
    link.connection.settle()
  }

  /// Stops the engine; `completion` is called once, on the queue of the handlers.
  func stop(_ completion: @escaping @Sendable () -> Void) {
    state.withLock { state in
      // CoreHaptics.EN5. A stop supersedes a pending start.
      if state.phase == .running || !state.starts.isEmpty {
        halt(&state)
      }
    }
    link.connection.settle()
    callbacks.async { completion() }
  }

  /// Adds a handler that is called when no player is playing or scheduled (CoreHaptics.EN8).
  func notifyWhenPlayersFinished(
    _ handler: @escaping @Sendable ((any Error)?) -> CHHapticEngine.FinishedAction
  ) {
    let handler = AppFunction(handler, on: callbacks)
    state.withLock { state in
      switch state.phase {
      case .running: watch([handler], &state)
      // CoreHaptics.EN8. Nothing has played yet: the handler waits for the first players.
      case .stopped: state.earlyFinishedHandlers.append(handler)
      case .disconnected, .destroyed:
        let error = CHHapticError(.engineNotRunning, reason: "the engine cannot run any more")
        callbacks.async { _ = handler.function(error) }
      }
    }
  }

  /// Makes the handlers set on the stopped engine wait for the end of all players, the first of
  /// which has just started (CoreHaptics.EN8).
  func awaitFirstPlayers(_ state: inout State) {
    guard !state.earlyFinishedHandlers.isEmpty else { return }
    watch(state.earlyFinishedHandlers, &state)
    state.earlyFinishedHandlers = []
  }

  /// Stops the engine at the request of a handler after all players have finished
  /// (CoreHaptics.EN8).
  func stopAsFinished() {
    state.withLock { state in
      guard state.phase == .running else { return }
      halt(&state)
      let handler = state.stoppedHandler
      callbacks.async { handler?.function(.notifyWhenFinished) }
    }
  }

  private var isRunning: Bool { state.withLock { $0.phase == .running } }

  /// Activates the app's audio session, unless it is active or the engine plays no sound
  /// (CoreHaptics.EN16).
  private func activateAudioSession() {
    guard let audioSession, settings.playsAudio, !audioSession.isActive else { return }
    // Failing to activate the session does not keep the engine from playing.
    _ = audioSession.activate()
  }

  /// Requests a single report of the end of all players, for all handlers.
  private func watch(_ handlers: [FinishedFunction], _ state: inout State) {
    let isFirst = state.finishedHandlers.isEmpty
    state.finishedHandlers += handlers
    if isFirst { link.connection.send(.engine(id, .notifyPlayersFinished)) }
  }

  /// Sends a stop to the phone, which then reports the end of each player.
  private func halt(_ state: inout State) {
    link.connection.send(.engine(id, .stop))
    state.phase = .stopped
    for index in state.starts.indices { state.starts[index].isSuperseded = true }
  }

  private func start(_ answer: PendingResult<CHHapticError?>) {
    state.withLock { state in
      switch state.phase {
      case .running: answer.resolve(nil)
      case .destroyed:
        answer.resolve(CHHapticError(.engineNotRunning, reason: "the engine was released"))
      case .disconnected: answer.resolve(Self.noPhone)
      case .stopped:
        // CoreHaptics.EN4. A start during a pending start waits for that one.
        if let last = state.starts.indices.last, !state.starts[last].isSuperseded {
          state.starts[last].answers.append(answer)
        } else {
          state.starts.append(Start(answers: [answer]))
          link.connection.send(.engine(id, .start(state.settings)))
        }
      }
    }
  }

  private static var tooLate: CHHapticError {
    CHHapticError(.engineStartTimeout, reason: "the phone did not answer in time")
  }

  private static var noPhone: CHHapticError {
    CHHapticError(.serverInitFailed, reason: "the phone no longer answers")
  }
}

extension Duration {
  /// The duration as Dispatch's type.
  fileprivate var dispatched: DispatchTimeInterval { .nanoseconds(Int(self / .nanoseconds(1))) }
}
