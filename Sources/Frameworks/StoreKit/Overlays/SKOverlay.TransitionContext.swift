extension SKOverlay {
  /// The context of a banner's transition; no app receives one.
  @preconcurrency @MainActor
  open class TransitionContext: NSObject {
    /// The frame before.
    open var startFrame: CGRect { .zero }
    /// The frame after.
    open var endFrame: CGRect { .zero }

    /// Adds changes that move along; does nothing.
    open func addAnimation(_ block: @escaping () -> Void) {}
  }
}
