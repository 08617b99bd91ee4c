/// The ways in which the points of a picture become a color.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNFilterMode: Int, Sendable {
  /// No smaller pictures.
  case none = 0
  /// The closest point.
  case nearest = 1
  /// Those around.
  case linear = 2
}
