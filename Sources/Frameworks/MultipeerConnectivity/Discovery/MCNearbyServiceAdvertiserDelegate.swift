/// The methods that receive invitations of peers nearby, on any queue.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Tells the delegate that a peer invites this app into a session.
  ///
  /// - Parameters:
  ///   - context: The data of the inviting app, which nobody has checked; nil without any.
  ///   - invitationHandler: The closure that receives whether this app joins, and its session.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Tells the delegate that the app cannot be found; optional.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}
