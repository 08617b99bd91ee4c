/// The user's motion while the heart rate was measured.
public enum HKHeartRateMotionContext: Int, Sendable {
  case notSet = 0
  case sedentary, active
}
