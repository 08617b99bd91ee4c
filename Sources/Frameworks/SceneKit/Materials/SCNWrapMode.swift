/// The wrap modes of texture coordinates outside of 0…1.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNWrapMode: Int, Sendable {
  /// Extends the edge's pixels.
  case clamp = 1
  /// Tiles the picture.
  case `repeat` = 2
  /// Uses the border color.
  case clampToBorder = 3
  /// Tiles the picture, mirroring every other copy.
  case mirror = 4
}
