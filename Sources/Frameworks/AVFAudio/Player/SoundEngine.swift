import Dispatch
import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusThreads

/// The haptic engine that plays all of the app's sounds, and the playing sounds.
///
/// - Thread: any, for every member.
final class SoundEngine: Sendable {
  /// The sound engine for the app's link to its phone.
  static var current: SoundEngine {
    let link = AppPhone.link
    return link.storage.object(SoundEngine.self) { SoundEngine(link) }
  }

  let engine = LinkIdentifiers.nextEngine()

  // MARK: Doing

  /// Starts the engine, and waits until it runs.
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

  /// Starts the engine, and activates the app's session if it is not active.
  ///
  /// - Throws: An `NSError` of the session.
  func prepareToPlay() throws {
    let session = AVAudioSession.sharedInstance()
    // In the background, the engine starts only for an active session.
    if !session.isActive, let refusal = session.activate() {
      throw AVAudioSession.error(AVAudioSession.ErrorCode(refusal))
    }
    guard run() else { throw AVAudioSession.error(.cannotStartPlaying) }
  }

  /// Adds a playing sound.
  func add(_ player: any PlayingSound, as id: PlayerID) {
    router.connect(.player(id)) { [weak player] message in
      if case .playerFinished? = message { player?.end(id) }
    }
    state.withLock { $0.playing[id] = WeakReference(player) }
  }

  /// Removes a sound.
  func remove(_ id: PlayerID) {
    router.disconnect(.player(id))
    _ = state.withLock { $0.playing.removeValue(forKey: id) }
  }

  /// The number of resets of the media services; players from before a reset never play again.
  var resetCount: Int { state.withLock { $0.resetCount } }

  /// Ends all existing players (AudioSession.MR2).
  func endPlayers() { state.withLock { $0.resetCount += 1 } }

  /// Pauses all playing sounds (AudioSession.AS4).
  ///
  /// - Returns: Whether there were any.
  func pauseAll() -> Bool {
    let playing = state.withLock { $0.playing.values.compactMap(\.object) }
    for player in playing { player.pause() }
    return !playing.isEmpty
  }

  // MARK: Internals

  private struct State {
    var isRunning = false
    var isOver = false
    var resetCount = 0
    var answers: [DispatchSemaphore] = []
    var playing: [PlayerID: WeakReference<any PlayingSound>] = [:]
  }

  private let connection: any PhoneConnection
  private let router: MessageRouter
  private let patience: Duration
  private let state = Mutex(State())

  private init(_ link: ClientLink) {
    (connection, router, patience) = (link.connection, link.router, link.patience)
    router.connect(.engine(engine)) { [weak self] in self?.receive($0) }
  }

  private func receive(_ message: PhoneMessage?) {
    let interrupted = state.withLock { state -> [any PlayingSound] in
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
      return state.playing.values.compactMap(\.object)
    }
    // AudioSession.PY6.
    for player in interrupted { player.interrupt() }
  }
}
