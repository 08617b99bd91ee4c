/// The state of an exchange.
public enum GKTurnBasedExchangeStatus: Int8, Sendable {
  /// The state is not known.
  case unknown = 0
  /// Replies are missing.
  case active = 1
  /// All have replied, or the time is over.
  case complete = 2
  /// The match has the result.
  case resolved = 3
  /// The sender has taken it back.
  case canceled = 4
}
