import Synchronization
import TactusPhoneTypes

/// A connection with a phone in the same process, over which values pass unencoded.
public final class InProcessConnection: PhoneConnection {
  /// An event of the connection, for the phone's side.
  public enum Event: Sendable, Equatable {
    /// The app sent a message.
    case message(AppMessage)
    /// The app closed the connection.
    case closed
  }

  /// Creates the app's end of a connection.
  ///
  /// - Parameters:
  ///   - clock: Returns the phone's time.
  ///   - settle: Lets the phone handle everything that was sent.
  ///   - letUserAnswer: Lets the user answer a question for which the app waits.
  ///   - deliver: Receives the events in order, one at a time, on the sender's thread; it must not
  ///     call this connection.
  public init(
    clock: @escaping @Sendable () -> PhoneInstant = { .boot },
    settle: @escaping @Sendable () -> Void = {},
    letUserAnswer: @escaping @Sendable () -> Void = {},
    deliver: @escaping @Sendable (Event) -> Void
  ) {
    self.clock = clock
    settling = settle
    answering = letUserAnswer
    receiver = Mutex(Receiver(deliver: deliver))
  }

  deinit { close() }

  /// Sends a message to the phone.
  public func send(_ message: AppMessage) {
    receiver.withLock { $0?.deliver(.message(message)) }
  }

  /// Closes the connection; a second call does nothing.
  public func close() {
    receiver.withLock { receiver in
      receiver?.deliver(.closed)
      receiver = nil
    }
  }

  /// Lets the phone handle everything that was sent.
  public func settle() { settling() }

  /// Lets the user answer an alert for which the app waits; returns `true`.
  public func letUserAnswer() -> Bool {
    answering()
    return true
  }

  /// The phone's time.
  public var now: PhoneInstant { clock() }

  // MARK: Internals

  private let clock: @Sendable () -> PhoneInstant
  private let settling: @Sendable () -> Void
  private let answering: @Sendable () -> Void
  private let receiver: Mutex<Receiver?>

  /// A holder of a function: a function in a mutex itself is wrapped again at each access
  /// (measured, Swift 6.3).
  private struct Receiver: Sendable {
    let deliver: @Sendable (Event) -> Void
  }
}
