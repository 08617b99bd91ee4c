/// An identifier of a touch; the phone chooses the number and does not reuse it.
public struct TouchID: Sendable, Hashable {
  /// The number chosen by the phone.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}
