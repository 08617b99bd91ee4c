/// The authorization statuses for Siri.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The phone's restrictions forbid it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The user agreed.
  case authorized = 3
}
