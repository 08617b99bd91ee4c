/// The user's motion while a sample was measured.
public enum HKUserMotionContext: Int, Sendable {
  case notSet = 0
  case stationary, active
}
