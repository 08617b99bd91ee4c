import BonjourTestSupport
import MultipeerConnectivity
import TactusNetServices
import TestSupport
import Testing

/// Peers that find each other by a real daemon.
@Suite struct DiscoveryTests {
  @Test("Peers.DI2–DI4. A peer is found with its values, once, and lost when it stops")
  func finding() throws {
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let kettle = Finder(MCPeerID(displayName: "Kettle"))
    let cup = Finder(MCPeerID(displayName: "Cup \u{1F375}"))
    kettle.browse(type, bus: bus)
    // An advertiser of the browser's own identity is not found.
    kettle.advertise(type, bus: bus)
    cup.advertise(type, ["size": "0.3 l", "color": "blü"], bus: bus)
    #expect(
      kettle.events.removeFirst()
        == .found("Cup \u{1F375}", ["size": "0.3 l", "color": "blü"]))
    let found = kettle.found.removeFirst()
    #expect(found == cup.peer && found !== cup.peer)
    cup.advertiser?.stopAdvertisingPeer()
    #expect(kettle.events.removeFirst() == .lost("Cup \u{1F375}"))
    // Without values there are none, and it is found anew.
    cup.advertise(type, bus: bus)
    #expect(kettle.events.removeFirst() == .found("Cup \u{1F375}", nil))
    cup.forget()
    #expect(kettle.events.removeFirst() == .lost("Cup \u{1F375}"))
  }

  @Test("Peers.DI3. A browser finds what was there before, and nothing after its stop")
  func stopping() throws {
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let cup = Finder(MCPeerID(displayName: "Cup"))
    cup.advertise(type, bus: bus)
    let (kettle, other) = (
      Finder(MCPeerID(displayName: "Kettle")), Finder(MCPeerID(displayName: "Other"))
    )
    kettle.browse(type, bus: bus)
    #expect(kettle.events.removeFirst() == .found("Cup", nil))
    kettle.browser?.stopBrowsingForPeers()
    other.browse(type, bus: bus)
    #expect(other.events.removeFirst() == .found("Cup", nil))
    let spoon = Finder(MCPeerID(displayName: "Spoon"))
    spoon.advertise(type, bus: bus)
    #expect(other.events.removeFirst() == .found("Spoon", nil))
    kettle.browser?.startBrowsingForPeers()
    // Had it not stopped, the spoon alone would follow.
    var names: Set<Finder.Event> = []
    for _ in 0..<2 { names.insert(kettle.events.removeFirst()) }
    #expect(names == [.found("Cup", nil), .found("Spoon", nil)])
  }

  @Test("Peers.PC1. Services of other machines, and of other kinds, are not found")
  func otherServices() throws {
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let service = try #require(ServiceType("_\(type)._tcp"))
    let domain = try #require(ServiceDomain("local"))
    let isPublished = Latch()
    let texts = [
      "tactus.id=\(UUID().uuidString)", "tactus.name=Far", "tactus.place=elsewhere",
      "tactus.port=4242",
    ].map { Array($0.utf8) }
    let (foreign, other) = (
      Publication(
        .init(name: "Far", type: service, domain: domain, port: 4242, texts: texts),
        report: { if case .published = $0 { isPublished.open() } }),
      Publication(
        .init(name: "Other", type: service, domain: domain, port: 4242, texts: []),
        report: { _ in })
    )
    BonjourBus.queue.async {
      foreign.start(on: bus)
      other.start(on: bus)
    }
    isPublished.pass()
    let (kettle, cup) = (
      Finder(MCPeerID(displayName: "Kettle")), Finder(MCPeerID(displayName: "Cup"))
    )
    kettle.browse(type, bus: bus)
    cup.advertise(type, bus: bus)
    #expect(kettle.events.removeFirst() == .found("Cup", nil))
    BonjourBus.queue.async { withExtendedLifetime((foreign, other)) {} }
  }

  @Test("Peers.DI5. Without a daemon nothing starts, which the delegate learns")
  func absent() {
    let bus = BonjourBus.address("unix:path=/none/bus")
    let finder = Finder(MCPeerID(displayName: "Kettle"))
    finder.browse("tea", bus: bus)
    #expect(finder.events.removeFirst() == .failed("NSNetServicesErrorDomain", -72_000))
    finder.advertise("tea", bus: bus)
    #expect(finder.events.removeFirst() == .failed("NSNetServicesErrorDomain", -72_000))
  }

  @Test("Peers.DI5. The end of the daemon loses all peers, and is an error")
  func daemonEnds() throws {
    let (avahi, type) = (try PrivateAvahi(), Finder.type())
    let (kettle, cup) = (
      Finder(MCPeerID(displayName: "Kettle")), Finder(MCPeerID(displayName: "Cup"))
    )
    kettle.browse(type, bus: avahi.bus)
    cup.advertise(type, bus: avahi.bus)
    #expect(kettle.events.removeFirst() == .found("Cup", nil))
    avahi.end()
    #expect(kettle.events.removeFirst() == .lost("Cup"))
    #expect(kettle.events.removeFirst() == .failed("NSNetServicesErrorDomain", -72_000))
    #expect(cup.events.removeFirst() == .failed("NSNetServicesErrorDomain", -72_000))
  }
}
