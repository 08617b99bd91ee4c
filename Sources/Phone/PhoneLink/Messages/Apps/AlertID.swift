/// An identifier of a system alert; the phone chooses the number.
public struct AlertID: Sendable, Hashable {
  /// The number chosen by the phone.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}
