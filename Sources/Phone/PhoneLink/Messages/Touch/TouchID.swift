/// Tells touches apart; the phone chooses the number, and does not use it twice.
public struct TouchID: Sendable, Hashable {
  /// The phone's number.
  public var number: UInt32

  /// Names a touch.
  public init(_ number: UInt32) { self.number = number }
}
