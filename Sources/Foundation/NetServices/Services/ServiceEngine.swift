internal import CFNetwork
import TactusCoreFoundation

/// The work of a service.
///
/// - Thread: any, except where a method says otherwise.
final class ServiceEngine: @unchecked Sendable {
  /// An activity of a service.
  enum Activity { case publishing, resolving }

  /// The known properties of a service.
  struct Values {
    var domain: String
    var type: String
    var name: String
    var port: Int
    var hostName: String?
    var addresses: [Data] = []
    /// The TXT record; nil if it is not known.
    var record: Data?
    var activity: Activity?
    /// The number of the activity, or of its end; events of others come too late.
    var number = 0
    /// The number of the observation of the TXT record, or of its end.
    var monitorNumber = 0
    var isMonitoring = false
    /// Whether the delegate is no longer called.
    var isMuted = false

    init(domain: String, type: String, name: String, port: Int) {
      (self.domain, self.type, self.name, self.port) = (domain, type, name, port)
    }

    /// The values by which services are compared (Networking.NW40).
    var identity: (name: String, type: String, domain: String) {
      (
        name.lowercased(), ServiceType(type)?.name.lowercased() ?? type,
        ServiceDomain(domain)?.text.lowercased() ?? domain
      )
    }

    /// The complete name of the service; nil if it has no valid one.
    var completeName: String? {
      guard ServiceName.isValid(name), let type = ServiceType(type),
        let domain = ServiceDomain(domain)
      else { return nil }
      return ServiceName.complete(name, type: type, domain: domain.name)
    }
  }

  /// A report to the delegate.
  enum Event {
    case willPublish(Int)
    case didPublish(Int, name: String, port: UInt16)
    case didNotPublish(Int, BonjourFailure)
    case willResolve(Int)
    case didResolve(Int, Resolution.Result)
    case didNotResolve(Int, BonjourFailure)
    case accepted(Int, AcceptedSocket)
    case stopped
    /// The time of the resolving has passed.
    case ended(Int)
    /// An activity was started during another one.
    case busy(Activity)
    case updatedRecord(Int, Data)
  }

  weak var service: NetService?
  private(set) lazy var schedule = CallbackSchedule<Event> { [weak self] event, _ in
    self?.deliver(event)
  }

  private let bus: BonjourBus
  private let lock = NSLock()
  private var values: Values
  // What the queue of daemons guards.
  private var publication: Publication?
  private var resolution: Resolution?
  private var monitor: RecordMonitor?

  init(_ values: Values, on bus: BonjourBus) {
    (self.values, self.bus) = (values, bus)
    _ = schedule
  }

  /// The values at this moment.
  var current: Values { lock.withLock { values } }

  /// Changes the values.
  func change<Result>(_ body: (inout Values) -> Result) -> Result {
    lock.withLock { body(&values) }
  }

  // MARK: Publishing

  /// Publishes the service (Networking.NW43).
  func publish(_ options: NetService.Options) {
    guard let number = begin(.publishing) else { return }
    guard let service = publishedService(options) else {
      return schedule.post([.didNotPublish(number, BonjourFailure(.badArgumentError))])
    }
    let publication = Publication(service) { [weak self] event in
      guard let self else { return }
      switch event {
      case .ready: schedule.post([.willPublish(number)])
      case .published(let name, let port):
        schedule.post([.didPublish(number, name: name, port: port)])
      case .accepted(let socket): schedule.post([.accepted(number, socket)])
      case .failed(let failure): schedule.post([.didNotPublish(number, failure)])
      }
    }
    AvahiDaemon.queue.async { [self, bus] in
      guard current.number == number else { return }
      self.publication = publication
      publication.start(on: bus)
    }
  }

  /// Sets the TXT record, and returns whether it is one (Networking.NW44).
  func setRecord(_ record: Data?) -> Bool {
    guard let texts = TXTRecord.texts(of: record ?? Data()) else { return false }
    lock.withLock { values.record = record }
    AvahiDaemon.queue.async { [self] in publication?.update(texts: texts) }
    return true
  }

  // MARK: Resolving

  /// Resolves the service (Networking.NW46).
  func resolve(_ timeout: TimeInterval) {
    guard let number = begin(.resolving) else { return }
    guard let name = current.completeName else {
      return schedule.post([.didNotResolve(number, BonjourFailure(.badArgumentError))])
    }
    let resolution = Resolution(name) { [weak self] event in
      switch event {
      case .ready: self?.schedule.post([.willResolve(number)])
      case .found(let result): self?.schedule.post([.didResolve(number, result)])
      case .failed(let failure): self?.schedule.post([.didNotResolve(number, failure)])
      }
    }
    AvahiDaemon.queue.async { [self, bus] in
      guard current.number == number else { return }
      self.resolution = resolution
      if timeout > 0 {
        AvahiDaemon.queue.asyncAfter(deadline: .now() + min(timeout, Self.longestTimeout)) {
          [weak self] in self?.timeOut(number)
        }
      }
      resolution.start(on: bus)
    }
  }

  /// Creates streams to the service, after which the delegate is no longer called.
  ///
  /// - Returns: The streams; nil for a service without a valid name.
  func makeStreams() -> (input: InputStream, output: OutputStream)? {
    let values = current
    guard let name = values.completeName else { return nil }
    lock.withLock { self.values.isMuted = true }
    let (known, bus) = (values.hostName == nil ? [] : values.addresses, bus)
    return SocketStreams.make(named: values.name) { found in
      guard known.isEmpty else { return found(known) }
      AddressSearch.start(name, on: bus, found: found)
    }
  }

  // MARK: Ending

  /// Ends the publishing or resolving.
  func stop() {
    let isActive = lock.withLock {
      guard values.activity != nil else { return false }
      values.activity = nil
      values.number += 1
      return true
    }
    guard isActive else { return }
    AvahiDaemon.queue.async { [self] in (publication, resolution) = (nil, nil) }
    schedule.post([.stopped])
  }

  /// Ends everything of a service whose last reference is released.
  func abandon() {
    lock.withLock {
      values.number += 1
      values.monitorNumber += 1
    }
    AvahiDaemon.queue.async { [self] in
      (publication, resolution, monitor) = (nil, nil, nil)
    }
  }

  // MARK: Monitoring

  /// Observes the TXT record (Networking.NW48).
  func startMonitoring() {
    schedule.chooseCurrent()
    let number = lock.withLock { () -> Int? in
      guard !values.isMonitoring else { return nil }
      values.isMonitoring = true
      values.monitorNumber += 1
      return values.monitorNumber
    }
    guard let number, let name = current.completeName else { return }
    AvahiDaemon.queue.async { [self, bus] in
      guard current.monitorNumber == number else { return }
      monitor = RecordMonitor(name, on: bus) { [weak self] record in
        self?.schedule.post([.updatedRecord(number, record)])
      }
    }
  }

  /// Stops observing the TXT record (Networking.NW48).
  func stopMonitoring() {
    lock.withLock {
      values.isMonitoring = false
      values.monitorNumber += 1
    }
    AvahiDaemon.queue.async { [self] in monitor = nil }
  }

  // MARK: Internals

  /// The longest timeout, in seconds: some thirty years.
  private static let longestTimeout: TimeInterval = 1e9

  /// Begins an activity.
  ///
  /// - Returns: Its number; nil during another one, of which the delegate is notified.
  private func begin(_ activity: Activity) -> Int? {
    schedule.chooseCurrent()
    let number = lock.withLock { () -> Int? in
      guard values.activity == nil else { return nil }
      values.activity = activity
      values.number += 1
      return values.number
    }
    if number == nil { schedule.post([.busy(activity)]) }
    return number
  }

  /// Returns what is published; nil if it cannot be (Networking.NW40).
  private func publishedService(_ options: NetService.Options) -> Publication.Service? {
    let values = current
    let listens = options.contains(.listenForConnections)
    guard values.name.isEmpty || ServiceName.isValid(values.name),
      let type = ServiceType(values.type),
      let domain = ServiceDomain(values.domain), let port = UInt16(exactly: values.port),
      port > 0 || listens, !listens || type.transport == "_tcp",
      let texts = TXTRecord.texts(of: values.record ?? Data())
    else { return nil }
    return Publication.Service(
      name: values.name, type: type, domain: domain, port: port, texts: texts,
      mayRename: !options.contains(.noAutoRename), listens: listens)
  }

  /// Ends the resolving after its time.
  ///
  /// - Thread: the queue of daemons.
  private func timeOut(_ number: Int) {
    guard current.number == number, let resolution else { return }
    self.resolution = nil
    if resolution.isFound {
      schedule.post([.ended(number)])
    } else {
      schedule.post([.didNotResolve(number, BonjourFailure(.timeoutError))])
    }
  }
}
