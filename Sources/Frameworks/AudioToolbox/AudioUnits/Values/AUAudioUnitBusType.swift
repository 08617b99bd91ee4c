/// The direction of a bus.
public enum AUAudioUnitBusType: Int, Sendable {
  /// An input bus.
  case input = 1
  /// An output bus.
  case output = 2
}
