/// The callback of a view controller that adds passes; never called.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// Called when the view controller has finished; never called.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// Does nothing.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
