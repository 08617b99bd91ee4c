/// The methods that receive which peers are nearby, on any queue.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Called when a peer was found, with the values that it publishes.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Called when a peer is lost.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Called when browsing cannot start; optional.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing.
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}
