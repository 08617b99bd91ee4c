/// The kinds of call destinations.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallDestinationType: Int, Sendable {
  /// An unknown destination.
  case unknown = 0
  /// A person.
  case normal = 1
  /// An emergency service.
  case emergency = 2
  /// The voicemail.
  case voicemail = 3
  /// The last number that was dialed.
  case redial = 4
  /// The last caller.
  case callBack = 5
}
