/// The parts of a user's daily routine.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INDailyRoutineSituation: Int, Sendable {
  /// After waking up.
  case morning = 0
  /// Before going to bed.
  case evening = 1
  /// Arriving or being at home.
  case home = 2
  /// Being at work.
  case work = 3
  /// Being at school.
  case school = 4
  /// Being at a gym.
  case gym = 5
}
