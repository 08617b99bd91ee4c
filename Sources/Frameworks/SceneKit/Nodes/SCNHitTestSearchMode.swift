/// The hits that a hit test reports.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNHitTestSearchMode: Int, Sendable {
  /// The nearest hit of each node.
  case closest = 0
  /// Every hit.
  case all = 1
  /// The first hit that is found.
  case any = 2
}
