/// The nodes along a line that are found.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNHitTestSearchMode: Int, Sendable {
  /// The closest one.
  case closest = 0
  /// All.
  case all = 1
  /// Any.
  case any = 2
}
