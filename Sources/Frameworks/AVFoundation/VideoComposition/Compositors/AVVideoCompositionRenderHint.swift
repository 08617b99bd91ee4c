/// The range of the pictures that a compositor makes next.
///
/// - Thread: any.
open class AVVideoCompositionRenderHint: NSObject, @unchecked Sendable {
  // Nothing changes.

  init(_ start: CMTime, _ end: CMTime) {
    (startCompositionTime, endCompositionTime) = (start, end)
    super.init()
  }

  /// The time of the first picture.
  public let startCompositionTime: CMTime
  /// The end of the last picture.
  public let endCompositionTime: CMTime
}
