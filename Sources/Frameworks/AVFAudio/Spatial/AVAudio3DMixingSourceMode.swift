/// The modes for the channels of a source.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
  /// A mono source is spatialized, others are not.
  case spatializeIfMono = 0
  /// The source is not spatialized.
  case bypass = 1
  /// The mean of the channels is spatialized.
  case pointSource = 2
  /// The channels surround the listener; here they are not spatialized, and a warning says so.
  case ambienceBed = 3
}
