import Dispatch
import TactusNetServices

/// The implementation of an advertiser.
///
/// - Thread: the queue of peers, except the methods that say otherwise.
final class AdvertiserEngine: PeerHub.Receiver, @unchecked Sendable {
  weak var advertiser: MCNearbyServiceAdvertiser?
  private let identity: PeerIdentity
  private let info: [String: String]?
  private let type: PeerServiceType
  private let bus: BonjourBus
  private let callbacks = CallbackQueue("advertiser")
  private var hub: PeerHub?
  private var publication: Publication?
  /// The number of the publication or of its end, by which late events are discarded.
  private var number = 0

  init(
    _ identity: PeerIdentity, _ info: [String: String]?, _ type: PeerServiceType, _ bus: BonjourBus
  ) { (self.identity, self.info, self.type, self.bus) = (identity, info, type, bus) }

  // MARK: Doing

  /// Publishes the service (Peers.DI2).
  ///
  /// - Thread: any.
  func start() {
    let isDeclared = DeclaredServices.ofApp.allow(type.type)
    PeerQueue.perform { [self] in
      guard hub == nil else { return }
      guard isDeclared else {
        return fail(DiscoveryFailure.notDeclared)
      }
      let hub = PeerHub.current()
      self.hub = hub
      number += 1
      hub.add(self)
      hub.whenReady { [weak self, number] port in
        guard let self, self.number == number else { return }
        guard let port else { return end(MCError(.unavailable)) }
        publish(port, number)
      }
    }
  }

  private func publish(_ port: UInt16, _ number: Int) {
    guard let domain = ServiceDomain("local") else { return }
    let record = PeerRecord(identity, port: port, info: info)
    let publication = Publication(
      Publication.Service(
        name: identity.id, type: type.type, domain: domain, port: port, texts: record.texts)
    ) { [weak self] event in
      guard case .failed(let failure) = event else { return }
      PeerQueue.perform { [weak self] in
        guard let self, self.number == number else { return }
        end(DiscoveryFailure.error(failure))
      }
    }
    self.publication = publication
    BonjourBus.queue.Dispatch::async { [bus] in publication.start(on: bus) }
  }

  /// Ends the publication.
  ///
  /// - Thread: any.
  func stop() { PeerQueue.perform { [self] in close() } }

  private func close() {
    number += 1
    hub?.remove(self)
    hub = nil
    guard let publication else { return }
    self.publication = nil
    // It ends when its queue releases it.
    BonjourBus.queue.Dispatch::async { withExtendedLifetime(publication) {} }
  }

  private func end(_ error: any Error) {
    close()
    fail(error)
  }

  private func fail(_ error: any Error) {
    callbacks.async { [weak self] in
      guard let advertiser = self?.advertiser else { return }
      advertiser.delegate?.advertiser(advertiser, didNotStartAdvertisingPeer: error)
    }
  }

  // MARK: Invitations

  /// Passes an invitation to the delegate (Peers.IN2).
  func take(_ link: PeerLink, _ greeting: LinkMessage.Greeting, _ transcript: Data) -> Bool {
    guard case .invitation(let type, let context) = greeting.purpose, type == self.type.text,
      greeting.receiver == identity.id
    else { return false }
    let answer = InvitationAnswer(link, greeting, transcript)
    callbacks.async { [weak self] in
      guard let advertiser = self?.advertiser, let delegate = advertiser.delegate else {
        return answer.give(nil)
      }
      delegate.advertiser(
        advertiser, didReceiveInvitationFromPeer: MCPeerID(greeting.from), withContext: context
      ) { isAccepted, session in answer.give(isAccepted ? session : nil) }
    }
    return true
  }
}
