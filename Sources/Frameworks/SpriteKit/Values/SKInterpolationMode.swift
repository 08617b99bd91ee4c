/// The modes by which values between keyframes are calculated.
public enum SKInterpolationMode: Int, Sendable {
  /// Values lie on straight lines between keyframes.
  case linear = 1
  /// Values lie on a smooth curve through keyframes.
  case spline = 2
  /// Values are those of the keyframe before.
  case step = 3
}
