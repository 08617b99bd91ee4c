/// The states of a workout session, with the raw values of the public header.
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running, ended, paused, prepared, stopped
}
