/// Tells an app's pattern players apart; the app chooses the number and does not use it twice.
public struct PlayerID: Sendable, Hashable {
  /// The app's number.
  public var number: UInt32

  /// Names a player.
  public init(_ number: UInt32) { self.number = number }
}
