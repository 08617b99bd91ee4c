import Network
import TestSupport
import Testing

/// Tests of addresses and endpoints.
@Suite struct AddressTests {
  @Test("Connections.EP1. The text of any address is read as the same address")
  func roundTrips() throws {
    for seed in RandomCases.seeds(UInt64(300)) {
      var random = SeededRandom(seed: seed)
      let short = Data((0..<4).map { _ in UInt8.random(in: 0...255, using: &random) })
      let address = try #require(IPv4Address(short))
      #expect(IPv4Address("\(address)") == address && address.rawValue == short)
      // Many bytes are zero, so that their text is shortened.
      let long = Data(
        (0..<16).map { _ in
          Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
        })
      let new = try #require(IPv6Address(long))
      #expect(IPv6Address("\(new)") == new && new.rawValue == long)
      #expect(IPv4Address(long) == nil && IPv6Address(short) == nil)
      let mapped = try #require(IPv6Address("::ffff:\(address)"))
      #expect(mapped.isIPv4Mapped && mapped.asIPv4 == address)
    }
  }

  @Test("Connections.EP1. Damaged text makes an address or nil, and an address keeps its text")
  func damagedText() {
    for seed in RandomCases.seeds(UInt64(2_000)) {
      var random = SeededRandom(seed: seed)
      let source = Bool.random(using: &random) ? "192.0.2.255" : "2001:db8::ffff:7%lo"
      let text = String(decoding: random.damage(Array(source.utf8), after: 0), as: UTF8.self)
      if let address = IPv4Address(text) { #expect(IPv4Address("\(address)") == address) }
      if let address = IPv6Address(text) { #expect(IPv6Address("\(address)") == address) }
    }
  }

  @Test(
    "Connections.EP1. Names, numbers that are too large, and unknown interfaces are no addresses",
    arguments: [
      "", "localhost", "256.1.1.1", "1.2.3.4.5", "1.2.3.4 ", " 1.2.3.4", "1.2.3.4 x", "::1::",
      "1:2:3",
      "g::1", "::1%nowhere0", "127.0.0.1%nowhere0", "%", "::1%", "[::1]", "::1/64",
    ])
  func refusedText(_ text: String) {
    #expect(IPv4Address(text) == nil && IPv6Address(text) == nil)
  }

  @Test("Connections.EP1. A zero byte ends no address")
  func zeroByte() { #expect(IPv4Address("1.2.3.4\0") == nil && IPv6Address("::1\0") == nil) }

  @Test(
    "Connections.EP1. Short and hexadecimal forms of version 4 are read as by the system")
  func otherForms() {
    #expect(IPv4Address("127.1") == .loopback)
    #expect(IPv4Address("0x7f000001") == .loopback)
  }

  @Test("Connections.EP1. An address may name its interface, or the index of that")
  func interfaces() throws {
    let address = try #require(IPv6Address("fe80::1%lo"))
    let interface = try #require(address.interface)
    #expect(interface.name == "lo" && interface.type == .loopback && "\(address)" == "fe80::1%lo")
    #expect(IPv6Address("fe80::1%\(interface.index)") == address)
    #expect(IPv6Address("fe80::1") != address)
    #expect(NWEndpoint.Host("fe80::1%lo").interface == interface)
    #expect(NWEndpoint.Host("kettle.local%lo") == .name("kettle.local", interface))
    #expect(NWEndpoint.hostPort(host: "fe80::1%lo", port: 1).interface == interface)
  }

  @Test("Connections.EP1. Constants and ranges of version 4")
  func version4() {
    #expect("\(IPv4Address.any) \(IPv4Address.broadcast)" == "0.0.0.0 255.255.255.255")
    #expect("\(IPv4Address.allHostsGroup) \(IPv4Address.allRoutersGroup)" == "224.0.0.1 224.0.0.2")
    #expect("\(IPv4Address.allReportsGroup) \(IPv4Address.mdnsGroup)" == "224.0.0.22 224.0.0.251")
    func facts(_ text: String) -> [Bool]? {
      IPv4Address(text).map { [$0.isLoopback, $0.isLinkLocal, $0.isMulticast] }
    }
    #expect(
      facts("127.255.0.1") == [true, false, false] && facts("128.0.0.1") == [false, false, false])
    #expect(
      facts("169.254.0.1") == [false, true, false] && facts("169.253.0.1") == [false, false, false])
    #expect(
      facts("239.1.1.1") == [false, false, true] && facts("240.0.0.0") == [false, false, false])
    #expect(facts("223.255.255.255") == [false, false, false])
  }

  @Test("Connections.EP1. Constants and ranges of version 6")
  func version6() {
    #expect(IPv6Address.any.isAny && IPv6Address.broadcast.isAny && IPv6Address.loopback.isLoopback)
    #expect("\(IPv6Address.nodeLocalNodes) \(IPv6Address.linkLocalNodes)" == "ff01::1 ff02::1")
    #expect("\(IPv6Address.linkLocalRouters) \(IPv6Address.loopback)" == "ff02::2 ::1")
    let scopes = ["ff01::1", "ff02::1", "ff05::1", "ff08::1", "ff0e::1", "ff03::1", "fe80::1"].map {
      IPv6Address($0)?.multicastScope
    }
    #expect(scopes == [.nodeLocal, .linkLocal, .siteLocal, .organizationLocal, .global, nil, nil])
    #expect(
      IPv6Address("febf::1")?.isLinkLocal == true && IPv6Address("fec0::1")?.isLinkLocal == false)
    #expect(
      IPv6Address("fd00::1")?.isUniqueLocal == true
        && IPv6Address("fe00::1")?.isUniqueLocal == false)
    #expect(IPv6Address("2002::1")?.is6to4 == true && IPv6Address("2003::1")?.is6to4 == false)
    #expect(IPv6Address("::1.2.3.4")?.isIPv4Compatabile == true)
    #expect(IPv6Address("::1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    #expect(IPv6Address.loopback.asIPv4 == nil && IPv6Address("2001:db8::1")?.asIPv4 == nil)
  }

  @Test("Connections.EP2. A host is an address or a name, which is not looked up")
  func hosts() {
    #expect(NWEndpoint.Host("192.0.2.1") == IPv4Address("192.0.2.1").map { .ipv4($0) })
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
    let name: NWEndpoint.Host = "kettle.example"
    #expect(name == .name("kettle.example", nil) && "\(name)" == "kettle.example")
    #expect(name.interface == nil)
  }

  @Test("Connections.EP3. A port is a number, or the name of a service")
  func ports() {
    #expect(NWEndpoint.Port("443") == .https && NWEndpoint.Port("ssh") == .ssh)
    #expect(NWEndpoint.Port("65536") == nil && NWEndpoint.Port("no-such-service") == nil)
    #expect(NWEndpoint.Port("-1") == nil && NWEndpoint.Port("") == nil)
    let port: NWEndpoint.Port = 8080
    #expect(port.rawValue == 8080 && "\(port)" == "8080" && NWEndpoint.Port(rawValue: 0) == .any)
    let named: [NWEndpoint.Port] = [.smtp, .http, .pop, .imap, .imaps, .socks]
    #expect(named.map(\.rawValue) == [25, 80, 110, 143, 993, 1080])
  }

  @Test("Connections.EP4. Endpoints are equal by their contents, and describe them")
  func endpoints() throws {
    let endpoints: [NWEndpoint] = [
      .hostPort(host: "192.0.2.1", port: 80), .hostPort(host: "::1", port: 80),
      .hostPort(host: "kettle.example", port: 80), .unix(path: "/tmp/kettle"),
      .url(try #require(URL(string: "https://kettle.example/"))),
      .service(name: "Kettle", type: "_http._tcp", domain: "local.", interface: nil),
    ]
    #expect(Set(endpoints).count == endpoints.count)
    #expect(Set(endpoints + endpoints).count == endpoints.count)
    #expect(
      endpoints.map { "\($0)" } == [
        "192.0.2.1:80", "::1.80", "kettle.example:80", "/tmp/kettle", "https://kettle.example/",
        "Kettle._http._tcplocal.",
      ])
    #expect(endpoints.allSatisfy { $0.interface == nil })
  }

  @Test("Connections.EP5. Errors have a domain, the code of their kind, and a reason")
  func errors() {
    let errors: [NWError] = [.posix(.ECONNREFUSED), .dns(-65_554), .tls(errSSLBadCert)]
    #expect(errors.map { ($0 as NSError).code } == [111, -65_554, -9_808])
    #expect(errors.allSatisfy { ($0 as NSError).domain == "Network.NWError" })
    #expect("\(errors[0])" == "POSIXErrorCode(rawValue: 111): Connection refused")
    #expect("\(errors[1])" == "-65554: NoSuchRecord")
    #expect(
      errors[0].localizedDescription.hasSuffix("(Network.NWError error 111 - Connection refused)"))
    #expect(errors[0] == .posix(.ECONNREFUSED) && errors[0] != .posix(.ECONNRESET))
    #expect(kNWErrorDomainPOSIX == "kNWErrorDomainPOSIX" && kNWErrorDomainTLS != kNWErrorDomainDNS)
  }
}
