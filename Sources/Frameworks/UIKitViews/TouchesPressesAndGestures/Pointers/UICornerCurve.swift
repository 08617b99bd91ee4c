/// The corner curves of shapes.
public enum UICornerCurve: Int, Sendable {
  /// The curve that the system prefers.
  case automatic = 0
  /// A circular arc.
  case circular = 1
  /// A curve with continuous curvature.
  case continuous = 2
}
