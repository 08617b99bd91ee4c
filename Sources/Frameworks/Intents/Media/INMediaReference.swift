/// The things to which a media search refers.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaReference: Int, Sendable {
  /// An unknown reference.
  case unknown = 0
  /// The media that plays now.
  case currentlyPlaying = 1
  /// The user's own media.
  case my = 2
}
