import BonjourTestSupport
import TactusCoreFoundation
import TactusNetServices
import TestSupport
import Testing

/// Searching with a real daemon.
struct BrowseTests {
  @Test("Networking.NW49. The services known at the beginning come together, and each goes again")
  func services() throws {
    let (log, seen, type) = (ServiceLog(), BrowserLog(), uniqueType())
    let names = ["One", "Two", "Three"]
    let services = try names.map { try NetService.published($0, type: type, log: log) }
    // The services are in the cache of the daemon once a browser has seen them.
    let (early, earlyLog) = (try NetServiceBrowser.make(log: seen), seen)
    early.searchForServices(ofType: type, inDomain: "local.")
    #expect(try earlyLog.next() == .willSearch)
    for _ in names { _ = try earlyLog.next() }
    #expect(Set(earlyLog.services.map(\.name)) == Set(names))
    let lateLog = BrowserLog()
    let late = try NetServiceBrowser.make(log: lateLog)
    late.searchForServices(ofType: String(type.dropLast()), inDomain: "local")
    #expect(try lateLog.next() == .willSearch)
    let calls = try names.map { _ in try lateLog.next() }
    let more = calls.map { call in if case .found(_, let more) = call { more } else { false } }
    #expect(more == [true, true, false], "\(calls)")
    let found = try #require(lateLog.services.first { $0.name == "Two" })
    #expect(found.type == type && found.domain == "local.")
    #expect(found == services[1] && found != services[0])
    services[1].stop()
    #expect(try lateLog.next() == .removed("Two", more: false))
    // It is the object that was found.
    #expect(lateLog.removed.first === found)
    // A found service resolves on the bus where it was found.
    let resolved = ServiceLog()
    let other = try #require(lateLog.services.first { $0.name == "Three" })
    other.delegate = resolved
    other.schedule(in: .main, forMode: .default)
    other.resolve(withTimeout: 20)
    #expect(try resolved.next() == .willResolve)
    #expect(try resolved.next() == .didResolve)
    #expect(other.port == 7_000)
  }

  @Test("Networking.NW49. A stopped browser says so and nothing more, and may search again")
  func stopping() throws {
    let (log, seen, type) = (ServiceLog(), BrowserLog(), uniqueType())
    let browser = try NetServiceBrowser.make(log: seen)
    browser.searchForServices(ofType: type, inDomain: "")
    #expect(try seen.next() == .willSearch)
    browser.searchForServices(ofType: type, inDomain: "")
    #expect(try seen.next() == .didNotSearch(-72_003, 10))
    browser.stop()
    #expect(try seen.next() == .stopped)
    let service = try NetService.published("Late", type: type, log: log)
    browser.searchForServices(ofType: type, inDomain: "")
    #expect(try seen.next() == .willSearch)
    #expect(try seen.next() == .found("Late", more: false))
    #expect(service.name == "Late")
  }

  @Test("Networking.NW40. Services are searched by a subtype as well")
  func subtypes() throws {
    let (log, other, seen, type) = (ServiceLog(), ServiceLog(), BrowserLog(), uniqueType())
    let plain = String(type.dropLast())
    let one = try NetService.published("With", type: plain + ",_special", log: log)
    let two = try NetService.published("Without", type: plain, log: other)
    let browser = try NetServiceBrowser.make(log: seen)
    browser.searchForServices(ofType: "_special._sub.\(type)", inDomain: "local.")
    #expect(try seen.next() == .willSearch)
    #expect(try seen.next() == .found("With", more: false))
    one.stop()
    #expect(try seen.next() == .removed("With", more: false))
    #expect(seen.services.map(\.type) == [type] && two.name == "Without")
  }

  @Test("Networking.NW40. A type of no use is not searched for")
  func refused() throws {
    let seen = BrowserLog()
    let browser = try NetServiceBrowser.make(log: seen)
    browser.searchForServices(ofType: "http", inDomain: "")
    #expect(try seen.next() == .didNotSearch(-72_004, 10))
    browser.searchForServices(ofType: "_http._tcp", inDomain: "a..b")
    #expect(try seen.next() == .didNotSearch(-72_004, 10))
  }

  @Test("Networking.NW50. The local network is always a domain", arguments: [true, false])
  func domains(isBrowsable: Bool) throws {
    let seen = BrowserLog()
    let browser = try NetServiceBrowser.make(log: seen)
    if isBrowsable {
      browser.searchForBrowsableDomains()
    } else {
      browser.searchForRegistrationDomains()
    }
    #expect(try seen.next() == .willSearch)
    #expect(try seen.next() == .foundDomain("local.", more: false))
    browser.stop()
    #expect(try seen.next() == .stopped)
  }

  @Test("Networking.NW51. An app may only search for the types that its property list names")
  func declared() throws {
    let type = try #require(ServiceType("_http._tcp."))
    let other = try #require(ServiceType("_ipp._tcp"))
    let app = DeclaredServices([
      "CFBundleIdentifier": "org.example.app", "NSBonjourServices": ["_HTTP._tcp"],
    ])
    #expect(app.allow(type) && !app.allow(other))
    #expect(!DeclaredServices(["CFBundleIdentifier": "org.example.app"]).allow(type))
    // A program without a property list is no app.
    #expect(DeclaredServices(nil).allow(type) && DeclaredServices([:]).allow(other))
  }
}
