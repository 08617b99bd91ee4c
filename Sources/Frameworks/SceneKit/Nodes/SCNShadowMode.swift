/// The ways in which shadows are drawn.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNShadowMode: Int, Sendable {
  /// With the light.
  case forward = 0
  /// After everything else.
  case deferred = 1
  /// As the picture of the light itself.
  case modulated = 2
}
