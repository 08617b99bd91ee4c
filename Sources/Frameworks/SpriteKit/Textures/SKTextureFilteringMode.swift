/// The filters of a texture that is drawn at another size.
public enum SKTextureFilteringMode: Int, Sendable {
  /// Takes the nearest texel.
  case nearest = 0
  /// Interpolates between the nearest texels.
  case linear = 1
}
