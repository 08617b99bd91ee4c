/// The ways to place a source around the listener.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
  /// The source is panned between left and right.
  case equalPowerPanning = 0
  /// The source is filtered for two ears; as `HRTF`.
  case sphericalHead = 1
  /// The source is filtered for two ears, by a measured head.
  case HRTF = 2
  /// The source is filtered for two ears; as `HRTF`.
  case soundField = 3
  /// The source is not placed.
  case stereoPassThrough = 5
  /// The source is filtered for two ears; as `HRTF`.
  case HRTFHQ = 6
  /// The best way for the output: `HRTF` for headphones, `equalPowerPanning` for speakers.
  case auto = 7
}
