/// The methods that receive what the user does on a page that chooses peers.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has finished; the delegate closes the page.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Tells the delegate that the user has canceled; the delegate closes the page.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// Asks the delegate whether a peer shall be listed; optional.
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  /// Returns true.
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}
