/// An error of the simulator, with a message for the user.
public struct SimulatorError: Error, Sendable, Equatable {
  /// The message.
  public var message: String

  /// Creates an error with a message.
  public init(_ message: String) { self.message = message }
}
