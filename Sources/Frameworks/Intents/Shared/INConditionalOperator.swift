/// The combinations of conditions.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INConditionalOperator: Int, Sendable {
  /// Each condition holds.
  case all = 0
  /// At least one condition holds.
  case any = 1
  /// No condition holds.
  case none = 2
}
