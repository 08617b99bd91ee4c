/// Tells an app's haptic engines apart; the app chooses the number and does not use it twice.
public struct EngineID: Sendable, Hashable {
  /// The app's number.
  public var number: UInt32

  /// Names an engine.
  public init(_ number: UInt32) { self.number = number }
}
