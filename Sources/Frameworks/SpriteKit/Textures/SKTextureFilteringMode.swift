/// The modes for a texture that is drawn at another size.
public enum SKTextureFilteringMode: Int, Sendable {
  /// Each pixel is the nearest one of the texture.
  case nearest = 0
  /// Each pixel mixes several of the texture.
  case linear = 1
}
