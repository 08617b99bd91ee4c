/// The identifier of a request to a service; unique among those of an app's connection.
public struct ServiceRequestID: Sendable, Hashable {
  /// The number, which the app chooses.
  public var number: UInt32

  /// Creates an identifier from a number.
  public init(_ number: UInt32) { self.number = number }
}
