/// Somebody who plays.
open class GKBasePlayer: NSObject, @unchecked Sendable {
  /// Creates a player about whom nothing is known.
  public override init() { super.init() }

  /// The older identifier; `nil`.
  open var playerID: String? { nil }
}
