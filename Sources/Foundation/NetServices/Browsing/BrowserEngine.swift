import TactusCoreFoundation

/// The work of a browser.
///
/// - Thread: any, except where a method says otherwise.
final class BrowserEngine: @unchecked Sendable {
  /// A report to the delegate.
  enum Event {
    case search(Int, ServiceSearch.Event)
    case refused(BonjourFailure)
    case stopped

    /// Whether something was found, or is gone.
    var isChange: Bool {
      switch self {
      case .search(_, .found), .search(_, .removed): true
      case .search, .refused, .stopped: false
      }
    }
  }

  weak var browser: NetServiceBrowser?
  private(set) lazy var schedule = CallbackSchedule<Event> { [weak self] event, next in
    self?.deliver(event, isMoreComing: next?.isChange ?? false)
  }

  private let bus: BonjourBus
  private let lock = NSLock()
  private var isSearching = false
  /// The number of the search, or of its end; events of others come too late.
  private var number = 0
  /// The services that the delegate knows.
  private var services: [ServiceSearch.Item: NetService] = [:]
  /// The search, which the queue of daemons guards.
  private var search: ServiceSearch?

  init(on bus: BonjourBus) {
    self.bus = bus
    _ = schedule
  }

  // MARK: Searching

  /// Begins a search.
  func search(_ subject: ServiceSearch.Subject) {
    if case .services(let type, _) = subject, !DeclaredServices.ofApp.allow(type) {
      return refuse(BonjourFailure(.missingRequiredConfigurationError))
    }
    schedule.chooseCurrent()
    let number = lock.withLock { () -> Int? in
      guard !isSearching else { return nil }
      isSearching = true
      self.number += 1
      services = [:]
      return self.number
    }
    guard let number else { return refuse(BonjourFailure(.activityInProgress)) }
    let search = ServiceSearch(subject) { [weak self] events in
      self?.schedule.post(events.map { .search(number, $0) })
    }
    AvahiDaemon.queue.async { [self, bus] in
      guard isCurrent(number) else { return }
      self.search = search
      search.start(on: bus)
    }
  }

  /// Notifies the delegate that a search does not begin.
  func refuse(_ failure: BonjourFailure) {
    schedule.chooseCurrent()
    schedule.post([.refused(failure)])
  }

  /// Ends the search.
  func stop() {
    guard end() else { return }
    AvahiDaemon.queue.async { [self] in search = nil }
    schedule.post([.stopped])
  }

  /// Ends the search of a browser whose last reference is released.
  func abandon() {
    _ = end()
    AvahiDaemon.queue.async { [self] in search = nil }
  }

  // MARK: Internals

  private func isCurrent(_ number: Int) -> Bool { lock.withLock { number == self.number } }

  /// Counts the search as ended, and returns whether there was one.
  private func end() -> Bool {
    lock.withLock {
      guard isSearching else { return false }
      isSearching = false
      number += 1
      return true
    }
  }

  /// Notifies the delegate of an event, unless it comes too late (Networking.NW49).
  ///
  /// - Thread: a run loop of the browser.
  private func deliver(_ event: Event, isMoreComing: Bool) {
    guard let browser else { return }
    switch event {
    case .search(let number, let event):
      if isCurrent(number) { deliver(event, to: browser, isMoreComing: isMoreComing) }
    case .refused(let failure):
      browser.delegate?.netServiceBrowser(browser, didNotSearch: failure.values)
    case .stopped: browser.delegate?.netServiceBrowserDidStopSearch(browser)
    }
  }

  private func deliver(
    _ event: ServiceSearch.Event, to browser: NetServiceBrowser, isMoreComing: Bool
  ) {
    let delegate = browser.delegate
    switch event {
    case .ready: delegate?.netServiceBrowserWillSearch(browser)
    case .found(let item, _) where item.name.isEmpty:
      delegate?.netServiceBrowser(
        browser, didFindDomain: item.domain, moreComing: isMoreComing)
    case .found(let item, _):
      let service = NetService(
        domain: item.domain, type: item.type, name: item.name, port: -1, bus: bus)
      lock.withLock { services[item] = service }
      delegate?.netServiceBrowser(browser, didFind: service, moreComing: isMoreComing)
    case .removed(let item) where item.name.isEmpty:
      delegate?.netServiceBrowser(
        browser, didRemoveDomain: item.domain, moreComing: isMoreComing)
    case .removed(let item):
      guard let service = lock.withLock({ services.removeValue(forKey: item) }) else { return }
      delegate?.netServiceBrowser(browser, didRemove: service, moreComing: isMoreComing)
    case .moved: break
    case .failed(let failure):
      _ = end()
      AvahiDaemon.queue.async { [self] in search = nil }
      delegate?.netServiceBrowser(browser, didNotSearch: failure.values)
    }
  }
}
