/// An identifier of a playing pattern; a number is not reused.
public struct VoiceID: Sendable, Hashable {
  /// The number chosen by the phone.
  public var number: UInt64

  /// Creates an identifier.
  public init(_ number: UInt64) { self.number = number }
}
