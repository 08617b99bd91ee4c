/// The direction of a bus.
public enum AUAudioUnitBusType: Int, Sendable {
  /// A bus by which sound comes in.
  case input = 1
  /// A bus by which sound goes out.
  case output = 2
}
