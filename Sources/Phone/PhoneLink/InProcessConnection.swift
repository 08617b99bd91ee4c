import PhoneHardware
import Synchronization

/// A connection with a phone in the same process: values are handed over as they are.
public final class InProcessConnection: PhoneConnection {
  /// What happens on the connection, for the phone's side.
  public enum Event: Sendable, Equatable {
    /// The app said something.
    case message(AppMessage)
    /// The app has ended the connection.
    case closed
  }

  /// Makes an app's end.
  ///
  /// - Parameters:
  ///   - clock: Tells the phone's time.
  ///   - settle: Lets the phone act on all that was sent.
  ///   - deliver: Takes what happens, in order, one at a time, on the thread of whoever sends; it
  ///     must not call this connection.
  public init(
    clock: @escaping @Sendable () -> PhoneInstant = { .boot },
    settle: @escaping @Sendable () -> Void = {},
    deliver: @escaping @Sendable (Event) -> Void
  ) {
    self.clock = clock
    settling = settle
    self.deliver = Mutex(deliver)
  }

  deinit { close() }

  /// Hands a message over.
  public func send(_ message: AppMessage) {
    deliver.withLock { $0?(.message(message)) }
  }

  /// Ends the connection; a second time does nothing.
  public func close() {
    deliver.withLock { deliver in
      deliver?(.closed)
      deliver = nil
    }
  }

  /// Lets the phone act on all that was sent.
  public func settle() { settling() }

  /// The phone's time.
  public var now: PhoneInstant { clock() }

  // MARK: Internals

  private let clock: @Sendable () -> PhoneInstant
  private let settling: @Sendable () -> Void
  private let deliver: Mutex<(@Sendable (Event) -> Void)?>
}
