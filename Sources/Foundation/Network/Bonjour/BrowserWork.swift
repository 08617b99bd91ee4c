import TactusNetServices

/// The implementation of a browser.
///
/// - Thread: the queue of the daemon, except the methods that say otherwise.
final class BrowserWork: @unchecked Sendable {
  /// The values that an app may read of a browser from any thread.
  struct Values: Sendable {
    var state: NWBrowser.State = .setup
    /// Whether the app has canceled the browser; its handler is notified even after its release.
    var isBeingCanceled = false
    var queue: DispatchQueue?
    /// A serial queue for the handlers, which runs on the app's queue.
    var callbackQueue: DispatchQueue?
    var results: Set<NWBrowser.Result> = []
    var stateHandler: (@Sendable (NWBrowser.State) -> Void)?
    var resultsHandler: (@Sendable (Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
  }

  /// A service that the search has found.
  private struct Found {
    var interfaces: Set<Int>
    var record: NWTXTRecord?
    var monitor: RecordMonitor?
    /// The result that the app knows; nil before its TXT record is known.
    var result: NWBrowser.Result?
  }

  let values = SharedValues(Values())
  private let type: String
  private let domain: String
  private let wantsRecords: Bool
  private let bus: BonjourBus
  private var search: ServiceSearch?
  private var found: [ServiceSearch.Item: Found] = [:]
  private var hasEnded = false

  init(_ descriptor: NWBrowser.Descriptor, on bus: BonjourBus) {
    switch descriptor {
    case .bonjour(let type, let domain):
      (self.type, self.domain, wantsRecords) = (type, domain ?? "", false)
    case .bonjourWithTXTRecord(let type, let domain):
      (self.type, self.domain, wantsRecords) = (type, domain ?? "", true)
    }
    self.bus = bus
  }

  /// Starts to search.
  ///
  /// - Thread: any.
  func start(_ queue: DispatchQueue) {
    BonjourBus.queue.async { [self] in
      guard !hasEnded, values.current.queue == nil else { return }
      values.change {
        $0.queue = queue
        $0.callbackQueue = queue.callbackQueue
      }
      guard let service = BonjourService("", type, domain) else {
        return end(.failed(.dns(NWError.badParameter)))
      }
      guard DeclaredServices.ofApp.allow(service.type) else {
        return end(.failed(.dns(NWError.noAuthorization)))
      }
      let search = ServiceSearch(.services(service.type, service.domain)) { [weak self] in
        self?.hear($0)
      }
      self.search = search
      search.start(on: bus)
    }
  }

  /// Ends the search.
  ///
  /// - Thread: any.
  func cancel() {
    values.change { $0.isBeingCanceled = true }
    BonjourBus.queue.async { [self] in
      guard values.current.state != .cancelled else { return }
      end(.cancelled)
      let release: @Sendable (inout sending Values) -> Void = {
        $0.stateHandler = nil
        $0.resultsHandler = nil
      }
      guard let queue = values.current.callbackQueue else { return values.change(release) }
      queue.async { [values] in values.change(release) }
    }
  }

  /// Ends the search after the app has released the browser.
  ///
  /// - Thread: any.
  func abandon() {
    values.change { if !$0.isBeingCanceled { $0.stateHandler = nil } }
    cancel()
  }

  // MARK: Internals

  private func deliver(_ body: @escaping @Sendable (Values) -> Void) {
    guard let queue = values.current.callbackQueue else { return }
    queue.async { [values] in body(values.current) }
  }

  private func enter(_ state: NWBrowser.State) {
    values.change { $0.state = state }
    deliver { $0.stateHandler?(state) }
  }

  private func end(_ state: NWBrowser.State) {
    hasEnded = true
    (search, found) = (nil, [:])
    enter(state)
  }

  private func hear(_ events: [ServiceSearch.Event]) {
    var changes: Set<NWBrowser.Result.Change> = []
    for event in events {
      switch event {
      case .ready: enter(.ready)
      case .found(let item, let interfaces):
        found[item] = Found(interfaces: interfaces)
        if wantsRecords { observe(item) }
        changes.formUnion(update(item))
      case .moved(let item, let interfaces):
        found[item]?.interfaces = interfaces
        changes.formUnion(update(item))
      case .removed(let item):
        if let result = found.removeValue(forKey: item)?.result { changes.insert(.removed(result)) }
      case .failed(let failure): return end(.failed(NWError(failure)))
      }
    }
    report(changes)
  }

  /// Waits for the TXT record of a service (Connections.BJ2).
  private func observe(_ item: ServiceSearch.Item) {
    guard let name = BonjourService(item.name, item.type, item.domain)?.completeName else { return }
    found[item]?.monitor = RecordMonitor(name, on: bus) { [weak self] data in
      guard let self else { return }
      found[item]?.record = NWTXTRecord(data)
      report(update(item))
    }
  }

  /// Updates the result of a service, and returns the changes.
  private func update(_ item: ServiceSearch.Item) -> Set<NWBrowser.Result.Change> {
    guard let service = found[item], !wantsRecords || service.record != nil else { return [] }
    let new = NWBrowser.Result(
      endpoint: .service(
        name: item.name, type: String(item.type.dropLast()), domain: item.domain, interface: nil),
      interfaces: service.interfaces.sorted().compactMap { NWInterface(index: $0) },
      metadata: service.record.map { .bonjour($0) } ?? .none)
    found[item]?.result = new
    guard let old = service.result else { return [.added(new)] }
    let change = NWBrowser.Result.Change(between: old, and: new)
    return change == .identical ? [] : [change]
  }

  /// Reports changes to the app.
  private func report(_ changes: Set<NWBrowser.Result.Change>) {
    guard !changes.isEmpty else { return }
    let results = Set(found.values.compactMap(\.result))
    values.change { $0.results = results }
    deliver { $0.resultsHandler?(results, changes) }
  }
}
