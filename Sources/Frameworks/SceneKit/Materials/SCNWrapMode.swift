/// The continuations of a picture at its edges.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNWrapMode: Int, Sendable {
  /// The colors of the edges.
  case clamp = 1
  /// The picture again.
  case `repeat` = 2
  /// The color around the picture.
  case clampToBorder = 3
  /// The picture in a mirror.
  case mirror = 4
}
