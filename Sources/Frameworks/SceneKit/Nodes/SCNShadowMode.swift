/// The shadow techniques.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNShadowMode: Int, Sendable {
  /// Computed during lighting.
  case forward = 0
  /// Computed in a pass after lighting.
  case deferred = 1
  /// Projected as a texture from the light.
  case modulated = 2
}
