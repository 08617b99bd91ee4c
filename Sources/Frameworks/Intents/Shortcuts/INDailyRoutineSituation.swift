/// A time in the user’s day.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INDailyRoutineSituation: Int, Sendable {
  /// Morning.
  case morning = 0
  /// Evening.
  case evening = 1
  /// Home.
  case home = 2
  /// Work.
  case work = 3
  /// School.
  case school = 4
  /// Gym.
  case gym = 5
}
