import Dispatch
import TactusNetServices

/// The implementation of a browser.
///
/// - Thread: the queue of daemons, except the methods that say otherwise.
final class BrowserEngine: @unchecked Sendable {
  /// A service that the search has found.
  private struct Found {
    var monitor: RecordMonitor?
    /// The record; nil until it is known, and if it is invalid.
    var record: PeerRecord?
  }

  weak var browser: MCNearbyServiceBrowser?
  private let identity: PeerIdentity
  private let type: PeerServiceType
  private let bus: BonjourBus
  private let callbacks = CallbackQueue("browser")
  private var search: ServiceSearch?
  private var found: [ServiceSearch.Item: Found] = [:]

  /// The default timeout of an invitation in seconds.
  ///
  /// - Source: the public reference. Confidence: documented.
  private static let invitationTime = 30.0

  init(_ identity: PeerIdentity, _ type: PeerServiceType, _ bus: BonjourBus) {
    (self.identity, self.type, self.bus) = (identity, type, bus)
  }

  // MARK: Doing

  /// Starts to browse (Peers.DI3).
  ///
  /// - Thread: any.
  func start() {
    let isDeclared = DeclaredServices.ofApp.allow(type.type)
    BonjourBus.queue.Dispatch::async { [self] in
      guard search == nil, let domain = ServiceDomain("local") else { return }
      guard isDeclared else {
        return fail(DiscoveryFailure.notDeclared)
      }
      let search = ServiceSearch(.services(type.type, domain)) { [weak self] in self?.hear($0) }
      self.search = search
      search.start(on: bus)
    }
  }

  /// Stops browsing.
  ///
  /// - Thread: any.
  func stop() { BonjourBus.queue.Dispatch::async { [self] in (search, found) = (nil, [:]) } }

  /// Invites a peer (Peers.IN1).
  ///
  /// - Thread: any.
  func invite(
    _ peer: MCPeerID, to session: SessionEngine, _ context: Data?, _ timeout: TimeInterval
  ) {
    BonjourBus.queue.Dispatch::async { [self] in
      // No peer listens on port 0, so the session is notified that the peer is not connected.
      let port = found.values.first { $0.record?.identity.id == peer.identity.id }?.record?.port
      PeerQueue.perform { [type] in
        session.invite(
          peer, port: port ?? 0, .invitation(type: type.text, context: context),
          seconds: timeout > 0 ? timeout : Self.invitationTime)
      }
    }
  }

  // MARK: Internals

  private func hear(_ events: [ServiceSearch.Event]) {
    for event in events {
      switch event {
      case .ready, .moved: break
      case .found(let item, _): observe(item)
      case .removed(let item): remove(item)
      case .failed(let failure):
        for item in found.keys { remove(item) }
        search = nil
        fail(DiscoveryFailure.error(failure))
      }
    }
  }

  private func observe(_ item: ServiceSearch.Item) {
    found[item] = Found()
    guard let domain = ServiceDomain(item.domain) else { return }
    let name = ServiceName.complete(item.name, type: type.type, domain: domain.name)
    found[item]?.monitor = RecordMonitor(name, on: bus) { [weak self] data in
      self?.update(item, PeerRecord(data))
    }
  }

  /// Handles the record of a service (Peers.DI4).
  private func update(_ item: ServiceSearch.Item, _ record: PeerRecord?) {
    guard found[item] != nil, let record, record.place == PeerPlace.current,
      record.identity.id != identity.id
    else { return }
    let isKnown = isKnown(record.identity)
    found[item]?.record = record
    guard !isKnown else { return }
    deliver { browser, delegate in
      delegate.browser(
        browser, foundPeer: MCPeerID(record.identity), withDiscoveryInfo: record.info)
    }
  }

  private func remove(_ item: ServiceSearch.Item) {
    guard let record = found.removeValue(forKey: item)?.record, !isKnown(record.identity) else {
      return
    }
    deliver { browser, delegate in
      delegate.browser(browser, lostPeer: MCPeerID(record.identity))
    }
  }

  private func isKnown(_ identity: PeerIdentity) -> Bool {
    found.values.contains { $0.record?.identity.id == identity.id }
  }

  private func fail(_ error: any Error) {
    deliver { browser, delegate in
      delegate.browser(browser, didNotStartBrowsingForPeers: error)
    }
  }

  private func deliver(
    _ body:
      @escaping @Sendable (MCNearbyServiceBrowser, any MCNearbyServiceBrowserDelegate) -> Void
  ) {
    callbacks.async { [weak self] in
      guard let browser = self?.browser, let delegate = browser.delegate else { return }
      body(browser, delegate)
    }
  }
}
