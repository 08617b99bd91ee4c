/// The kind of destination.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallDestinationType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Normal.
  case normal = 1
  /// Emergency.
  case emergency = 2
  /// Voicemail.
  case voicemail = 3
  /// Redial.
  case redial = 4
  /// Call back.
  case callBack = 5
}
