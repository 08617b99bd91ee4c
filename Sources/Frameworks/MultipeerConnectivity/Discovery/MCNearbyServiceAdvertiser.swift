internal import TactusCrashReports
import TactusNetServices

/// An object that makes this app discoverable for peers nearby, and receives their invitations.
///
/// Steps Peers.DI1….
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The delegate; not retained, and called on a queue of the advertiser.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// The identity of this app.
  open var myPeerID: MCPeerID { peer }
  /// The values that browsers receive; nil for none.
  open var discoveryInfo: [String: String]? { info }
  /// The type of the service.
  open var serviceType: String { type.text }

  private let peer: MCPeerID
  private let info: [String: String]?
  private let type: PeerServiceType
  private let engine: AdvertiserEngine

  // MARK: Creating

  /// Creates an advertiser.
  ///
  /// - Parameters:
  ///   - myPeerID: The identity of this app.
  ///   - info: The values that browsers receive; each one and its key have at most 254 bytes.
  ///   - serviceType: The type of the service: 1 to 15 lowercase letters, digits and single
  ///     hyphens; another value traps.
  public convenience init(
    peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String
  ) { self.init(peer: myPeerID, discoveryInfo: info, serviceType: serviceType, bus: .system) }

  /// Creates an advertiser that uses the daemon of a bus.
  package init(
    peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String,
    bus: BonjourBus
  ) {
    guard let type = PeerServiceType(serviceType) else {
      programmingError(
        "Invalid serviceType passed to MCNearbyServiceAdvertiser: it needs 1 to 15 lowercase "
          + "letters, digits and single hyphens", exception: "NSInvalidArgumentException")
    }
    guard PeerRecord.isValid(info) else {
      programmingError(
        "Invalid discoveryInfo passed to MCNearbyServiceAdvertiser: a key needs a name without "
          + "'=', and at most 254 bytes with its value", exception: "NSInvalidArgumentException")
    }
    (peer, self.info, self.type) = (myPeerID, info, type)
    engine = AdvertiserEngine(myPeerID.identity, info, type, bus)
    super.init()
    engine.advertiser = self
  }

  deinit { engine.stop() }

  // MARK: Doing

  /// Starts to advertise this app.
  open func startAdvertisingPeer() { engine.start() }

  /// Stops advertising this app.
  open func stopAdvertisingPeer() { engine.stop() }
}
