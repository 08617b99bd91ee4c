import Dispatch
import PhoneHardware
import PhoneLink
import Synchronization

/// Hands what the phone says to whoever it is about.
package final class Switchboard: Sendable {
  /// Whom a message is about.
  package enum Subject: Hashable, Sendable {
    /// The app as a whole: its traits, its phase, its input and its turns.
    case app
    /// The sound of the app as a whole.
    case sound
    /// One of the app's haptic engines.
    case engine(EngineID)
    /// One of the app's pattern players.
    case player(PlayerID)
  }

  /// Takes a message; `nil` is the end of the connection, after which nothing comes.
  ///
  /// It runs where the phone's messages arrive: it must neither block nor call the connection.
  package typealias Receiver = @Sendable (PhoneMessage?) -> Void

  /// Makes one that the phone has not greeted yet.
  package init() {
    greeting.enter()
  }

  deinit { settleGreeting() }

  // MARK: Doing

  /// Takes what the phone says; `nil` is the end of the connection.
  ///
  /// - Thread: one at a time.
  package func receive(_ message: PhoneMessage?) {
    switch message {
    case .welcome(_, _, let capabilities)?:
      state.withLock { $0.capabilities = capabilities }
      settleGreeting()
    case .engine(let engine, _)?: receiver(for: .engine(engine))?(message)
    case .playerFinished(let player)?: receiver(for: .player(player))?(message)
    case .traits?, .phase?, .touches?, .button?, .key?, .motion?, .turn?, .inspect?, .perform?,
      .watch?, .happened?, .open?:
      receiver(for: .app)?(message)
    case .sound?: receiver(for: .sound)?(message)
    case .goodbye?, nil: end()
    }
  }

  /// Hands on what the phone says of a subject, until it is disconnected.
  ///
  /// - Thread: any.
  package func connect(_ subject: Subject, to receiver: @escaping Receiver) {
    state.withLock { $0.receivers[subject] = receiver }
  }

  /// Hands on nothing more about a subject; a message that is on its way may still come.
  ///
  /// - Thread: any.
  package func disconnect(_ subject: Subject) {
    _ = state.withLock { $0.receivers.removeValue(forKey: subject) }
  }

  // MARK: Observing

  /// Whether the phone does not listen any more.
  ///
  /// - Thread: any.
  package var isOver: Bool { state.withLock { $0.isOver } }

  /// What the phone has said of its device; waits until it has, or until a limit.
  ///
  /// - Parameter limit: The longest wait.
  /// - Returns: `nil` where the phone said nothing in time, or has hung up before it did.
  /// - Thread: any, outside of the taking of a message.
  package func capabilities(within limit: Duration) -> HapticCapabilities? {
    _ = greeting.wait(timeout: .now() + .nanoseconds(Int(limit / .nanoseconds(1))))
    return state.withLock { $0.capabilities }
  }

  // MARK: Internals

  private struct State {
    var receivers: [Subject: Receiver] = [:]
    var capabilities: HapticCapabilities?
    var isOver = false
    var isGreetingSettled = false
  }

  private let state = Mutex(State())
  /// Left once the phone has greeted or hung up.
  private let greeting = DispatchGroup()

  private func receiver(for subject: Subject) -> Receiver? {
    state.withLock { $0.receivers[subject] }
  }

  private func end() {
    let receivers = state.withLock { state in
      defer { state.receivers = [:] }
      state.isOver = true
      return Array(state.receivers.values)
    }
    settleGreeting()
    for receive in receivers { receive(nil) }
  }

  private func settleGreeting() {
    let isFirst = state.withLock { state in
      defer { state.isGreetingSettled = true }
      return !state.isGreetingSettled
    }
    if isFirst { greeting.leave() }
  }
}
