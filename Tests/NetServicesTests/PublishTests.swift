import BonjourTestSupport
import TactusCoreFoundation
import TactusNetServices
import TestSupport
import Testing

/// Publishing with a real daemon.
@Suite(.timeLimit(.minutes(10)))
struct PublishTests {
  @Test("Networking.NW43. A service is published under its name, and is found until it stops")
  func publish() throws {
    let (log, seen, type) = (ServiceLog(), BrowserLog(), uniqueType())
    let service = try NetService.make("First", type: type, port: 7_001, domain: "", log: log)
    #expect(service.port == 7_001 && service.addresses == [] && service.hostName == nil)
    service.publish()
    #expect(try log.next() == .willPublish)
    #expect(try log.next() == .didPublish)
    #expect(service.name == "First" && service.domain == "local.")
    let browser = try NetServiceBrowser.make(log: seen)
    browser.searchForServices(ofType: type, inDomain: "")
    #expect(try seen.next() == .willSearch)
    #expect(try seen.next() == .found("First", more: false))
    service.stop()
    #expect(try log.next() == .stopped)
    #expect(try seen.next() == .removed("First", more: false))
    // It can be published again.
    service.publish()
    #expect(try log.next() == .willPublish)
    #expect(try log.next() == .didPublish)
    #expect(try seen.next() == .found("First", more: false))
  }

  @Test("Networking.NW43. A name that is in use gets a number, or is an error")
  func collision() throws {
    let (first, second, third, type) = (ServiceLog(), ServiceLog(), ServiceLog(), uniqueType())
    let one = try NetService.published("Same", type: type, log: first)
    let two = try NetService.published("Same", type: type, port: 7_002, log: second)
    #expect(one.name == "Same" && two.name == "Same (2)")
    let other = try NetService.make("Same", type: type, port: 7_003, log: third)
    other.publish(options: .noAutoRename)
    #expect(try third.next() == .willPublish)
    #expect(try third.next() == .didNotPublish(-72_001, 10))
    #expect(other.name == "Same")
    // It may try again.
    other.publish()
    #expect(try third.next() == .willPublish)
    #expect(try third.next() == .didPublish)
    #expect(other.name == "Same (3)")
  }

  @Test("Networking.NW43. A service of another machine keeps its name, and this one gets a number")
  func collisionOfMachines() throws {
    let (first, second, type) = (ServiceLog(), ServiceLog(), uniqueType())
    let other = try PrivateAvahi(neighbor: PrivateAvahi.shared.get())
    let one = try NetService.published("Same", type: type, log: first)
    let two = try NetService.make("Same", type: type, port: 7_004, bus: other.bus, log: second)
    two.publish()
    #expect(try second.next() == .willPublish)
    #expect(try second.next() == .didPublish)
    #expect(one.name == "Same" && two.name == "Same (2)")
  }

  @Test("Networking.NW43. A service without a name gets that of the device")
  func unnamed() throws {
    let (log, type) = (ServiceLog(), uniqueType())
    let service = try NetService.published("", type: type, log: log)
    let host = ProcessInfo.processInfo.hostName
    #expect(!service.name.isEmpty && host.hasPrefix(service.name))
  }

  @Test("Networking.NW42. A second activity is refused, and the first one goes on")
  func busy() throws {
    let (log, type) = (ServiceLog(), uniqueType())
    let service = try NetService.published("Busy", type: type, log: log)
    service.publish()
    #expect(try log.next() == .didNotPublish(-72_003, 10))
    service.resolve(withTimeout: 1)
    #expect(try log.next() == .didNotResolve(-72_003, 10))
    service.stop()
    #expect(try log.next() == .stopped)
  }

  @Test(
    "Networking.NW40. A name, type, domain or port of no use is refused",
    arguments: [
      ("_http._tcp", "Name", "local.", 0), ("_http._tcp", "Name", "local.", -1),
      ("_http._tcp", "Name", "local.", 65_536), ("http._tcp", "Name", "local.", 1),
      ("_http", "Name", "local.", 1), ("_http._sctp", "Name", "local.", 1),
      ("_abcdefghijklmnop._tcp", "Name", "local.", 1), ("", "Name", "local.", 1),
      ("_http._tcp", "a\u{1}", "local.", 1), ("_http._tcp", "Name", "a..b", 1),
      ("_http._tcp", String(repeating: "ä", count: 32), "local.", 1),
    ])
  func refused(type: String, name: String, domain: String, port: Int) throws {
    let log = ServiceLog()
    let service = try NetService.make(name, type: type, port: port, domain: domain, log: log)
    service.publish()
    #expect(try log.next() == .didNotPublish(-72_004, 10))
  }

  @Test("Networking.NW44. The TXT record is published, and changes with the service published")
  func record() throws {
    let (log, seen, type) = (ServiceLog(), ServiceLog(), uniqueType())
    let record = NetService.data(fromTXTRecord: ["color": Data("blue".utf8)])
    let service = try NetService.published("Text", type: type, record: record, log: log)
    let other = try NetService.make("Text", type: type, log: seen)
    other.resolve(withTimeout: 20)
    #expect(try seen.next() == .willResolve)
    #expect(try seen.next() == .didResolve)
    #expect(other.txtRecordData() == record)
    let changed = NetService.data(fromTXTRecord: ["color": Data("red".utf8)])
    #expect(service.setTXTRecord(changed) && service.txtRecordData() == changed)
    #expect(try seen.next() == .didResolve)
    #expect(other.txtRecordData() == changed)
    #expect(!service.setTXTRecord(Data([9, 1])) && service.txtRecordData() == changed)
  }

  @Test("Networking.NW45. A service listens for connections, whose bytes go both ways")
  func listening() throws {
    let (log, type) = (ServiceLog(), uniqueType())
    let service = try NetService.published(
      "Listening", type: type, port: 0, options: .listenForConnections, log: log)
    #expect(service.port > 0)
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(
      withName: "127.0.0.1", port: service.port, inputStream: &input, outputStream: &output)
    let (reader, writer) = (try #require(input), try #require(output))
    reader.open()
    writer.open()
    #expect(try log.next() == .accepted)
    let accepted = log.nextStreams()
    accepted.input.open()
    accepted.output.open()
    write("question", to: writer)
    #expect(read(8, from: accepted.input) == "question")
    write("answer", to: accepted.output)
    #expect(read(6, from: reader) == "answer")
    accepted.output.close()
    accepted.input.close()
    #expect(read(1, from: reader) == "")
    // The port is closed with the service.
    service.stop()
    #expect(try log.next() == .stopped)
  }

  @Test("Networking.NW45. A connection that no delegate gets ends with the service")
  func unanswered() throws {
    let log = ServiceLog()
    var service: NetService? = try NetService.published(
      "Unanswered", type: uniqueType(), port: 0, options: .listenForConnections, log: log)
    service?.remove(from: .main, forMode: .default)
    let port = try #require(service?.port)
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(
      withName: "127.0.0.1", port: port, inputStream: &input, outputStream: &output)
    let (reader, writer) = (try #require(input), try #require(output))
    reader.open()
    writer.open()
    write("question", to: writer)
    service = nil
    #expect(read(1, from: reader) == "")
  }

  @Test("Networking.NW45. A port that is taken is the system's error")
  func takenPort() throws {
    let (log, other) = (ServiceLog(), ServiceLog())
    let first = try NetService.published(
      "Taken", type: uniqueType(), port: 0, options: .listenForConnections, log: log)
    let second = try NetService.make("Other", type: uniqueType(), port: first.port, log: other)
    second.publish(options: .listenForConnections)
    #expect(try other.next() == .didNotPublish(Int(EADDRINUSE), 1))
  }
}

/// Waits for bytes; those before the end if fewer come.
func read(_ count: Int, from stream: InputStream) -> String {
  var (bytes, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: count))
  while bytes.count < count {
    let more = stream.read(&buffer, maxLength: count - bytes.count)
    guard more > 0 else { break }
    bytes += buffer[..<more]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Waits until the connection is there, and writes a text.
func write(_ text: String, to stream: OutputStream) {
  let bytes = Array(text.utf8)
  #expect(stream.write(bytes, maxLength: bytes.count) == bytes.count)
}
