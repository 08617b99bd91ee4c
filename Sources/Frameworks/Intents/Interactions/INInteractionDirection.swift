/// The directions of an interaction.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INInteractionDirection: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// From the user.
  case outgoing = 1
  /// To the user.
  case incoming = 2
}
