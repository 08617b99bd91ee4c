import BonjourTestSupport
import TactusCoreFoundation
import TactusNetServices
import TestSupport
import Testing

/// The reports to the delegate of a browser, which the main run loop delivers.
final class BrowserLog: NSObject, NetServiceBrowserDelegate, @unchecked Sendable {
  /// A call of the delegate.
  enum Call: Equatable, Sendable {
    case willSearch, stopped
    case didNotSearch(Int, Int)
    case found(String, more: Bool)
    case removed(String, more: Bool)
    case foundDomain(String, more: Bool)
    case removedDomain(String, more: Bool)
  }

  private let calls = Mailbox<Call>()
  private let lock = NSLock()
  private var count = 0
  private var found: [NetService] = []
  private var gone: [NetService] = []

  /// The services that were found.
  var services: [NetService] { lock.withLock { found } }
  /// The services that are gone.
  var removed: [NetService] { lock.withLock { gone } }

  /// Waits for the next call.
  func next() throws -> Call {
    let number = lock.withLock {
      count += 1
      return count
    }
    let all = calls.first(number)
    try #require(all.count == number, "the delegate was not called within two minutes")
    return all[number - 1]
  }

  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { calls.put(.willSearch) }
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { calls.put(.stopped) }
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {
    calls.put(
      .didNotSearch(
        errorDict[NetService.errorCode]?.intValue ?? 0,
        errorDict[NetService.errorDomain]?.intValue ?? 0))
  }
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) { calls.put(.foundDomain(domainString, more: moreComing)) }
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {
    lock.withLock { found.append(service) }
    calls.put(.found(service.name, more: moreComing))
  }
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) { calls.put(.removedDomain(domainString, more: moreComing)) }
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {
    lock.withLock { gone.append(service) }
    calls.put(.removed(service.name, more: moreComing))
  }
}

extension NetServiceBrowser {
  /// Creates a browser of the tests' daemon, whose delegate the main run loop calls.
  static func make(bus: BonjourBus? = nil, log: BrowserLog) throws -> NetServiceBrowser {
    let browser = NetServiceBrowser(bus: try bus ?? PrivateAvahi.shared.get().bus)
    browser.delegate = log
    browser.schedule(in: .main, forMode: .default)
    return browser
  }
}
