/// Tells patterns that play apart; a number is not used twice.
public struct VoiceID: Sendable, Hashable {
  /// The phone's number.
  public var number: UInt64

  /// Names a pattern that plays.
  public init(_ number: UInt64) { self.number = number }
}
