/// A hint whether a node moves.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNMovabilityHint: Int, Sendable {
  /// The node keeps its place.
  case fixed = 0
  /// The node moves.
  case movable = 1
}
