/// The methods that receive the events of a session, on a serial queue of the session (Peers.SE2).
public protocol MCSessionDelegate: NSObjectProtocol {
  /// Called when the state of a peer has changed.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Called when data has arrived.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Called when a peer has opened a stream, which the delegate opens, too.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Called when a peer starts to send a resource, whose progress can be canceled.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// Called when a resource has arrived, or its transfer has failed.
  ///
  /// The file is removed after the method.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  /// Called to decide whether a peer may join; optional.
  ///
  /// - Parameters:
  ///   - certificate: The certificates of the peer, starting with its own; nil for none.
  ///   - certificateHandler: The closure that receives the decision.
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
