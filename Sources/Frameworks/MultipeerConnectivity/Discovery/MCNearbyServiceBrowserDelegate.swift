/// The methods that receive which peers are nearby, on any queue.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Tells the delegate that a peer is nearby, with the values that it publishes.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Tells the delegate that a peer is no longer nearby.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Tells the delegate that peers cannot be searched; optional.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing.
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}
