/// The combination of several conditions.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INConditionalOperator: Int, Sendable {
  /// All.
  case all = 0
  /// Any.
  case any = 1
  /// None.
  case none = 2
}
