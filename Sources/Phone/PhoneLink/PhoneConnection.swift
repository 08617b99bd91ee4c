/// An app's end of its connection with a phone.
public protocol PhoneConnection: AnyObject, Sendable {
  /// Hands a message over; returns before the phone has acted on it.
  ///
  /// Messages arrive in the order of the calls. After the end of the connection nothing happens:
  /// a phone that is gone must not take the app with it.
  ///
  /// - Thread: any.
  func send(_ message: AppMessage)

  /// Ends the connection, and with it all haptics of the app.
  ///
  /// - Thread: any.
  func close()
}
