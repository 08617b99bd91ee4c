extension SFSafariViewController {
  /// A token of prewarmed connections; none are made without a browser engine.
  ///
  /// Step Opening.SF4.
  @preconcurrency @MainActor
  open class PrewarmingToken: NSObject {
    override init() { super.init() }

    /// Does nothing, as no connections were made.
    open func invalidate() {}
  }
}
