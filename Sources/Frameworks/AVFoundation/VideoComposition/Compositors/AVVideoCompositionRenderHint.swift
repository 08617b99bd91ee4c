/// A hint about the time range that a compositor renders next.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVVideoCompositionRenderHint: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a hint without a time range.
  public override init() {
    (startCompositionTime, endCompositionTime) = (.invalid, .invalid)
    super.init()
  }

  init(_ start: CMTime, _ end: CMTime) {
    (startCompositionTime, endCompositionTime) = (start, end)
    super.init()
  }

  /// The time of the first frame.
  open private(set) var startCompositionTime: CMTime
  /// The end of the last frame.
  open private(set) var endCompositionTime: CMTime
}
