import TactusNetServices

/// An object that makes this app discoverable for peers nearby, and asks the user about their
/// invitations.
///
/// Step Peers.AA1.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The delegate; not retained, and called on the main queue.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  /// The session that peers join when the user accepts their invitation.
  open var session: MCSession { joined }
  /// The values that browsers receive; nil for none.
  open var discoveryInfo: [String: String]? { advertiser.discoveryInfo }
  /// The type of the service.
  open var serviceType: String { advertiser.serviceType }

  private let joined: MCSession
  private let advertiser: MCNearbyServiceAdvertiser
  private let questions = InvitationQuestions()

  // MARK: Creating

  /// Creates an assistant.
  ///
  /// - Parameters:
  ///   - serviceType: The type of the service, as that of an advertiser.
  ///   - info: The values that browsers receive.
  ///   - session: The session.
  public convenience init(
    serviceType: String, discoveryInfo info: [String: String]?, session: MCSession
  ) {
    self.init(
      advertiser: MCNearbyServiceAdvertiser(
        peer: session.myPeerID, discoveryInfo: info, serviceType: serviceType),
      session: session)
  }

  /// Creates an assistant of an advertiser.
  package init(advertiser: MCNearbyServiceAdvertiser, session: MCSession) {
    (self.advertiser, joined) = (advertiser, session)
    super.init()
    questions.assistant = self
    advertiser.delegate = questions
  }

  // MARK: Doing

  /// Starts to advertise this app.
  open func start() { advertiser.startAdvertisingPeer() }

  /// Stops advertising this app.
  open func stop() { advertiser.stopAdvertisingPeer() }
}
