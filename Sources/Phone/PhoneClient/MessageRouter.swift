import Dispatch
import Synchronization
import TactusPhoneLink
import TactusPhoneTypes

/// A router of the phone's messages to their receivers.
package final class MessageRouter: Sendable {
  /// The subject of a message.
  package enum Subject: Hashable, Sendable {
    /// The app as a whole: its traits, its phase, its input and its turns.
    case app
    /// The app's readings of the pasteboard.
    case pasteboard
    /// The services that the app uses.
    case services
    /// The sound of the app as a whole.
    case sound
    /// One of the app's haptic engines.
    case engine(EngineID)
    /// One of the app's pattern players.
    case player(PlayerID)
  }

  /// A receiver of messages; `nil` is the end of the connection, after which nothing follows.
  ///
  /// It runs where the phone's messages arrive: it must neither block nor call the connection.
  package typealias Receiver = @Sendable (PhoneMessage?) -> Void

  /// Creates a router that has not received the phone's welcome yet.
  package init() {
    greeting.enter()
  }

  deinit { settleGreeting() }

  // MARK: Doing

  /// Routes a message; `nil` is the end of the connection.
  ///
  /// - Thread: one at a time.
  package func receive(_ message: PhoneMessage?) {
    switch message {
    case .welcome(_, _, let capabilities)?:
      state.withLock { $0.capabilities = capabilities }
      settleGreeting()
    case .engine(let engine, _)?: receiver(for: .engine(engine))?(message)
    case .playerFinished(let player)?: receiver(for: .player(player))?(message)
    case .traits?, .phase?, .touches?, .button?, .key?, .text?, .pasteboard?, .motion?, .turn?,
      .inspect?, .perform?, .watch?, .deviceEvent?, .open?, .opened?, .openableSchemes?,
      .alert?, .resumed?, .restorationState?, .installedApps?, .systemSettings?,
      .quickActions?, .switcher?, .pasteboardItems?, .defaults?, .keyboard?, .edit?,
      .keyboardHeight?, .remoteCommand?, .nowPlaying?, .announced?:
      receiver(for: .app)?(message)
    case .pasteboardRead?: receiver(for: .pasteboard)?(message)
    case .sound?: receiver(for: .sound)?(message)
    case .service?: receiver(for: .services)?(message)
    case .disconnect?, nil: end()
    }
  }

  /// Sets the receiver of a subject's messages.
  ///
  /// - Thread: any.
  package func connect(_ subject: Subject, to receiver: @escaping Receiver) {
    state.withLock { $0.receivers[subject] = receiver }
  }

  /// Removes the receiver of a subject; a message that is on its way may still be delivered.
  ///
  /// - Thread: any.
  package func disconnect(_ subject: Subject) {
    _ = state.withLock { $0.receivers.removeValue(forKey: subject) }
  }

  // MARK: Observing

  /// Whether the connection has ended.
  ///
  /// - Thread: any.
  package var isOver: Bool { state.withLock { $0.isOver } }

  /// Returns the capabilities of the phone's device; waits until they are known, or for a limit.
  ///
  /// - Parameter limit: The longest wait.
  /// - Returns: `nil` if the phone did not answer in time, or closed the connection.
  /// - Thread: any, outside of a receiver.
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
  /// A group that is left when the phone has sent its welcome or has closed the connection.
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
