/// The media of a call.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallCapability: Int, Sendable {
  /// An unknown medium.
  case unknown = 0
  /// Voice only.
  case audioCall = 1
  /// Voice and video.
  case videoCall = 2
}
