extension UIPencilInteraction {
  /// An interaction that represents a double tap on Apple Pencil.
  ///
  /// No Apple Pencil works with an iPhone, so the phone makes no object of this class.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// The timestamp of the double tap, in seconds since the phone was started.
    open private(set) var timestamp: TimeInterval = 0
    /// The hover pose of Apple Pencil during the double tap; `nil` far from the screen.
    open private(set) var hoverPose: UIPencilHoverPose?

    override init() { super.init() }
  }
}
