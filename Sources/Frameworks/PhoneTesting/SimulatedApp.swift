import PhoneLink

/// An app that runs in the test's own process, on the main actor as apps do.
@preconcurrency @MainActor public protocol SimulatedApp: AnyObject {
  /// Takes the connection with the phone; a message `join` on it makes the app get input and turns.
  func connect(_ phone: any PhoneConnection)

  /// Takes what the phone says, one message at a time and in order; a turn is to be answered.
  func take(_ message: PhoneMessage)
}
