import BonjourTestSupport
import MultipeerConnectivity
import TactusNetServices
import TestSupport

/// A browser and an advertiser with a delegate that writes down what happens.
final class Finder: NSObject, MCNearbyServiceBrowserDelegate, MCNearbyServiceAdvertiserDelegate,
  @unchecked Sendable
{
  /// Something that happened.
  enum Event: Hashable, Sendable {
    case found(String, [String: String]?)
    case lost(String)
    case invited(by: String, String?)
    case failed(String, Int)
  }

  let peer: MCPeerID
  let events = BlockingQueue<Event>()
  let found = BlockingQueue<MCPeerID>()
  /// The session of an accepted invitation; nil to decline.
  var session: MCSession?
  /// Whether invitations are answered.
  var answers = true
  let unanswered = BlockingQueue<Held<(Bool, MCSession?) -> Void>>()
  private(set) var browser: MCNearbyServiceBrowser?
  private(set) var advertiser: MCNearbyServiceAdvertiser?

  init(_ peer: MCPeerID, session: MCSession? = nil) { (self.peer, self.session) = (peer, session) }

  /// Begins to search.
  func browse(_ type: String, bus: BonjourBus) {
    browser = MCNearbyServiceBrowser(peer: peer, serviceType: type, bus: bus)
    browser?.delegate = self
    browser?.startBrowsingForPeers()
  }

  /// Begins to be found.
  func advertise(_ type: String, _ info: [String: String]? = nil, bus: BonjourBus) {
    advertiser = MCNearbyServiceAdvertiser(
      peer: peer, discoveryInfo: info, serviceType: type, bus: bus)
    advertiser?.delegate = self
    advertiser?.startAdvertisingPeer()
  }

  /// Releases the advertiser.
  func forget() { advertiser = nil }

  /// Returns a type of services that no other test uses.
  static func type() -> String {
    "t" + UUID().uuidString.replacing("-", with: "").prefix(12).lowercased()
  }

  // MARK: Delegates

  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) {
    events.append(.found(peerID.displayName, info))
    found.append(peerID)
  }

  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
    events.append(.lost(peerID.displayName))
  }

  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
    events.append(.failed((error as NSError).domain, (error as NSError).code))
  }

  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) {
    events.append(
      .invited(by: peerID.displayName, context.map { String(decoding: $0, as: UTF8.self) }))
    if answers {
      invitationHandler(session != nil, session)
    } else {
      unanswered.append(Held(invitationHandler))
    }
  }

  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) { events.append(.failed((error as NSError).domain, (error as NSError).code)) }
}
