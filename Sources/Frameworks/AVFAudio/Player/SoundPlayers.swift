import Dispatch
import EmbeddedPhone
import PhoneLink
import Synchronization

/// The engine of the app that all its sounds play on, and those that do.
///
/// - Thread: any, for every member.
final class SoundPlayers: Sendable {
  /// The one of the app's line to its phone.
  static var current: SoundPlayers {
    let line = EmbeddedPhone.line
    return line.belongings.one(SoundPlayers.self) { SoundPlayers(line) }
  }

  let engine = LinkNumbers.engine()

  // MARK: Doing

  /// Lets the engine run, and waits until it does.
  ///
  /// - Returns: Whether it runs.
  func run() -> Bool {
    let answer = state.withLock { state -> DispatchSemaphore? in
      guard !state.isRunning, !state.isOver else { return nil }
      let answer = DispatchSemaphore(value: 0)
      state.answers.append(answer)
      connection.send(
        .engine(engine, .start(EngineSettings(playsHaptics: false, isForSound: true))))
      return answer
    }
    connection.settle()
    if let answer {
      _ = answer.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1))))
    }
    return state.withLock { $0.isRunning }
  }

  /// Counts a sound among those that play, until it is none of them.
  func add(_ player: SoundPlayer, as id: PlayerID) {
    switchboard.connect(.player(id)) { [weak player] message in
      if case .playerFinished? = message { player?.end(id) }
    }
    state.withLock { $0.playing[id] = Weak(player: player) }
  }

  /// Counts a sound no more.
  func remove(_ id: PlayerID) {
    switchboard.disconnect(.player(id))
    _ = state.withLock { $0.playing.removeValue(forKey: id) }
  }

  /// Pauses all that play (AS4).
  ///
  /// - Returns: Whether any did.
  func pauseAll() -> Bool {
    let playing = state.withLock { $0.playing.values.compactMap(\.player) }
    for player in playing { player.pause() }
    return !playing.isEmpty
  }

  // MARK: Internals

  private struct Weak: Sendable {
    weak var player: SoundPlayer?
  }

  private struct State {
    var isRunning = false
    var isOver = false
    var answers: [DispatchSemaphore] = []
    var playing: [PlayerID: Weak] = [:]
  }

  private let connection: any PhoneConnection
  private let switchboard: Switchboard
  private let patience: Duration
  private let state = Mutex(State())

  private init(_ line: PhoneLine) {
    (connection, switchboard, patience) = (line.connection, line.switchboard, line.patience)
    switchboard.connect(.engine(engine)) { [weak self] in self?.receive($0) }
  }

  private func receive(_ message: PhoneMessage?) {
    let cut = state.withLock { state -> [SoundPlayer] in
      switch message {
      case .engine(_, .started)?:
        state.isRunning = true
      case .engine(_, .stopped)?, .engine(_, .reset)?, nil:
        state.isRunning = false
        state.isOver = message == nil
      default: break
      }
      for answer in state.answers { answer.signal() }
      state.answers = []
      guard !state.isRunning else { return [] }
      defer { state.playing = [:] }
      return state.playing.values.compactMap(\.player)
    }
    // PY6.
    for player in cut { player.cutOff() }
  }
}
