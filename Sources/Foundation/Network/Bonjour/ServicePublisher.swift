import TactusNetServices

/// The publication of a listener's service, which ends when its last reference is released.
///
/// Step Connections.BJ3.
///
/// - Thread: any; events come on the queue of the daemon.
final class ServicePublisher: @unchecked Sendable {
  /// The events of a publication.
  enum Event: Sendable {
    /// An endpoint was published or withdrawn.
    case change(NWListener.ServiceRegistrationChange)
    /// The publication has ended.
    case failed(NWError)
  }

  private let service: NWListener.Service
  private let report: @Sendable (Event) -> Void
  // Accessed on the daemon's queue only.
  private var publication: Publication?
  private var endpoint: NWEndpoint?

  init(
    _ service: NWListener.Service, port: UInt16, on bus: BonjourBus,
    report: @escaping @Sendable (Event) -> Void
  ) {
    (self.service, self.report) = (service, report)
    guard let place = BonjourService(service.name ?? "", service.type, service.domain ?? ""),
      let texts = TXTRecord.texts(of: service.txtRecord ?? Data())
    else {
      report(.failed(.dns(NWError.badParameter)))
      return
    }
    let description = Publication.Service(
      name: place.name, type: place.type, domain: place.domain, port: port, texts: texts,
      mayRename: !service.noAutoRename)
    BonjourBus.queue.async { [weak self] in self?.start(description, place, bus) }
  }

  deinit {
    guard let publication else { return }
    let (endpoint, report) = (endpoint, report)
    BonjourBus.queue.async {
      withExtendedLifetime(publication) {}
      if let endpoint { report(.change(.remove(endpoint))) }
    }
  }

  /// Updates the published TXT record, if the service is otherwise unchanged.
  ///
  /// - Returns: Whether it is.
  func update(_ other: NWListener.Service) -> Bool {
    guard (other.name, other.type, other.domain) == (service.name, service.type, service.domain),
      other.noAutoRename == service.noAutoRename,
      let texts = TXTRecord.texts(of: other.txtRecord ?? Data())
    else { return false }
    BonjourBus.queue.async { [weak self] in self?.publication?.update(texts: texts) }
    return true
  }

  private func start(
    _ description: Publication.Service, _ place: BonjourService, _ bus: BonjourBus
  ) {
    let publication = Publication(description) { [weak self] event in
      guard let self else { return }
      switch event {
      case .ready, .accepted: break
      case .published(let name, _):
        let new = NWEndpoint.service(
          name: name, type: place.type.name, domain: place.domain.text, interface: nil)
        guard new != endpoint else { return }
        if let endpoint { report(.change(.remove(endpoint))) }
        endpoint = new
        report(.change(.add(new)))
      case .failed(let failure): report(.failed(NWError(failure)))
      }
    }
    self.publication = publication
    publication.start(on: bus)
  }
}
