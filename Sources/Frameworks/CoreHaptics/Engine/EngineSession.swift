import AVFAudio
import Dispatch
import Synchronization
import TactusPhoneClient
import TactusPhoneLink

/// The state of an engine between the app and the phone.
///
/// The lock is held while messages are sent to the phone, so that the phone receives them in the
/// order of the app's calls. It is never held while the app's code runs: that runs on `callbacks`,
/// as does releasing a handler (`AppFunction`).
///
/// - Thread: any, for every member.
final class EngineSession: Sendable {
  /// The phase of an engine.
  enum Phase {
    /// The engine does not run; it may be starting.
    case stopped
    /// The engine runs.
    case running
    /// The connection to the phone has ended.
    case disconnected
    /// The app has released the engine.
    case destroyed
  }

  /// A start to which the phone has not responded yet.
  struct Start {
    /// Whether the app has stopped the engine in the meantime.
    var isSuperseded = false
    /// The pending results of the start.
    var answers: [PendingResult<CHHapticError?>]
  }

  /// A handler of the end of all players.
  typealias FinishedFunction = AppFunction<
    @Sendable ((any Error)?) -> CHHapticEngine.FinishedAction
  >

  /// The mutable state.
  struct State {
    var phase = Phase.stopped
    var settings = EngineSettings()
    var stoppedHandler: AppFunction<@Sendable (CHHapticEngine.StoppedReason) -> Void>?
    var resetHandler: AppFunction<@Sendable () -> Void>?
    /// The pending starts, in the order of sending; the phone responds to each once.
    var starts: [Start] = []
    var finishedHandlers: [FinishedFunction] = []
    /// The handlers set while the engine was not running; they wait for its first player.
    var earlyFinishedHandlers: [FinishedFunction] = []
    /// The number of resets; players of an earlier era are invalid.
    var era = 0
    var players: [PlayerID: PlayerRecord] = [:]
    var resources: [CHHapticAudioResourceID: AudioResource] = [:]
    var lastResource = 0
  }

  let link: ClientLink
  let id: EngineID
  /// The app's audio session, which a start activates; `nil` for an engine with one of its own.
  let audioSession: AVAudioSession?
  /// The queue on which the app's handlers run, one at a time.
  let callbacks: HandlerQueue
  let state = Mutex(State())

  /// Opens a session with the app's phone.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.EN1).
  static func open(
    with audioSession: AVAudioSession? = nil
  ) throws(CHHapticError) -> EngineSession {
    let link = AppPhone.link
    guard !link.router.isOver, let capabilities = capabilities(of: link) else {
      throw CHHapticError(.serverInitFailed, reason: "no phone answers")
    }
    guard capabilities.supportsHaptics else {
      throw CHHapticError(
        .notSupported, reason: "this device plays no patterns: check supportsHaptics first")
    }
    return EngineSession(link, audioSession)
  }

  /// Returns the capabilities of the phone's device; none if no phone responds.
  static func capabilities() -> HapticCapabilities {
    capabilities(of: AppPhone.link)
      ?? HapticCapabilities(supportsHaptics: false, supportsAudio: false)
  }

  /// The engine's time in seconds.
  var now: Double { Double(link.connection.now.nanoseconds) * 1e-9 }

  /// Handles the deallocation of the engine, which ends all its players (CoreHaptics.EN12).
  ///
  /// This only enqueues the work, because an object may be deallocated anywhere, even under the
  /// lock.
  func destroy() {
    link.router.disconnect(.engine(id))
    callbacks.async { [self] in
      let old = state.withLock { state in
        defer {
          state = State()
          state.phase = .destroyed
        }
        link.connection.send(.engine(id, .release))
        let gone = CHHapticError(.engineNotRunning, reason: "the engine was released")
        endPlaying(&state, because: gone, isFinal: true)
        for player in state.players.keys { forget(player, &state) }
        for start in state.starts { for answer in start.answers { answer.resolve(gone) } }
        return (phase: state.phase, handler: state.stoppedHandler)
      }
      if old.phase == .running { old.handler?.function(.engineDestroyed) }
    }
  }

  // MARK: Internals

  private init(_ link: ClientLink, _ audioSession: AVAudioSession?) {
    self.link = link
    self.audioSession = audioSession
    callbacks = HandlerQueue("CoreHaptics.callbacks", of: link)
    id = LinkIdentifiers.nextEngine()
    link.router.connect(.engine(id)) { [weak self] message in self?.receive(message) }
  }

  private static func capabilities(of link: ClientLink) -> HapticCapabilities? {
    link.connection.settle()
    return link.router.capabilities(within: link.patience)
  }
}
