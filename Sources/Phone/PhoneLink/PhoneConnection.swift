import TactusPhoneTypes

/// An app's end of its connection with a phone.
///
/// The creator of a connection supplies the receiver of the phone's messages. They arrive one at a
/// time and in order, on any thread; the receiver must neither block nor call the connection.
public protocol PhoneConnection: AnyObject, Sendable {
  /// Sends a message; returns before the phone has handled it.
  ///
  /// Messages arrive in the order of the calls. After the end of the connection this does nothing,
  /// so that the end of a phone does not end the app.
  ///
  /// - Thread: any.
  func send(_ message: AppMessage)

  /// Lets a phone in this process handle everything that was sent, including its answers, before
  /// returning.
  ///
  /// A phone in another process handles messages in its own time. Code that waits for an answer
  /// calls this first; otherwise it would wait forever on the thread that advances a test's clock.
  ///
  /// - Thread: any, but not while a message is received.
  func settle()

  /// Lets the user of a phone in this process answer an alert for which the caller waits.
  ///
  /// - Returns: Whether the phone is in this process, so that nothing arrives while the caller
  ///   blocks its thread: what is unanswered when this returns stays so.
  /// - Thread: main, but not while a message is received.
  func letUserAnswer() -> Bool

  /// The phone's time.
  ///
  /// - Thread: any.
  var now: PhoneInstant { get }

  /// Closes the connection and ends all haptics of the app.
  ///
  /// - Thread: any.
  func close()
}

extension PhoneConnection {
  /// Does nothing, for a phone in another process.
  public func settle() {}

  /// Returns false, for a phone in another process.
  public func letUserAnswer() -> Bool { false }
}
