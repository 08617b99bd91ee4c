/// Whether a node moves.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNMovabilityHint: Int, Sendable {
  /// It stays where it is.
  case fixed = 0
  /// It moves.
  case movable = 1
}
