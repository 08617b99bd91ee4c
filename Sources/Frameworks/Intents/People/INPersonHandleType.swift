/// A kind of address of a person.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPersonHandleType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Email address.
  case emailAddress = 1
  /// Phone number.
  case phoneNumber = 2
}
