import PhoneHardware

/// An app's end of its connection with a phone.
///
/// Whoever makes one says what takes the phone's messages; they come one at a time and in order, on
/// any thread, and taking one must neither block nor call the connection.
public protocol PhoneConnection: AnyObject, Sendable {
  /// Hands a message over; returns before the phone has acted on it.
  ///
  /// Messages arrive in the order of the calls. After the end of the connection nothing happens:
  /// a phone that is gone must not take the app with it.
  ///
  /// - Thread: any.
  func send(_ message: AppMessage)

  /// Lets a phone in this process act on all that was sent, with its answers, before returning.
  ///
  /// A phone elsewhere acts in its own time. Who waits for an answer calls this first, or it would
  /// wait for ever on the very thread that winds a test's clock.
  ///
  /// - Thread: any, outside of the taking of a message.
  func settle()

  /// The phone's time.
  ///
  /// - Thread: any.
  var now: PhoneInstant { get }

  /// Ends the connection, and with it all haptics of the app.
  ///
  /// - Thread: any.
  func close()
}

extension PhoneConnection {
  /// Does nothing: a phone elsewhere acts in its own time.
  public func settle() {}
}
