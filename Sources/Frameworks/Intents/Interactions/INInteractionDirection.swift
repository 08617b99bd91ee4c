/// The initiator of an interaction.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INInteractionDirection: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// Outgoing.
  case outgoing = 1
  /// Incoming.
  case incoming = 2
}
