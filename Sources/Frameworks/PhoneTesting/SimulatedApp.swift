import TactusPhoneLink

/// An app that runs in the test's own process, on the main actor.
@preconcurrency @MainActor public protocol SimulatedApp: AnyObject {
  /// Receives the connection to the phone; a message `join` on it requests input and turns.
  func connect(_ phone: any PhoneConnection)

  /// Handles one message of the phone, in order; a turn must be answered.
  func take(_ message: PhoneMessage)
}
