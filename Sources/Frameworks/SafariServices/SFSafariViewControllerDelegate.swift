/// The methods that a controller of a page calls; all are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user tapped Done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells the delegate whether the page was loaded; never called.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
