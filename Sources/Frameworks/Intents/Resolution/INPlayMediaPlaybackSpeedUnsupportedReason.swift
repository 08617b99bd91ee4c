/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  /// Below minimum.
  case belowMinimum = 1
  /// Above maximum.
  case aboveMaximum = 2
}
