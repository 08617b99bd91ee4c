/// The reason for which a call has ended on the other side.
public enum CXCallEndedReason: Int, Sendable {
  /// The call has failed.
  case failed = 1
  /// The other side has ended it.
  case remoteEnded = 2
  /// Nobody has answered.
  case unanswered = 3
  /// Another device has answered.
  case answeredElsewhere = 4
  /// Another device has declined.
  case declinedElsewhere = 5
}
