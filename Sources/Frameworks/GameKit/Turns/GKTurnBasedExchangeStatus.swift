/// The statuses of an exchange.
public enum GKTurnBasedExchangeStatus: Int8, Sendable {
  /// Unknown.
  case unknown = 0
  /// Waiting for replies.
  case active = 1
  /// All replies have arrived, or the exchange has timed out.
  case complete = 2
  /// The results were merged into the match.
  case resolved = 3
  /// Canceled by the sender.
  case canceled = 4
}
