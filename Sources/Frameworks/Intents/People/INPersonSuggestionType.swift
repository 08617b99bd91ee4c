/// The source of a suggested person.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPersonSuggestionType: Int, Sendable {
  /// None.
  case none = 0
  /// Social profile.
  case socialProfile = 1
  /// Instant message address.
  case instantMessageAddress = 2
}
