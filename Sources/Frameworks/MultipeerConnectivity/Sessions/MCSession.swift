internal import TactusCrashReports

/// A session of peers nearby, which send each other data, streams and files.
///
/// Steps Peers.SE1….
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MCSession: NSObject, @unchecked Sendable {
  /// The delegate; not retained, and called on a serial queue of the session.
  open weak var delegate: (any MCSessionDelegate)?
  /// The identity of this app.
  open var myPeerID: MCPeerID { peer }
  /// The identity with its key, and further certificates; nil without one.
  open var securityIdentity: [Any]? { certificates }
  /// The wish for encrypted connections.
  open var encryptionPreference: MCEncryptionPreference { engine.encryption }
  /// The connected peers, without this app.
  open var connectedPeers: [MCPeerID] { engine.connectedPeers }

  let engine: SessionEngine
  private let peer: MCPeerID
  private let certificates: [Any]?

  // MARK: Creating

  /// Creates a session without certificates, which requires encryption.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - myPeerID: The identity of this app.
  ///   - identity: A `SecIdentity`, and certificates after it; nil for none.
  ///   - encryptionPreference: The wish for encrypted connections.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    guard let credentials = LinkIdentity(identity) else {
      programmingError(
        "MCSession needs a SecIdentity first in securityIdentity, and certificates after it",
        exception: "NSInvalidArgumentException")
    }
    (peer, certificates) = (myPeerID, identity)
    engine = SessionEngine(myPeerID.identity, encryptionPreference, credentials)
    super.init()
    engine.session = self
  }

  deinit { PeerQueue.perform { [engine] in engine.disconnect() } }

  // MARK: Sending

  /// Sends data to peers.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - peerIDs: The receivers, all of which are connected.
  ///   - mode: The delivery mode; all data is delivered in either.
  /// - Throws: `MCError.invalidParameter` without a peer or for more than 1 GiB,
  ///   `MCError.notConnected` for a peer that is not connected.
  open func send(
    _ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws {
    guard !peerIDs.isEmpty, data.count <= PeerLink.lastLimit else {
      throw MCError(.invalidParameter)
    }
    try checkConnected(peerIDs)
    let receivers = peerIDs.map(\.identity)
    PeerQueue.perform { [engine] in
      for receiver in receivers { engine.link(to: receiver)?.link.send(Frame(.data, data)) }
    }
  }

  /// Sends a file, or what a web address has, to a peer.
  ///
  /// - Parameters:
  ///   - resourceURL: The address of the file or of the web.
  ///   - resourceName: The name for the peer.
  ///   - peerID: The peer.
  ///   - completionHandler: Is called when the peer has everything, or with an error.
  /// - Returns: The progress, which can be canceled; nil if nothing is sent.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    let report: @Sendable ((any Error)?) -> Void = { [engine] error in
      engine.callbacks.async { completionHandler?(error) }
    }
    do {
      try checkConnected([peerID])
      let sending = try ResourceSending(resourceURL, resourceName, report)
      sending.start(to: peerID.identity, by: engine)
      return sending.progress
    } catch {
      report(error)
      return nil
    }
  }

  /// Opens a stream to a peer.
  ///
  /// - Returns: The stream, which the app schedules and opens.
  /// - Throws: `MCError.notConnected` for a peer that is not connected, `MCError.unavailable` if
  ///   the system has no more files.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws
    -> OutputStream
  {
    try checkConnected([peerID])
    guard let (streams, own) = StreamSocket.make() else { throw MCError(.unavailable) }
    PeerQueue.perform { [engine, identity = peerID.identity] in
      guard let transfers = engine.link(to: identity)?.transfers else {
        return StreamSocket.close(own)
      }
      _ = transfers.add { OutgoingStream(transfers, $0, streamName, own) }
    }
    return streams.output
  }

  private func checkConnected(_ peers: [MCPeerID]) throws {
    let connected = Set(connectedPeers)
    guard peers.allSatisfy(connected.contains) else { throw MCError(.notConnected) }
  }

  /// Leaves the session.
  open func disconnect() { PeerQueue.perform { [engine] in engine.disconnect() } }

  // MARK: Peers of the app's own discovery

  /// Passes the data that a peer needs to connect to this session to a closure.
  ///
  /// - Parameters:
  ///   - peerID: The peer.
  ///   - completionHandler: Receives the data, or an error.
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    PeerQueue.perform { [engine, identity = peerID.identity] in
      engine.connectionData(for: identity, completionHandler)
    }
  }

  /// Returns the data that a peer needs to connect to this session.
  open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      nearbyConnectionData(forPeer: peerID) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? MCError(.unknown))
        }
      }
    }
  }

  /// Connects to a peer that does the same with the data of this session.
  ///
  /// - Parameters:
  ///   - peerID: The peer.
  ///   - data: The data of the peer's session for this app.
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {
    PeerQueue.perform { [engine] in engine.connect(peerID, data) }
  }

  /// Cancels connecting to a peer.
  open func cancelConnectPeer(_ peerID: MCPeerID) {
    PeerQueue.perform { [engine, identity = peerID.identity] in engine.cancel(identity) }
  }
}
