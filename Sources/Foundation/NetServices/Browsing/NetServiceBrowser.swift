import TactusCoreFoundation

/// A browser that finds the services of the local network, and domains.
///
/// Steps Networking.NW49–NW51.
///
/// - Thread: any, one at a time; the delegate is called on the run loops.
open class NetServiceBrowser: NSObject {
  private let engine: BrowserEngine

  // MARK: Configuration

  /// The delegate.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether links from device to device are searched as well.
  ///
  /// It has no effect: the networks here have none.
  open var includesPeerToPeer = false

  // MARK: Creating

  /// Creates a browser.
  public override init() {
    engine = BrowserEngine(on: .system)
    super.init()
    engine.browser = self
  }

  /// Creates a browser of the daemon of a bus.
  package init(bus: BonjourBus) {
    engine = BrowserEngine(on: bus)
    super.init()
    engine.browser = self
  }

  deinit { engine.abandon() }

  // MARK: Run loops

  /// Lets the browser call its delegate in a mode of a run loop.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    engine.schedule.add(aRunLoop, mode)
  }

  /// Ends the calls of the delegate in a mode of a run loop.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    engine.schedule.remove(aRunLoop, mode)
  }

  // MARK: Searching

  /// Searches for services of a type.
  ///
  /// - Parameters:
  ///   - type: The type, such as `_http._tcp.`.
  ///   - domainString: The domain; empty for the default one.
  open func searchForServices(ofType type: String, inDomain domainString: String) {
    guard let type = ServiceType(type), let domain = ServiceDomain(domainString) else {
      return engine.refuse(BonjourFailure(.badArgumentError))
    }
    engine.search(.services(type, domain))
  }

  /// Searches for the domains in which services can be found.
  open func searchForBrowsableDomains() { engine.search(.browsableDomains) }

  /// Searches for the domains in which services can be published.
  open func searchForRegistrationDomains() { engine.search(.registrationDomains) }

  /// Ends the search.
  open func stop() { engine.stop() }
}
