/// The algorithms that place a source around the listener.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
  /// The source is panned between left and right.
  case equalPowerPanning = 0
  /// The source is rendered binaurally, as with `HRTF`.
  case sphericalHead = 1
  /// The source is rendered binaurally, with a measured head-related transfer function.
  case HRTF = 2
  /// The source is rendered binaurally, as with `HRTF`.
  case soundField = 3
  /// The source is not spatialized.
  case stereoPassThrough = 5
  /// The source is rendered binaurally, as with `HRTF`.
  case HRTFHQ = 6
  /// The best algorithm for the output: `HRTF` for headphones, `equalPowerPanning` for speakers.
  case auto = 7
}
