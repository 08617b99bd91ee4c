/// An eye.
public enum HKVisionEye: Int, Sendable {
  /// The left eye.
  case left = 1
  /// The right eye.
  case right = 2
}
