/// The kinds of call records.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallRecordType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A call from this phone.
  case outgoing = 1
  /// An unanswered call to this phone.
  case missed = 2
  /// An answered call to this phone.
  case received = 3
  /// The most recent call.
  case latest = 4
  /// A voicemail message.
  case voicemail = 5
  /// A call that is ringing.
  case ringing = 6
  /// A call that is in progress.
  case inProgress = 7
  /// A call that is on hold.
  case onHold = 8
}
