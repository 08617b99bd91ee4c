import TactusCoreFoundation
internal import TactusMessageBus

/// The publication of a service, which ends with its last reference.
///
/// Steps Networking.NW43–NW45.
///
/// - Thread: the queue of daemons.
package final class Publication: @unchecked Sendable {
  /// A report of a publication.
  package enum Event {
    /// The daemon accepts services.
    case ready
    /// The service is published under a name.
    case published(name: String, port: UInt16)
    /// A peer has connected.
    case accepted(AcceptedSocket)
    /// The publication has ended.
    case failed(BonjourFailure)
  }

  /// The published service.
  package struct Service: Sendable {
    /// The name.
    package var name: String
    /// The type.
    package var type: ServiceType
    /// The domain.
    package var domain: ServiceDomain
    /// The port.
    package var port: UInt16
    /// The texts of the TXT record.
    package var texts: [[UInt8]]
    /// Whether a name that is in use leads to another one.
    package var mayRename: Bool
    /// Whether the publication accepts connections itself.
    package var listens: Bool

    /// Creates a description of a service.
    ///
    /// - Parameter name: The name; empty for the device's.
    package init(
      name: String, type: ServiceType, domain: ServiceDomain, port: UInt16, texts: [[UInt8]],
      mayRename: Bool = true, listens: Bool = false
    ) {
      self.name = name.isEmpty ? ServiceName.ofDevice : name
      (self.type, self.domain, self.port, self.texts) = (type, domain, port, texts)
      (self.mayRename, self.listens) = (mayRename, listens)
    }
  }

  private var service: Service
  private let report: (Event) -> Void
  private var group: AvahiObject?
  private var listener: ServiceListener?

  /// Creates a publication, which `start` begins.
  package init(_ service: Service, report: @escaping (Event) -> Void) {
    (self.service, self.report) = (service, report)
  }

  /// Begins to publish.
  package func start(on bus: BonjourBus) {
    do throws(BonjourFailure) {
      let daemon = try AvahiDaemon.of(bus)
      if service.listens {
        let listener = try ServiceListener(port: service.port) { [report] in
          report(.accepted(AcceptedSocket($0)))
        }
        self.listener = listener
        service.port = listener.port
      }
      report(.ready)
      group = try daemon.make("EntryGroupNew", [], "EntryGroup") { [weak self] in self?.hear($0) }
      try register()
    } catch {
      fail(error)
    }
  }

  /// Publishes other texts (Networking.NW44).
  package func update(texts: [[UInt8]]) {
    guard texts != service.texts else { return }
    service.texts = texts
    do throws(BonjourFailure) {
      try group?.call("UpdateServiceTxt", place + [Self.variant(of: texts)])
    } catch {
      fail(error)
    }
  }

  // MARK: Internals

  /// The states of a group of services.
  ///
  /// - Source: Avahi's reference, `AvahiEntryGroupState`. Confidence: documented.
  private enum GroupState: Int { case established = 2, collision, failure }

  private func hear(_ signal: AvahiSignal) {
    switch signal {
    case .state(let number):
      switch GroupState(rawValue: number) {
      case .established: report(.published(name: service.name, port: service.port))
      case .collision: rename()
      case .failure: fail(BonjourFailure(.unknownError))
      case nil: break
      }
    case .daemonGone: fail(BonjourFailure(.unknownError))
    case .new, .removed, .knownReported, .allForNow, .failed: break
    }
  }

  /// Registers the service, under a name that no other service of this machine has.
  private func register() throws(BonjourFailure) {
    while true {
      do throws(BonjourFailure) {
        try group?.call(
          "AddService",
          place + [.text(""), .uint16(service.port), Self.variant(of: service.texts)])
        break
      } catch {
        guard error == BonjourFailure(.collisionError), service.mayRename else { throw error }
        service.name = ServiceName.next(after: service.name)
      }
    }
    for subtype in service.type.subtypes {
      try group?.call(
        "AddServiceSubtype", place + [.text(service.type.name(ofSubtype: subtype))])
    }
    try group?.call("Commit")
  }

  /// Takes another name after another machine has claimed this one (Networking.NW43).
  private func rename() {
    guard service.mayRename else { return fail(BonjourFailure(.collisionError)) }
    service.name = ServiceName.next(after: service.name)
    do throws(BonjourFailure) {
      try group?.call("Reset")
      try register()
    } catch {
      fail(error)
    }
  }

  private func fail(_ failure: BonjourFailure) {
    (group, listener) = (nil, nil)
    report(.failed(failure))
  }

  /// The first arguments of all calls about the service.
  private var place: [BusVariant] {
    [
      .anyInterface, .anyVersion, .noOptions, .text(service.name), .text(service.type.name),
      .text(service.domain.name),
    ]
  }

  private static func variant(of texts: [[UInt8]]) -> BusVariant {
    .list(texts.map { .bytes($0) }, of: "ay")
  }
}
