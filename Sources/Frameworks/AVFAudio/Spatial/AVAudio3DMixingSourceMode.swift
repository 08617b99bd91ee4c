/// The way in which the channels of a source are placed.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
  /// A source of one channel is placed, others are not.
  case spatializeIfMono = 0
  /// The source is not placed.
  case bypass = 1
  /// The mean of the channels is placed.
  case pointSource = 2
  /// The channels are placed around the listener; here they are not placed, and a warning says so.
  case ambienceBed = 3
}
