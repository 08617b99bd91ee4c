/// The modes that an action can use to adjust its timing.
public enum SKActionTimingMode: Int, Sendable {
  /// The action runs at a constant rate.
  case linear = 0
  /// The action begins slowly.
  case easeIn = 1
  /// The action ends slowly.
  case easeOut = 2
  /// The action begins and ends slowly.
  case easeInEaseOut = 3
}
