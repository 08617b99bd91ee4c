/// An identifier of a system sound that an app plays; the app chooses the number and does not reuse
/// it.
public struct SoundID: Sendable, Hashable {
  /// The number chosen by the app.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}
