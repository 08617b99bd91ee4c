/// Tells apart what an app has played as system sounds; the app chooses the number and does not use it
/// twice.
public struct SoundID: Sendable, Hashable {
  /// The app's number.
  public var number: UInt32

  /// Names a sound.
  public init(_ number: UInt32) { self.number = number }
}
