extension UIPencilInteraction {
  /// An interaction that represents a squeeze on Apple Pencil.
  ///
  /// No Apple Pencil works with an iPhone, so the phone makes no object of this class.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    /// The timestamp of the squeeze, in seconds since the phone was started.
    open private(set) var timestamp: TimeInterval = 0
    /// The phase of the squeeze.
    open private(set) var phase = Phase.began
    /// The hover pose of Apple Pencil during the squeeze; `nil` far from the screen.
    open private(set) var hoverPose: UIPencilHoverPose?

    override init() { super.init() }
  }
}
