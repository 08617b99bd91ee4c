/// The range of the pictures that a compositor makes next.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVVideoCompositionRenderHint: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a hint about no time.
  public override init() {
    (startCompositionTime, endCompositionTime) = (.invalid, .invalid)
    super.init()
  }

  init(_ start: CMTime, _ end: CMTime) {
    (startCompositionTime, endCompositionTime) = (start, end)
    super.init()
  }

  /// The time of the first picture.
  open private(set) var startCompositionTime: CMTime
  /// The end of the last picture.
  open private(set) var endCompositionTime: CMTime
}
