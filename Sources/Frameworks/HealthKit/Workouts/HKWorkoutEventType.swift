/// The types of events of workouts, with the raw values of the public header.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
