internal import TactusMessageBus

/// A search for services or domains, which runs until its last reference is released.
///
/// Steps Networking.NW49 and NW50.
///
/// - Thread: the queue of daemons.
package final class ServiceSearch: @unchecked Sendable {
  /// The kind of finds.
  package enum Subject: Sendable, Equatable {
    /// Services of a type in a domain.
    case services(ServiceType, ServiceDomain)
    /// Domains in which services can be found.
    case browsableDomains
    /// Domains in which services can be published.
    case registrationDomains
  }

  /// A find: a service or, without a name and a type, a domain.
  package struct Item: Hashable, Sendable {
    /// The name of the service.
    package var name = ""
    /// The type with a dot at its end.
    package var type = ""
    /// The domain with a dot at its end.
    package var domain: String
  }

  /// A report of a search.
  package enum Event: Sendable {
    /// The network can be searched.
    case ready
    /// An item was found, at interfaces with indexes.
    case found(Item, interfaces: Set<Int>)
    /// An item was found at other interfaces than before.
    case moved(Item, interfaces: Set<Int>)
    /// An item is gone.
    case removed(Item)
    /// The search has ended.
    case failed(BonjourFailure)
  }

  private let subject: Subject
  private let report: ([Event]) -> Void
  private var object: AvahiObject?
  /// The interfaces and versions of IP at which something was found.
  private var places: [Item: Set<Place>] = [:]
  /// The finds known when the search began, until all of them are there.
  private var first: [Event]? = []

  private struct Place: Hashable {
    var interface: Int
    var version: Int
  }

  /// Creates a search, which `start` begins.
  ///
  /// - Parameter report: Receives events that belong together, on the queue of daemons.
  package init(_ subject: Subject, report: @escaping ([Event]) -> Void) {
    (self.subject, self.report) = (subject, report)
  }

  /// Begins to search.
  package func start(on bus: BonjourBus) {
    do throws(BonjourFailure) {
      let daemon = try AvahiDaemon.of(bus)
      report([.ready])
      let (method, arguments, interface) = call
      object = try daemon.make(method, [.anyInterface, .anyVersion] + arguments, interface) {
        [weak self] in self?.hear($0)
      }
      try object?.call("Start")
      // The local network is always there (Networking.NW50).
      if interface == "DomainBrowser" {
        add(Item(domain: ServiceDomain.local.text), Place(interface: 0, version: 0))
      }
    } catch {
      fail(error)
    }
  }

  // MARK: Internals

  /// The call of the daemon: its method, the arguments and the interface of the object.
  private var call: (String, [BusVariant], String) {
    switch subject {
    case .services(let type, let domain):
      return (
        "ServiceBrowserPrepare",
        [.text(type.searchedName), .text(domain.name), .noOptions], "ServiceBrowser"
      )
    case .browsableDomains, .registrationDomains:
      let kind = subject == .browsableDomains ? Self.browsed : Self.registered
      return ("DomainBrowserPrepare", [.text(""), .int32(kind), .noOptions], "DomainBrowser")
    }
  }

  /// The kinds of domains.
  ///
  /// - Source: Avahi's reference, `AvahiDomainBrowserType`. Confidence: documented.
  private static let browsed: Int32 = 0, registered: Int32 = 2

  private func hear(_ signal: AvahiSignal) {
    switch signal {
    case .new(let values): if let (item, place) = read(values) { add(item, place) }
    case .removed(let values): if let (item, place) = read(values) { remove(item, place) }
    case .knownReported, .allForNow: reportFirst()
    case .failed:
      // Without other domains the local network remains (Networking.NW50).
      if case .services = subject { fail(BonjourFailure(.unknownError)) } else { reportFirst() }
    case .daemonGone: fail(BonjourFailure(.unknownError))
    case .state: break
    }
  }

  private func reportFirst() {
    if let known = first, !known.isEmpty { report(known) }
    first = nil
  }

  private func read(_ values: [BusVariant]) -> (Item, Place)? {
    guard values.count > 2, let interface = values[0].number, let version = values[1].number
    else { return nil }
    let place = Place(interface: interface, version: version)
    guard case .services(let type, _) = subject else {
      guard let domain = values[2].text.flatMap({ ServiceDomain($0) }) else { return nil }
      return (Item(domain: domain.text), place)
    }
    guard values.count > 4, let name = values[2].text,
      let domain = values[4].text.flatMap({ ServiceDomain($0) })
    else { return nil }
    return (Item(name: name, type: type.name + ".", domain: domain.text), place)
  }

  private func add(_ item: Item, _ place: Place) {
    let before = interfaces(of: item)
    places[item, default: []].insert(place)
    let now = interfaces(of: item)
    guard now != before else { return }
    add(before.isEmpty ? .found(item, interfaces: now) : .moved(item, interfaces: now))
  }

  private func remove(_ item: Item, _ place: Place) {
    let before = interfaces(of: item)
    places[item]?.remove(place)
    let now = interfaces(of: item)
    guard now != before else { return }
    if now.isEmpty { places[item] = nil }
    add(now.isEmpty ? .removed(item) : .moved(item, interfaces: now))
  }

  private func interfaces(of item: Item) -> Set<Int> {
    Set(places[item, default: []].map(\.interface))
  }

  private func add(_ event: Event) {
    if first == nil { report([event]) } else { first?.append(event) }
  }

  private func fail(_ failure: BonjourFailure) {
    object = nil
    report([.failed(failure)])
  }
}
