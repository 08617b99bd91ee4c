/// The status of the permission to work with Siri.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}
