/// The priorities of a search region.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum MKLocalSearchRegionPriority: Int, Sendable {
  /// Results outside of the region are allowed.
  case `default` = 0
  /// Only results in the region are allowed.
  case required = 1
}
