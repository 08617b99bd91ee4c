import TactusNetServices

/// An object that lets peers nearby find this app, and asks the user about their invitations.
///
/// Step Peers.AA1.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The delegate; it is not retained, and called on the main queue.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  /// The session that peers join whose invitation the user accepts.
  open var session: MCSession { joined }
  /// The values that browsers find; nil for none.
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
  ///   - info: Values that browsers find.
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

  /// Begins to be found.
  open func start() { advertiser.startAdvertisingPeer() }

  /// Ends to be found.
  open func stop() { advertiser.stopAdvertisingPeer() }
}
