/// The devices on which a session runs.
public enum HKWorkoutSessionType: Int, Sendable {
  case primary = 0
  case mirrored
}
