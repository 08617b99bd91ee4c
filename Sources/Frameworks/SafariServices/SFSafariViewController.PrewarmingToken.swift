extension SFSafariViewController {
  /// A request to connect to websites in advance, which never happens without a browser engine.
  ///
  /// Step Opening.SF4.
  @preconcurrency @MainActor
  open class PrewarmingToken: NSObject {
    override init() { super.init() }

    /// Ends the request, and does nothing.
    open func invalidate() {}
  }
}
