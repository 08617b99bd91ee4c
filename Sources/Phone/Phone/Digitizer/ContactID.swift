/// An identifier of a contact with the screen, chosen by the reporter.
///
/// A contact is a finger of a script or a pointer of a browser. The same number may be reused for
/// later touches.
public struct ContactID: Sendable, Hashable {
  /// The number chosen by the reporter.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}
