/// A kind of former call.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallRecordType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Outgoing.
  case outgoing = 1
  /// Missed.
  case missed = 2
  /// Received.
  case received = 3
  /// Latest.
  case latest = 4
  /// Voicemail.
  case voicemail = 5
  /// Ringing.
  case ringing = 6
  /// The intent is being handled.
  case inProgress = 7
  /// On hold.
  case onHold = 8
}
