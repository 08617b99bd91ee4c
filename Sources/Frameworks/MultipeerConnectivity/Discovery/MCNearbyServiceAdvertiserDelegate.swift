/// The methods that receive invitations of peers nearby, on any queue.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Called when a peer invites this app into a session.
  ///
  /// - Parameters:
  ///   - context: The unverified data of the inviting app; nil without any.
  ///   - invitationHandler: The closure that receives whether this app accepts, and its session.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Called when the app cannot be advertised; optional.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}
