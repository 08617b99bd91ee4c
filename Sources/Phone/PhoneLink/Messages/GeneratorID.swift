/// Tells an app's feedback generators apart; the app chooses the number and does not use it twice.
public struct GeneratorID: Sendable, Hashable {
  /// The app's number.
  public var number: UInt32

  /// Names a generator.
  public init(_ number: UInt32) { self.number = number }
}
