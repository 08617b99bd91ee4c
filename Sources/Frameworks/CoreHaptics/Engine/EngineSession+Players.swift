import TactusHapticPlayback
import TactusPhoneClient
import TactusPhoneLink

// The engine's players, and its registered sounds.
extension EngineSession {
  /// The engine's record of a player.
  struct PlayerRecord: Sendable {
    /// The number of events, event parameters, parameters and curve points in its pattern.
    var elements: Int
    /// Whether the player was started and has not finished, according to the phone's reports.
    var isActive = false
    /// Whether the app has released the player while it was active.
    var isOrphan = false
    /// The handler of the player's end.
    var completionHandler: AppFunction<@Sendable ((any Error)?) -> Void>?
  }

  /// The identifier of a player, with the era of the engine in which it was created.
  struct PlayerHandle: Sendable {
    var id: PlayerID
    var era: Int
  }

  /// Creates a player on the phone (CoreHaptics.PB1, CoreHaptics.PB2).
  func makePlayer(of pattern: CHHapticPattern) throws -> PlayerHandle {
    let resources = state.withLock { $0.resources }
    let playable = try pattern.playable(with: resources)
    let player = LinkIdentifiers.nextPlayer()
    let message = AppMessage.player(player, .create(playable, engine: id))
    let elements = playable.elementCount
    guard message.isWithinLimits(elements: elements) else { throw Self.tooLarge }
    return try state.withLock { state in
      guard state.phase != .disconnected else {
        throw CHHapticError(.serverInterrupted, reason: "the phone no longer answers")
      }
      guard link.quota.add(elements: elements) else {
        throw CHHapticError(.memoryError, reason: "the app has too many players")
      }
      state.players[player] = PlayerRecord(elements: elements)
      link.router.connect(.player(player)) { [weak self] in self?.receive($0) }
      link.connection.send(message)
      return PlayerHandle(id: player, era: state.era)
    }
  }

  /// Sends an action to a player.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - time: Seconds of the engine's time; a time that is not in the future means immediately
  ///     (CoreHaptics.PB4).
  ///   - player: The player.
  /// - Throws: `CHHapticError` (CoreHaptics.PB3, CoreHaptics.PB4).
  func send(
    _ action: PlayerCommand.Action, at time: Double, by player: PlayerHandle
  ) throws(CHHapticError) {
    guard time.isFinite else {
      throw CHHapticError(.invalidTime, reason: "\(time) is not a valid time")
    }
    // CoreHaptics.PB4. `currentTime` is never negative.
    guard time >= 0 else {
      throw CHHapticError(
        .invalidTime, reason: "the time \(time) s is negative")
    }
    let message = AppMessage.player(player.id, .execute(action, at: time > now ? time : nil))
    guard message.isWithinLimits(elements: action.elementCount) else { throw Self.tooLarge }
    var isStart = false
    if case .start = action { isStart = true }
    if isStart, startsByItself(for: player) { try startAndWait() }
    let failure = state.withLock { state -> CHHapticError? in
      if let failure = commandError(for: player, state) { return failure }
      link.connection.send(message)
      guard isStart else { return nil }
      state.players[player.id]?.isActive = true
      awaitFirstPlayers(&state)
      return nil
    }
    if let failure { throw failure }
  }

  /// Returns whether the start of a player has to start the engine first (CoreHaptics.EN15).
  private func startsByItself(for player: PlayerHandle) -> Bool {
    state.withLock { state in
      state.settings.isAutoShutdownEnabled && state.phase == .stopped && player.era == state.era
    }
  }

  /// Sets a property of a player immediately; has no effect on an invalid player (CoreHaptics.PB8).
  func set(_ action: PlayerCommand.Action, on player: PlayerHandle) {
    state.withLock { state in
      guard state.players[player.id] != nil else { return }
      link.connection.send(.player(player.id, .execute(action, at: nil)))
    }
  }

  /// Stops a player immediately, and cancels its scheduled actions (CoreHaptics.PB7).
  func cancel(_ player: PlayerHandle) throws(CHHapticError) {
    let failure = state.withLock { state -> CHHapticError? in
      if let failure = commandError(for: player, state, mustRun: false) { return failure }
      link.connection.send(.player(player.id, .cancel))
      return nil
    }
    if let failure { throw failure }
  }

  /// Returns the completion handler of a player.
  func completionHandler(
    of player: PlayerHandle
  ) -> (@Sendable ((any Error)?) -> Void)? {
    state.withLock { $0.players[player.id]?.completionHandler }?.function
  }

  /// Sets the completion handler of a player.
  func setCompletionHandler(
    _ handler: @escaping @Sendable ((any Error)?) -> Void, of player: PlayerHandle
  ) {
    let handler = AppFunction(handler, on: callbacks)
    state.withLock { $0.players[player.id]?.completionHandler = handler }
  }

  /// Releases a player after the app has released its object (CoreHaptics.PB10).
  ///
  /// This only enqueues the work, because an object may be deallocated anywhere, even under the
  /// lock.
  func appReleased(_ player: PlayerHandle) {
    callbacks.async { [self] in
      state.withLock { state in
        guard let record = state.players[player.id] else { return }
        if record.isActive {
          state.players[player.id]?.isOrphan = true
          link.connection.send(.player(player.id, .execute(.endLoop, at: nil)))
        } else {
          forget(player.id, &state)
          link.connection.send(.player(player.id, .release))
        }
      }
    }
  }

  /// Handles the end of a player (CoreHaptics.PB9).
  func finished(_ player: PlayerID, _ state: inout State) {
    guard let record = state.players[player] else { return }
    state.players[player]?.isActive = false
    if let handler = record.completionHandler { callbacks.async { handler.function(nil) } }
    if record.isOrphan { release(player, &state) }
  }

  /// Ends all players with an error, because there will be no more messages about them
  /// (CoreHaptics.PB9).
  ///
  /// - Parameter isFinal: Whether the engine cannot start again.
  func endPlaying(_ state: inout State, because error: CHHapticError, isFinal: Bool = false) {
    var handlers = state.finishedHandlers
    state.finishedHandlers = []
    // CoreHaptics.EN8. If the engine may start again, the other handlers keep waiting.
    if isFinal {
      handlers += state.earlyFinishedHandlers
      state.earlyFinishedHandlers = []
    }
    for handler in handlers { callbacks.async { _ = handler.function(error) } }
    for (player, record) in state.players where record.isActive {
      state.players[player]?.isActive = false
      if let handler = record.completionHandler { callbacks.async { handler.function(error) } }
      if record.isOrphan { release(player, &state) }
    }
  }

  /// Removes a player's record.
  func forget(_ player: PlayerID, _ state: inout State) {
    guard let record = state.players.removeValue(forKey: player) else { return }
    link.quota.remove(elements: record.elements)
    link.router.disconnect(.player(player))
  }

  /// Removes a player's record, and releases the player on the phone.
  private func release(_ player: PlayerID, _ state: inout State) {
    forget(player, &state)
    callbacks.async { [link] in link.connection.send(.player(player, .release)) }
  }

  // MARK: Sounds

  /// Registers a sound (CoreHaptics.AR1).
  func register(_ resource: AudioResource) throws -> CHHapticAudioResourceID {
    state.withLock { state in
      state.lastResource += 1
      state.resources[state.lastResource] = resource
      return state.lastResource
    }
  }

  /// Unregisters a sound (CoreHaptics.AR3).
  func unregister(_ id: CHHapticAudioResourceID) throws(CHHapticError) {
    guard state.withLock({ $0.resources.removeValue(forKey: id) }) != nil else {
      throw CHHapticError(
        .invalidAudioResource, reason: "no sound \(id) is registered with this engine")
    }
  }

  // MARK: Internals

  private static var tooLarge: CHHapticError {
    CHHapticError(.memoryError, reason: "the pattern or command is too large")
  }

  /// Returns the error for commands to an invalid player (CoreHaptics.PB3); `nil` for a valid one.
  private func commandError(
    for player: PlayerHandle, _ state: State, mustRun: Bool = true
  ) -> CHHapticError? {
    if state.phase == .destroyed {
      return CHHapticError(.engineNotRunning, reason: "the engine was released")
    }
    if player.era != state.era {
      return CHHapticError(
        .invalidPatternPlayer,
        reason: "the engine was reset: create the player again in the resetHandler")
    }
    if state.phase == .disconnected {
      return CHHapticError(.serverInterrupted, reason: "the phone no longer answers")
    }
    if mustRun, state.phase != .running {
      return CHHapticError(.engineNotRunning, reason: "the engine does not run: start it first")
    }
    return nil
  }
}
