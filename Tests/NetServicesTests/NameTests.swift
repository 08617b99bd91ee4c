import TactusCoreFoundation
import TactusNetServices
import Testing

/// Names, types, domains and records as text and bytes.
struct NameTests {
  @Test("Networking.NW40. A type is read with or without its last dot, and with subtypes")
  func types() throws {
    let type = try #require(ServiceType("_http._tcp."))
    #expect(type.name == "_http._tcp" && type.subtypes.isEmpty && type == ServiceType("_http._TCP"))
    let comma = try #require(ServiceType("_http._tcp,_a,b"))
    #expect(comma.subtypes == ["_a", "b"] && comma.name(ofSubtype: "b") == "b._sub._http._tcp")
    let dotted = try #require(ServiceType("_a._sub._http._tcp."))
    #expect(dotted.subtypes == ["_a"] && dotted.searchedName == "_a._sub._http._tcp")
    #expect(ServiceType("_abcdefghijklmno._udp")?.transport == "_udp")
    let wrong = [
      "", ".", "_http", "_http.tcp", "http._tcp", "_._tcp", "_-a._tcp", "_a-._tcp", "_12._tcp",
      "_a b._tcp", "_abcdefghijklmnop._tcp", "_http._tcp..", "_http._tcp,", "_x._http._tcp",
    ]
    for text in wrong { #expect(ServiceType(text) == nil, "\(text)") }
  }

  @Test("Networking.NW40. A domain is read with or without its last dot; none is the local network")
  func domains() {
    #expect(
      ServiceDomain("")?.text == "local." && ServiceDomain("local") == ServiceDomain("local."))
    #expect(ServiceDomain("example.org.")?.name == "example.org")
    for text in [".", "..", "a..b", ".a", String(repeating: "a", count: 64)] {
      #expect(ServiceDomain(text) == nil, "\(text)")
    }
  }

  @Test("Networking.NW40. Services with the same name, type and domain are equal")
  func equality() {
    let one = NetService(domain: "local.", type: "_http._tcp.", name: "A", port: 80)
    let same = NetService(domain: "", type: "_http._tcp", name: "a")
    #expect(one == same && one.hash == same.hash && one.type == "_http._tcp.")
    for other in [
      NetService(domain: "local.", type: "_http._tcp.", name: "B"),
      NetService(domain: "local.", type: "_http._udp.", name: "A"),
      NetService(domain: "example.org.", type: "_http._tcp.", name: "A"),
    ] { #expect(one != other) }
    #expect(!one.isEqual("A"))
  }

  @Test("Networking.NW43. The next name has the next number, and at most 63 bytes")
  func nextNames() {
    #expect(ServiceName.next(after: "Name") == "Name (2)")
    #expect(ServiceName.next(after: "Name (2)") == "Name (3)")
    #expect(ServiceName.next(after: "Name (99)") == "Name (100)")
    #expect(ServiceName.next(after: "Name (1)") == "Name (1) (2)")
    #expect(ServiceName.next(after: "Name(2)") == "Name(2) (2)")
    #expect(ServiceName.next(after: "(2)") == "(2) (2)")
    #expect(ServiceName.next(after: "Name (\(Int.max))") == "Name (\(Int.max)) (2)")
    var name = String(repeating: "ü", count: 31)
    for number in 2...12 {
      name = ServiceName.next(after: name)
      #expect(name.hasSuffix("ü (\(number))") && 62...63 ~= name.utf8.count)
      #expect(ServiceName.isValid(name))
    }
  }

  @Test("Networking.NW46. The complete name marks dots and backslashes of the name")
  func completeNames() throws {
    let type = try #require(ServiceType("_http._tcp"))
    #expect(ServiceName.complete("a.b\\c", type: type, domain: "") == "a\\.b\\\\c._http._tcp.local")
  }

  @Test("Networking.NW46. A record of a location is read, and one that is cut off is refused")
  func locations() throws {
    let name: [UInt8] = [3] + Array("a.b".utf8) + [5] + Array("local".utf8) + [0]
    let bytes: [UInt8] = [0, 0, 0, 0, 0x1f, 0x90] + name
    let location = try #require(ServiceLocation(bytes))
    #expect(location.port == 8_080 && location.host == "a\\.b.local")
    for count in 0..<11 { #expect(ServiceLocation(Array(bytes.prefix(count))) == nil) }
    #expect(ServiceLocation(Array(bytes.prefix(6)) + [0, 0]) == nil)
    #expect(ServiceLocation(Array(bytes.prefix(6)) + [200, 1]) == nil)
  }

  @Test("Networking.NW46. An address of one link has the index of its interface")
  func addresses() throws {
    let link = try #require(
      ServiceAddress([0xfe, 0x80] + [UInt8](repeating: 0, count: 13) + [1], interface: 7))
    #expect(link.interface == 7)
    let data = link.data(port: 80)
    let raw = data.withUnsafeBytes { $0.loadUnaligned(as: sockaddr_in6.self) }
    #expect(raw.sin6_family == sa_family_t(AF_INET6) && raw.sin6_scope_id == 7)
    #expect(
      raw.sin6_port == in_port_t(80).bigEndian && data.count == MemoryLayout.size(ofValue: raw))
    #expect(ServiceAddress([UInt8](repeating: 1, count: 16), interface: 7)?.interface == 0)
    #expect(ServiceAddress([1, 2, 3], interface: 1) == nil)
  }

  @Test("Networking.NW42. Errors have Apple's numbers")
  func errors() {
    #expect(NetService.errorCode == "NSNetServicesErrorCode")
    #expect(NetService.errorDomain == "NSNetServicesErrorDomain")
    let codes: [NetService.ErrorCode] = [
      .unknownError, .collisionError, .notFoundError, .activityInProgress, .badArgumentError,
      .cancelledError, .invalidError, .timeoutError, .missingRequiredConfigurationError,
    ]
    #expect(codes.map(\.rawValue) == (0...8).map { -72_000 - $0 })
    #expect(NetService.Options.noAutoRename.rawValue == 1)
    #expect(NetService.Options.listenForConnections.rawValue == 2)
  }
}
