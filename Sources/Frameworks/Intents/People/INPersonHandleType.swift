/// The kinds of handles.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPersonHandleType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// An address for email.
  case emailAddress = 1
  /// A number for calls.
  case phoneNumber = 2
}
