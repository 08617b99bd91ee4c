/// The methods that receive what happens in a session, on a serial queue of the session
/// (Peers.SE2).
public protocol MCSessionDelegate: NSObjectProtocol {
  /// Tells the delegate of the state of a peer.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Tells the delegate that data have arrived.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Tells the delegate that a peer has opened a stream, which the delegate opens, too.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Tells the delegate that a peer begins to send a resource, whose progress can be canceled.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// Tells the delegate that a resource has arrived, or not.
  ///
  /// The file is removed after the method.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  /// Asks the delegate whether a peer may join; optional.
  ///
  /// - Parameters:
  ///   - certificate: The certificates of the peer, its own first; nil for none.
  ///   - certificateHandler: The closure that receives the answer.
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  /// Accepts the peer.
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
