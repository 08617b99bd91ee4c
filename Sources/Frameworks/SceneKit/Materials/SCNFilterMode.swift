/// The texture filters.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNFilterMode: Int, Sendable {
  /// No mipmaps.
  case none = 0
  /// Takes the nearest texel.
  case nearest = 1
  /// Interpolates between the nearest texels.
  case linear = 2
}
