extension UIPencilInteraction {
  /// A squeeze of a pencil.
  ///
  /// No Apple Pencil works with an iPhone, so the phone makes no object of this class.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    /// The timestamp of the squeeze, in seconds since the phone was started.
    open private(set) var timestamp: TimeInterval = 0
    /// The phase of the squeeze.
    open private(set) var phase = Phase.began
    /// The pose of the pencil meanwhile; `nil` far from the screen.
    open private(set) var hoverPose: UIPencilHoverPose?

    override init() { super.init() }
  }
}
