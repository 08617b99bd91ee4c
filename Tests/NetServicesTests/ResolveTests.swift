import BonjourTestSupport
import TactusCoreFoundation
import TactusNetServices
import TestSupport
import Testing

/// Resolving and observing with a real daemon.
@Suite(.timeLimit(.minutes(10)))
struct ResolveTests {
  @Test("Networking.NW46. Resolving gives the host, the port, addresses and the TXT record")
  func resolve() throws {
    let (log, seen, type) = (ServiceLog(), ServiceLog(), uniqueType())
    // The name has what is special in names of DNS.
    let name = "A. b\\c (ü)"
    let service = try NetService.published(name, type: type, port: 7_010, log: log)
    let other = try NetService.make(name, type: type, log: seen)
    #expect(other.port == -1 && other.addresses == [] && other.txtRecordData() == nil)
    other.resolve(withTimeout: 0)
    #expect(try seen.next() == .willResolve)
    #expect(try seen.next() == .didResolve)
    #expect(other.port == 7_010 && other.name == name)
    let host = try #require(other.hostName)
    #expect(host.hasPrefix("tactus-") && host.hasSuffix(".local."))
    let addresses = try #require(other.addresses)
    var expected = sockaddr_in()
    expected.sin_family = sa_family_t(AF_INET)
    expected.sin_port = in_port_t(7_010).bigEndian
    expected.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    #expect(addresses.contains(withUnsafeBytes(of: expected) { Data($0) }), "\(addresses)")
    #expect(NetService.dictionary(fromTXTRecord: other.txtRecordData() ?? Data([1])).isEmpty)
    other.stop()
    #expect(try seen.next() == .stopped)
    #expect(other.port == 7_010 && service.name == name)
  }

  @Test("Networking.NW46. At its end in time resolving stops, or fails without an address")
  func timeout() throws {
    let (log, seen, none, type) = (ServiceLog(), ServiceLog(), ServiceLog(), uniqueType())
    let service = try NetService.published("Timed", type: type, log: log)
    let other = try NetService.make("Timed", type: type, log: seen)
    other.resolve(withTimeout: 3)
    #expect(try seen.next() == .willResolve)
    #expect(try seen.next() == .didResolve)
    #expect(try seen.next() == .stopped)
    let missing = try NetService.make("Missing", type: type, log: none)
    missing.resolve(withTimeout: 0.3)
    #expect(try none.next() == .willResolve)
    #expect(try none.next() == .didNotResolve(-72_007, 10))
    // It may try again.
    missing.resolve(withTimeout: 0.1)
    #expect(try none.next() == .willResolve)
    #expect(try none.next() == .didNotResolve(-72_007, 10))
    #expect(service.name == "Timed")
  }

  @Test("Networking.NW46. A service that appears later is resolved then")
  func later() throws {
    let (log, seen, type) = (ServiceLog(), ServiceLog(), uniqueType())
    let other = try NetService.make("Later", type: type, log: seen)
    other.resolve(withTimeout: 0)
    #expect(try seen.next() == .willResolve)
    let service = try NetService.published("Later", type: type, port: 7_011, log: log)
    #expect(try seen.next() == .didResolve)
    #expect(other.port == service.port)
  }

  @Test("Networking.NW40. A service without a name or a type is not resolved")
  func refused() throws {
    let log = ServiceLog()
    try NetService.make("", type: "_http._tcp", log: log).resolve(withTimeout: 1)
    let service = try NetService.make("Name", type: "http", log: log)
    service.resolve()
    #expect(try log.next() == .didNotResolve(-72_004, 10))
    var (input, output): (InputStream?, OutputStream?)
    #expect(!service.getInputStream(&input, outputStream: &output))
    #expect(input == nil && output == nil)
  }

  @Test("Networking.NW48. An observer learns of the TXT record and its changes, until it ends")
  func monitor() throws {
    let (log, seen, type) = (ServiceLog(), ServiceLog(), uniqueType())
    let first = NetService.data(fromTXTRecord: ["n": Data("1".utf8)])
    let second = NetService.data(fromTXTRecord: ["n": Data("2".utf8)])
    let third = NetService.data(fromTXTRecord: ["n": Data("3".utf8)])
    let service = try NetService.published("Watched", type: type, record: first, log: log)
    let other = try NetService.make("Watched", type: type, log: seen)
    other.startMonitoring()
    #expect(try seen.next() == .updated(first))
    #expect(other.txtRecordData() == first)
    #expect(service.setTXTRecord(second))
    #expect(try seen.next() == .updated(second))
    other.stopMonitoring()
    #expect(service.setTXTRecord(third))
    // Another observer has learned of it, so the first one would have, too.
    let (last, late) = (ServiceLog(), try NetService.make("Watched", type: type, log: ServiceLog()))
    late.delegate = last
    late.startMonitoring()
    while try last.next() != .updated(third) {}
    #expect(seen.total == 2 && other.txtRecordData() == second)
  }

  @Test("Networking.NW52. Streams to a service find and connect it, without the delegate")
  func streams() throws {
    let (log, seen, type) = (ServiceLog(), ServiceLog(), uniqueType())
    let service = try NetService.published(
      "Streamed", type: type, port: 0, options: .listenForConnections, log: log)
    for isResolved in [false, true] {
      let other = try NetService.make("Streamed", type: type, log: seen)
      if isResolved {
        other.resolve(withTimeout: 20)
        #expect(try seen.next() == .willResolve)
        #expect(try seen.next() == .didResolve)
      }
      let before = seen.total
      var (input, output): (InputStream?, OutputStream?)
      #expect(other.getInputStream(&input, outputStream: &output))
      let (reader, writer) = (try #require(input), try #require(output))
      reader.open()
      writer.open()
      write("hello", to: writer)
      #expect(try log.next() == .accepted)
      let accepted = log.nextStreams()
      accepted.input.open()
      accepted.output.open()
      #expect(read(5, from: accepted.input) == "hello")
      write("bye", to: accepted.output)
      #expect(read(3, from: reader) == "bye")
      other.stop()
      #expect(seen.total == before)
    }
    #expect(service.port > 0)
  }
}
