/// The curves of a shape's round corners.
public enum UICornerCurve: Int, Sendable {
  /// The curve that the system prefers.
  case automatic = 0
  /// A part of a circle.
  case circular = 1
  /// A curve that the sides join smoothly.
  case continuous = 2
}
