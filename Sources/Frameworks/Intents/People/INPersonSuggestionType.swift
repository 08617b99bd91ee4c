/// The sources of a suggested person.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPersonSuggestionType: Int, Sendable {
  /// No suggestion.
  case none = 0
  /// An account of a social network.
  case socialProfile = 1
  /// An account of a messaging service.
  case instantMessageAddress = 2
}
