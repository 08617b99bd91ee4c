/// The interpolation modes between keyframes.
public enum SKInterpolationMode: Int, Sendable {
  /// Linear.
  case linear = 1
  /// A spline through the keyframes.
  case spline = 2
  /// The value of the previous keyframe.
  case step = 3
}
