/// The reason for which a call ended.
public enum CXCallEndedReason: Int, Sendable {
  /// The call has failed.
  case failed = 1
  /// The other side ended the call.
  case remoteEnded = 2
  /// Nobody answered.
  case unanswered = 3
  /// The call was answered on another device.
  case answeredElsewhere = 4
  /// The call was declined on another device.
  case declinedElsewhere = 5
}
