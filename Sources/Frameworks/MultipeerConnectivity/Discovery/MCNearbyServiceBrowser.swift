internal import TactusCrashReports
import TactusNetServices

/// An object that finds peers nearby, and invites them into a session.
///
/// Steps Peers.DI1….
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The delegate; not retained, and called on a queue of the browser.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// The identity of this app.
  open var myPeerID: MCPeerID { peer }
  /// The type of the services.
  open var serviceType: String { type.text }

  private let peer: MCPeerID
  private let type: PeerServiceType
  private let engine: BrowserEngine

  // MARK: Creating

  /// Creates a browser.
  ///
  /// - Parameters:
  ///   - myPeerID: The identity of this app.
  ///   - serviceType: The type of the services: 1 to 15 lowercase letters, digits and single
  ///     hyphens; another value traps.
  public convenience init(peer myPeerID: MCPeerID, serviceType: String) {
    self.init(peer: myPeerID, serviceType: serviceType, bus: .system)
  }

  /// Creates a browser that uses the daemon of a bus.
  package init(peer myPeerID: MCPeerID, serviceType: String, bus: BonjourBus) {
    guard let type = PeerServiceType(serviceType) else {
      programmingError(
        "Invalid serviceType passed to MCNearbyServiceBrowser: it needs 1 to 15 lowercase "
          + "letters, digits and single hyphens", exception: "NSInvalidArgumentException")
    }
    (peer, self.type) = (myPeerID, type)
    engine = BrowserEngine(myPeerID.identity, type, bus)
    super.init()
    engine.browser = self
  }

  deinit { engine.stop() }

  // MARK: Doing

  /// Starts to browse for peers.
  open func startBrowsingForPeers() { engine.start() }

  /// Stops browsing for peers.
  open func stopBrowsingForPeers() { engine.stop() }

  /// Invites a peer into a session.
  ///
  /// - Parameters:
  ///   - peerID: The peer, which the browser has found.
  ///   - session: The session.
  ///   - context: Data for the peer.
  ///   - timeout: The seconds in which the peer must respond; 30 if not positive.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) { engine.invite(peerID, to: session.engine, context, timeout) }
}
