import BonjourTestSupport
import TactusCoreFoundation
import TactusMessageBus
import TactusNetServices
import TestSupport
import Testing

/// The failures without a daemon, and after its end.
struct AbsenceTests {
  @Test(
    "Networking.NW42. Without a daemon everything fails at once, and one line names the package")
  func absent() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let (log, seen) = (ServiceLog(), BrowserLog())
      let bus = BonjourBus.address("unix:path=/none/bus")
      let service = try NetService.make("A", type: "_a._tcp", port: 1, bus: bus, log: log)
      service.publish()
      try #require(try log.next() == .didNotPublish(-72_000, 10))
      service.resolve(withTimeout: 20)
      try #require(try log.next() == .didNotResolve(-72_000, 10))
      service.startMonitoring()
      let browser = try NetServiceBrowser.make(bus: bus, log: seen)
      browser.searchForServices(ofType: "_a._tcp", inDomain: "")
      try #require(try seen.next() == .didNotSearch(-72_000, 10))
      browser.searchForBrowsableDomains()
      try #require(try seen.next() == .didNotSearch(-72_000, 10))
      var (input, output): (InputStream?, OutputStream?)
      try #require(service.getInputStream(&input, outputStream: &output))
      input?.open()
      var byte: UInt8 = 0
      try #require(input?.read(&byte, maxLength: 1) == -1)
      try #require(input?.streamError != nil)
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("tactus:") }
    #expect(lines.count == 1 && lines[0].contains("avahi-daemon"), "\(lines)")
  }

  @Test("Networking.NW42. Where the network is off, as in tests, the system's daemon is not used")
  func networkIsOff() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      unsetenv("TACTUS_NETWORK")
      let log = ServiceLog()
      let service = try NetService.make("A", type: "_a._tcp", port: 1, bus: .system, log: log)
      service.publish()
      try #require(try log.next() == .didNotPublish(-72_000, 10))
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("tactus:") }
    #expect(lines.count == 1 && lines[0].contains("TACTUS_NETWORK=1"), "\(lines)")
  }

  @Test(
    "Networking.NW42. The end of the daemon ends everything with an error, and it may come back")
  func daemonEnds() throws {
    let avahi = try PrivateAvahi()
    let (log, other, seen, type) = (ServiceLog(), ServiceLog(), BrowserLog(), uniqueType())
    let service = try NetService.make("A", type: type, port: 1, bus: avahi.bus, log: log)
    service.publish()
    #expect(try log.next() == .willPublish)
    #expect(try log.next() == .didPublish)
    let missing = try NetService.make("Missing", type: type, bus: avahi.bus, log: other)
    missing.resolve(withTimeout: 0)
    #expect(try other.next() == .willResolve)
    let browser = try NetServiceBrowser.make(bus: avahi.bus, log: seen)
    browser.searchForServices(ofType: type, inDomain: "")
    #expect(try seen.next() == .willSearch)
    #expect(try seen.next() == .found("A", more: false))
    avahi.end()
    #expect(try log.next() == .didNotPublish(-72_000, 10))
    #expect(try other.next() == .didNotResolve(-72_000, 10))
    #expect(try seen.next() == .didNotSearch(-72_000, 10))
    let later = try NetService.make(
      "B", type: type, port: 1, bus: PrivateAvahi.shared.get().bus, log: ServiceLog())
    later.publish()
    service.publish()
    #expect(try log.next() == .didNotPublish(-72_000, 10))
  }

  @Test("Networking.NW39. The bus is opened for the first object, and left after the last one")
  func connections() throws {
    let avahi = try PrivateAvahi()
    let observer = try BusConnection(address: avahi.address)
    let changes = ChangeSignal()
    observer.listen(
      to: ("org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged")
    ) { _ in changes.notify() }
    func names() -> Int {
      let names = try? observer.callAndWait(.bus("ListNames"))
      return names?.first?.texts?.filter { $0.hasPrefix(":") }.count ?? -1
    }
    let before = names()
    try {
      let (log, seen) = (ServiceLog(), BrowserLog())
      let service = try NetService.make("A", type: uniqueType(), port: 1, bus: avahi.bus, log: log)
      let browser = try NetServiceBrowser.make(bus: avahi.bus, log: seen)
      #expect(names() == before)
      service.publish()
      #expect(try log.next() == .willPublish)
      #expect(try log.next() == .didPublish)
      browser.searchForBrowsableDomains()
      #expect(try seen.next() == .willSearch)
      // Both use one connection.
      #expect(names() == before + 1)
      service.stop()
      #expect(try log.next() == .stopped)
      #expect(names() == before + 1)
    }()
    #expect(changes.wait { names() == before })
  }

  @Test("Networking.NW39. A service that nobody has any more is not published")
  func released() throws {
    let (log, seen, type) = (ServiceLog(), BrowserLog(), uniqueType())
    var service: NetService? = try NetService.published("Held", type: type, log: log)
    let browser = try NetServiceBrowser.make(log: seen)
    browser.searchForServices(ofType: type, inDomain: "")
    #expect(try seen.next() == .willSearch)
    #expect(try seen.next() == .found("Held", more: false))
    #expect(service?.name == "Held")
    service = nil
    #expect(try seen.next() == .removed("Held", more: false))
  }
}
