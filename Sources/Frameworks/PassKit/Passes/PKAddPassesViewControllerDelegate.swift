/// The method of a page that adds passes, which is never called.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the page has to go; never called.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// Does nothing.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
