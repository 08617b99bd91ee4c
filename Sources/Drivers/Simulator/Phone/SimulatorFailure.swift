/// Why something around the simulator cannot be done, in words for people.
public struct SimulatorFailure: Error, Sendable, Equatable {
  /// The words.
  public var message: String

  /// Names the words.
  public init(_ message: String) { self.message = message }
}
