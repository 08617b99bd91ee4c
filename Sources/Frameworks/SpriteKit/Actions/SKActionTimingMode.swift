/// The easing curves of actions; parabolas.
public enum SKActionTimingMode: Int, Sendable {
  /// Constant speed.
  case linear = 0
  /// Starts slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Starts and ends slowly.
  case easeInEaseOut = 3
}
