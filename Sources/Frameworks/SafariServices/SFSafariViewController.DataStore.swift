extension SFSafariViewController {
  /// The data that websites have stored in controllers of the app; none, without a browser engine.
  ///
  /// Step Opening.SF4.
  @preconcurrency @MainActor
  open class DataStore: NSObject {
    override init() { super.init() }

    /// The store of the app.
    public static let `default` = DataStore()

    /// Removes the data of all websites, which is always empty.
    ///
    /// - Parameter completion: A closure, called later on the main queue.
    open func clearWebsiteData(completionHandler completion: (@MainActor @Sendable () -> Void)?) {
      guard let completion else { return }
      DispatchQueue.main.async { completion() }
    }

    /// Does nothing, as there is no website data.
    open func clearWebsiteData() async {}
  }
}
