/// The sound of a point source inside of the listener's head, with the algorithm `auto`.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable {
  /// The source is one channel in the center.
  case mono = 0
  /// The channels of the source are not placed.
  case bypass = 1
}
