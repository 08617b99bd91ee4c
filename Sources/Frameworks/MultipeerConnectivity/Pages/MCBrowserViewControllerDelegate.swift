/// The methods that receive what the user does on a page that chooses peers.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has finished; the delegate dismisses the page.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Called when the user has canceled; the delegate dismisses the page.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// Returns whether a peer is listed; optional.
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
