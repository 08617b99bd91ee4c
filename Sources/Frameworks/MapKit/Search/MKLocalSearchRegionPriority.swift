/// The weight of the area of a search.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum MKLocalSearchRegionPriority: Int, Sendable {
  /// Places outside of the area may be found.
  case `default` = 0
  /// Only places in the area are found.
  case required = 1
}
