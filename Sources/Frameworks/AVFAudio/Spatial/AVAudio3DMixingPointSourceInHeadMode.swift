/// The modes of a point source inside the listener's head, with the algorithm `auto`.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable {
  /// The source is mixed to mono in the center.
  case mono = 0
  /// The channels of the source are not spatialized.
  case bypass = 1
}
