import EmbeddedPhone
import HapticPerformance
import PhoneLink

// The engine's players, and the sounds that are registered with it.
extension EngineSession {
  /// What the engine knows of one of its players.
  struct PlayerRecord: Sendable {
    /// Events, event parameters, parameters and curve points of its pattern.
    var elements: Int
    /// Whether it was started and is not over yet, as far as the phone has told.
    var isActive = false
    /// Whether the app has let go of it while it was active.
    var isOrphan = false
    /// Is told each time it is over.
    var completionHandler: AppCode<CHHapticAdvancedPatternPlayerCompletionHandler>?
  }

  /// A player that was made, and when.
  struct PlayerTicket: Sendable {
    var id: PlayerID
    var era: Int
  }

  /// Has the phone make a player (PB1, PB2).
  func makePlayer(of pattern: CHHapticPattern) throws -> PlayerTicket {
    let resources = state.withLock { $0.resources }
    let playable = try pattern.playable(with: resources)
    let player = LinkNumbers.player()
    let message = AppMessage.player(player, .make(playable, engine: id))
    let elements = playable.elementCount
    guard message.isBearable(elements: elements) else { throw Self.tooLarge }
    return try state.withLock { state in
      guard state.phase != .cutOff else {
        throw CHHapticError(.serverInterrupted, saying: "the phone does not answer any more")
      }
      guard line.load.add(elements: elements) else {
        throw CHHapticError(.memoryError, saying: "the app has more players than a phone takes")
      }
      state.players[player] = PlayerRecord(elements: elements)
      line.switchboard.connect(.player(player)) { [weak self] in self?.receive($0) }
      line.connection.send(message)
      return PlayerTicket(id: player, era: state.era)
    }
  }

  /// Has a player do something.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - time: Seconds of the engine's time; what is not later than now means at once (PB4).
  ///   - player: Which.
  /// - Throws: `CHHapticError` (PB3, PB4).
  func perform(
    _ action: PlayerCommand.Action, at time: Double, by player: PlayerTicket
  ) throws(CHHapticError) {
    guard time.isFinite else {
      throw CHHapticError(.invalidTime, saying: "\(time) is no time")
    }
    let message = AppMessage.player(player.id, .perform(action, at: time > now ? time : nil))
    guard message.isBearable(elements: action.elementCount) else { throw Self.tooLarge }
    let failure = state.withLock { state -> CHHapticError? in
      if let failure = objection(to: player, state) { return failure }
      if case .start = action { state.players[player.id]?.isActive = true }
      line.connection.send(message)
      return nil
    }
    if let failure { throw failure }
  }

  /// Sets something on a player at once; one that is no good any more ignores it (PB8).
  func set(_ action: PlayerCommand.Action, on player: PlayerTicket) {
    state.withLock { state in
      guard state.players[player.id] != nil else { return }
      line.connection.send(.player(player.id, .perform(action, at: nil)))
    }
  }

  /// Ends what a player plays, and forgets what it was to do (PB7).
  func cancel(_ player: PlayerTicket) throws(CHHapticError) {
    let failure = state.withLock { state -> CHHapticError? in
      if let failure = objection(to: player, state, mustRun: false) { return failure }
      line.connection.send(.player(player.id, .cancel))
      return nil
    }
    if let failure { throw failure }
  }

  /// Who is told when a player is over.
  func completionHandler(
    of player: PlayerTicket
  ) -> CHHapticAdvancedPatternPlayerCompletionHandler? {
    state.withLock { $0.players[player.id]?.completionHandler }?.function
  }

  /// Says who is told when a player is over.
  func setCompletionHandler(
    _ handler: @escaping CHHapticAdvancedPatternPlayerCompletionHandler, of player: PlayerTicket
  ) {
    let handler = AppCode(handler, on: callbacks)
    state.withLock { $0.players[player.id]?.completionHandler = handler }
  }

  /// The app has let go of a player (PB10).
  ///
  /// Only queues what is to be done: an object may come to its end anywhere, under the lock too.
  func letGo(of player: PlayerTicket) {
    callbacks.async { [self] in
      state.withLock { state in
        guard let record = state.players[player.id] else { return }
        if record.isActive {
          state.players[player.id]?.isOrphan = true
          line.connection.send(.player(player.id, .perform(.endLoop, at: nil)))
        } else {
          forget(player.id, &state)
          line.connection.send(.player(player.id, .release))
        }
      }
    }
  }

  /// A player is over (PB9).
  func finished(_ player: PlayerID, _ state: inout State) {
    guard let record = state.players[player] else { return }
    state.players[player]?.isActive = false
    if let handler = record.completionHandler { callbacks.async { handler.function(nil) } }
    if record.isOrphan { release(player, &state) }
  }

  /// Nothing more will be heard of what plays: whoever waits for it to be over is told why (PB9).
  func endPlaying(_ state: inout State, because error: CHHapticError) {
    for handler in state.finishedHandlers { callbacks.async { _ = handler.function(error) } }
    state.finishedHandlers = []
    for (player, record) in state.players where record.isActive {
      state.players[player]?.isActive = false
      if let handler = record.completionHandler { callbacks.async { handler.function(error) } }
      if record.isOrphan { release(player, &state) }
    }
  }

  /// Forgets a player, here only.
  func forget(_ player: PlayerID, _ state: inout State) {
    guard let record = state.players.removeValue(forKey: player) else { return }
    line.load.remove(elements: record.elements)
    line.switchboard.disconnect(.player(player))
  }

  /// Forgets a player, here and soon in the phone.
  private func release(_ player: PlayerID, _ state: inout State) {
    forget(player, &state)
    callbacks.async { [line] in line.connection.send(.player(player, .release)) }
  }

  // MARK: Sounds

  /// Makes a sound known (AR1).
  func register(_ resource: AudioResource) throws -> CHHapticAudioResourceID {
    state.withLock { state in
      state.lastResource += 1
      state.resources[state.lastResource] = resource
      return state.lastResource
    }
  }

  /// Forgets a sound (AR3).
  func unregister(_ id: CHHapticAudioResourceID) throws(CHHapticError) {
    guard state.withLock({ $0.resources.removeValue(forKey: id) }) != nil else {
      throw CHHapticError(.invalidAudioResource, saying: "there is no registered sound \(id)")
    }
  }

  // MARK: Internals

  private static var tooLarge: CHHapticError {
    CHHapticError(.memoryError, saying: "that is more than a phone takes at once")
  }

  /// Why a player cannot be told anything (PB3).
  private func objection(
    to player: PlayerTicket, _ state: State, mustRun: Bool = true
  ) -> CHHapticError? {
    if state.phase == .destroyed {
      return CHHapticError(.engineNotRunning, saying: "the engine is gone")
    }
    if player.era != state.era {
      return CHHapticError(.invalidPatternPlayer, saying: "the engine was reset since")
    }
    if state.phase == .cutOff {
      return CHHapticError(.serverInterrupted, saying: "the phone does not answer any more")
    }
    if mustRun, state.phase != .running {
      return CHHapticError(.engineNotRunning, saying: "the engine does not run")
    }
    return nil
  }
}
