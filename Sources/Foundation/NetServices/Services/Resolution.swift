import TactusCoreFoundation

/// The search for the host, the addresses and the texts of a service, which runs until its last
/// reference is released.
///
/// Step Networking.NW46.
///
/// - Thread: the queue of daemons.
final class Resolution: @unchecked Sendable {
  /// The known properties of a service.
  struct Result: Equatable, Sendable {
    var location: ServiceLocation
    var addresses: [ServiceAddress]
    /// The TXT record; nil if the service has none.
    var record: Data?
  }

  /// A report of a resolution.
  enum Event {
    /// The network can be asked.
    case ready
    /// More is known of the service than before.
    case found(Result)
    /// The resolution has ended.
    case failed(BonjourFailure)
  }

  /// Whether the service has been found.
  var isFound: Bool { reported != nil }

  private let name: String
  private let report: (Event) -> Void
  private var daemon: AvahiDaemon?
  private var queries: [RecordQuery] = []
  private var addressQueries: [RecordQuery] = []
  private var location: ServiceLocation?
  private var record: Data?
  /// Whether nothing more is expected of the TXT record.
  private var isRecordKnown = false
  private var addresses: [ServiceAddress] = []
  private var reported: Result?
  private var isReporting = false
  private var hasFailed = false

  /// Creates a resolution, which `start` begins.
  ///
  /// - Parameter name: The complete name of the service.
  init(_ name: String, report: @escaping (Event) -> Void) {
    (self.name, self.report) = (name, report)
  }

  /// Begins to ask the network.
  func start(on bus: BonjourBus) {
    do throws(BonjourFailure) {
      let daemon = try AvahiDaemon.of(bus)
      self.daemon = daemon
      report(.ready)
      let locations = try RecordQuery(name, .location, of: daemon) { [weak self] in
        self?.hearLocation($0)
      }
      let texts = try RecordQuery(name, .text, of: daemon) { [weak self] in self?.hearText($0) }
      queries = [locations, texts]
    } catch {
      fail(error)
    }
  }

  // MARK: Internals

  private func hearLocation(_ event: RecordQuery.Event) {
    switch event {
    case .new(let bytes, _):
      guard let found = ServiceLocation(bytes), found != location else { return }
      let isSameHost = found.host == location?.host
      location = found
      if !isSameHost { findAddresses(of: found.host) }
      reportLater()
    case .failed: fail(BonjourFailure(.unknownError))
    case .removed, .knownReported, .allForNow: break
    }
  }

  private func hearText(_ event: RecordQuery.Event) {
    switch event {
    case .new(let bytes, _):
      record = Data(bytes)
      isRecordKnown = true
      reportLater()
    case .allForNow:
      isRecordKnown = true
      reportLater()
    case .failed: fail(BonjourFailure(.unknownError))
    case .removed, .knownReported: break
    }
  }

  private func findAddresses(of host: String) {
    guard let daemon else { return }
    addresses = []
    do throws(BonjourFailure) {
      var queries: [RecordQuery] = []
      for kind in [RecordQuery.Kind.ipv4, .ipv6] {
        queries.append(
          try RecordQuery(host, kind, of: daemon) { [weak self] in self?.hearAddress($0) })
      }
      addressQueries = queries
    } catch {
      fail(error)
    }
  }

  private func hearAddress(_ event: RecordQuery.Event) {
    switch event {
    case .new(let bytes, let interface):
      guard let address = ServiceAddress(bytes, interface: interface), !addresses.contains(address)
      else { return }
      addresses.append(address)
    case .removed(let bytes, let interface):
      guard let address = ServiceAddress(bytes, interface: interface) else { return }
      addresses.removeAll { $0 == address }
    case .failed: return fail(BonjourFailure(.unknownError))
    case .knownReported, .allForNow: break
    }
    reportLater()
  }

  /// Reports what is known, after everything that has already arrived.
  private func reportLater() {
    guard !isReporting else { return }
    isReporting = true
    AvahiDaemon.queue.async { [weak self] in
      guard let self else { return }
      isReporting = false
      reportKnown()
    }
  }

  private func reportKnown() {
    guard let location, isRecordKnown, !addresses.isEmpty,
      addressQueries.allSatisfy(\.hasReportedKnown)
    else { return }
    let result = Result(location: location, addresses: addresses, record: record)
    guard result != reported else { return }
    reported = result
    report(.found(result))
  }

  private func fail(_ failure: BonjourFailure) {
    guard !hasFailed else { return }
    hasFailed = true
    (daemon, queries, addressQueries) = (nil, [], [])
    report(.failed(failure))
  }
}
