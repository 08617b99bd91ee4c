extension UIPencilInteraction {
  /// Two taps on a pencil.
  ///
  /// No Apple Pencil works with an iPhone, so the phone makes no object of this class.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// The timestamp of the double tap, in seconds since the phone was started.
    open private(set) var timestamp: TimeInterval = 0
    /// The pose of the pencil meanwhile; `nil` far from the screen.
    open private(set) var hoverPose: UIPencilHoverPose?

    override init() { super.init() }
  }
}
