import Dispatch
import EmbeddedPhone
import PhoneLink
import Synchronization

/// An engine as the app and the phone have made it: what both have said, and what follows from it.
///
/// The lock is held while something is said to the phone, so that the phone hears of things in the
/// order in which they happened here. It is never held while the app's code runs: that runs on
/// `callbacks`, and so does what runs when a handler is let go of (`AppCode`).
///
/// - Thread: any, for every member.
final class EngineSession: Sendable {
  /// What the engine is doing.
  enum Phase {
    /// It does not run; it may be starting.
    case stopped
    /// It runs.
    case running
    /// The phone has gone away.
    case cutOff
    /// The app has let go of it.
    case destroyed
  }

  /// A start that the phone has not answered yet.
  struct Start {
    /// Whether the app has stopped the engine since.
    var isOvertaken = false
    /// Who wants to know how it goes.
    var answers: [Answer<CHHapticError?>]
  }

  /// All that changes.
  struct State {
    var phase = Phase.stopped
    var settings = EngineSettings()
    var stoppedHandler: AppCode<CHHapticEngine.StoppedHandler>?
    var resetHandler: AppCode<CHHapticEngine.ResetHandler>?
    /// By the order in which the phone was told; it answers each once.
    var starts: [Start] = []
    var finishedHandlers: [AppCode<CHHapticEngine.FinishedHandler>] = []
    /// How often the engine was reset; players of an earlier era are no good.
    var era = 0
    var players: [PlayerID: PlayerRecord] = [:]
    var resources: [CHHapticAudioResourceID: AudioResource] = [:]
    var lastResource = 0
  }

  let line: PhoneLine
  let id: EngineID
  /// Where the app's handlers run, one at a time.
  let callbacks = DispatchQueue(label: "CoreHaptics.callbacks")
  let state = Mutex(State())

  /// Opens a session with the app's phone.
  ///
  /// - Throws: `CHHapticError` (EN1).
  static func open() throws(CHHapticError) -> EngineSession {
    let line = EmbeddedPhone.line
    guard !line.switchboard.isOver, let capabilities = capabilities(of: line) else {
      throw CHHapticError(.serverInitFailed, saying: "no phone answers")
    }
    guard capabilities.supportsHaptics else {
      throw CHHapticError(.notSupported, saying: "this device plays no patterns")
    }
    return EngineSession(line)
  }

  /// What the device of the app's phone can do; nothing where no phone answers.
  static func capabilities() -> HapticCapabilities {
    capabilities(of: EmbeddedPhone.line)
      ?? HapticCapabilities(supportsHaptics: false, supportsAudio: false)
  }

  /// Seconds of the engine's time.
  var now: Double { Double(line.connection.now.nanoseconds) * 1e-9 }

  /// The engine is gone, with all its players (EN12).
  ///
  /// Only queues what is to be done: an object may come to its end anywhere, under the lock too.
  func destroy() {
    line.switchboard.disconnect(.engine(id))
    callbacks.async { [self] in
      let old = state.withLock { state in
        defer {
          state = State()
          state.phase = .destroyed
        }
        line.connection.send(.engine(id, .release))
        let gone = CHHapticError(.engineNotRunning, saying: "the engine is gone")
        endPlaying(&state, because: gone)
        for player in state.players.keys { forget(player, &state) }
        for start in state.starts { for answer in start.answers { answer.give(gone) } }
        return (phase: state.phase, handler: state.stoppedHandler)
      }
      if old.phase == .running { old.handler?.function(.engineDestroyed) }
    }
  }

  // MARK: Internals

  private init(_ line: PhoneLine) {
    self.line = line
    id = LinkNumbers.engine()
    line.switchboard.connect(.engine(id)) { [weak self] message in self?.receive(message) }
  }

  private static func capabilities(of line: PhoneLine) -> HapticCapabilities? {
    line.connection.settle()
    return line.switchboard.capabilities(within: line.patience)
  }
}
