/// A kind of call.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallCapability: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Audio call.
  case audioCall = 1
  /// Video call.
  case videoCall = 2
}
