/// Tells what touches the screen apart, for whoever says so: a finger of a script, a pointer of a
/// browser; the same number may touch again.
public struct ContactID: Sendable, Hashable {
  /// The number that the reporter chose.
  public var number: UInt32

  /// Names a contact.
  public init(_ number: UInt32) { self.number = number }
}
