import BonjourTestSupport
import Network
import TactusNetServices
import TestSupport
import Testing

/// Browsers, listeners and connections with a real daemon.
struct BonjourTests {
  private let queue = DispatchQueue(label: "bonjour")

  /// This machine's network, which is off in tests but for the loopback, with the tests' daemon.
  private func network() throws -> PathSource {
    PathSource(.machine, bonjour: try PrivateAvahi.shared.get().bus)
  }

  /// The listener of a service, and what it reports.
  private struct Server: Sendable {
    let listener: NWListener
    let added = BlockingQueue<NWEndpoint>()
    let removed = BlockingQueue<NWEndpoint>()
    let states = BlockingQueue<NWListener.State>()
    let connections = BlockingQueue<NWConnection>()

    init(_ service: NWListener.Service, _ network: PathSource, _ queue: DispatchQueue) throws {
      listener = try NWListener(using: .tcp, on: .any, network: network)
      listener.service = service
      listener.newConnectionHandler = connections.append
      listener.stateUpdateHandler = states.append
      listener.serviceRegistrationUpdateHandler = { [added, removed] change in
        switch change {
        case .add(let endpoint): added.append(endpoint)
        case .remove(let endpoint): removed.append(endpoint)
        }
      }
      listener.start(queue: queue)
    }
  }

  /// A browser, and what it reports.
  private struct Client: Sendable {
    struct Report: Sendable {
      let results: Set<NWBrowser.Result>
      let changes: Set<NWBrowser.Result.Change>
    }

    let browser: NWBrowser
    let reports = BlockingQueue<Report>()
    let states = BlockingQueue<NWBrowser.State>()

    init(_ descriptor: NWBrowser.Descriptor, _ network: PathSource, _ queue: DispatchQueue) {
      browser = NWBrowser(for: descriptor, using: .tcp, network: network)
      browser.stateUpdateHandler = states.append
      browser.browseResultsChangedHandler = { [reports] in
        reports.append(Report(results: $0, changes: $1))
      }
      browser.start(queue: queue)
    }
  }

  @Test("Connections.BJ1–BJ4. A listener is found by its service, and a connection finds it")
  func service() throws {
    let (network, type) = (try network(), String(uniqueType().dropLast()))
    let server = try Server(NWListener.Service(name: "Served", type: type), network, queue)
    let endpoint = NWEndpoint.service(name: "Served", type: type, domain: "local.", interface: nil)
    #expect(server.states.removeFirst() == .ready)
    #expect(server.added.removeFirst() == endpoint)
    let client = Client(.bonjour(type: type, domain: nil), network, queue)
    #expect(client.states.removeFirst() == .ready)
    let report = client.reports.removeFirst()
    let result = try #require(report.results.first)
    #expect(report.results.count == 1 && report.changes == [.added(result)])
    #expect(result.endpoint == endpoint && result.metadata == .none)
    #expect(client.browser.browseResults == [result] && client.browser.state == .ready)
    // A connection to the endpoint.
    let connection = NWConnection(to: endpoint, using: .tcp, network: network)
    let isReady = Latch()
    connection.stateUpdateHandler = { if $0 == .ready { isReady.open() } }
    connection.start(queue: queue)
    let peer = server.connections.removeFirst()
    peer.start(queue: queue)
    isReady.pass()
    #expect(connection.state == .ready)
    let received = BlockingQueue<Data>()
    peer.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, _, _, _ in
      received.append(data ?? Data())
    }
    connection.send(content: Data("hello".utf8), completion: .idempotent)
    #expect(received.removeFirst() == Data("hello".utf8))
    // The service ends with the listener.
    server.listener.cancel()
    let last = client.reports.removeFirst()
    #expect(last.results.isEmpty && last.changes == [.removed(result)])
    client.browser.cancel()
    #expect(client.states.removeFirst() == .cancelled)
  }

  @Test("Connections.BJ2–BJ3. TXT records are found, and change with the listener")
  func records() throws {
    let (network, type) = (try network(), String(uniqueType().dropLast()))
    let first = NWTXTRecord(["color": "blue"])
    let service = NWListener.Service(name: "Record", type: type, txtRecord: first)
    let server = try Server(service, network, queue)
    _ = server.added.removeFirst()
    let client = Client(.bonjourWithTXTRecord(type: type, domain: "local"), network, queue)
    #expect(client.states.removeFirst() == .ready)
    let old = try #require(client.reports.removeFirst().results.first)
    #expect(old.metadata == .bonjour(first))
    var changed = service
    changed.txtRecordObject = NWTXTRecord(["color": "red"])
    server.listener.service = changed
    let report = client.reports.removeFirst()
    let new = try #require(report.results.first)
    #expect(new.metadata == .bonjour(NWTXTRecord(["color": "red"])))
    #expect(report.changes == [.changed(old: old, new: new, flags: .metadataChanged)])
    // Without a service the listener goes on.
    server.listener.service = nil
    #expect(server.removed.removeFirst() == old.endpoint)
    #expect(client.reports.removeFirst().changes == [.removed(new)])
    #expect(server.listener.state == .ready)
    server.listener.cancel()
  }

  @Test("Connections.BJ3. A name that is in use gets a number, or is an error")
  func collision() throws {
    let (network, type) = (try network(), String(uniqueType().dropLast()))
    var service = NWListener.Service(name: "Same", type: type)
    let first = try Server(service, network, queue)
    _ = first.added.removeFirst()
    let second = try Server(service, network, queue)
    let renamed = NWEndpoint.service(
      name: "Same (2)", type: type, domain: "local.", interface: nil)
    #expect(second.added.removeFirst() == renamed)
    service.noAutoRename = true
    let third = try Server(service, network, queue)
    #expect(third.states.removeFirst() == .ready)
    #expect(third.states.removeFirst() == .failed(.dns(-65_548)))
    for server in [first, second] { server.listener.cancel() }
  }

  @Test("Connections.BJ1. A type of no use, and a missing daemon, are errors of DNS")
  func failures() throws {
    let wrong = Client(.bonjour(type: "http", domain: nil), try network(), queue)
    #expect(wrong.states.removeFirst() == .failed(.dns(-65_540)))
    let none = PathSource(.machine, bonjour: .address("unix:path=/none/bus"))
    let missing = Client(.bonjour(type: "_http._tcp", domain: nil), none, queue)
    #expect(missing.states.removeFirst() == .failed(.dns(-65_563)))
    let connection = NWConnection(
      to: .service(name: "A", type: "_http._tcp", domain: "", interface: nil), using: .tcp,
      network: none)
    let states = BlockingQueue<NWConnection.State>()
    connection.stateUpdateHandler = states.append
    connection.start(queue: queue)
    #expect(states.removeFirst() == .preparing)
    #expect(states.removeFirst() == .waiting(.dns(-65_554)))
    connection.cancel()
  }

  @Test("Connections.BJ5. A TXT record keeps the kinds of its values, and ignores the case of keys")
  func textRecord() {
    var record = NWTXTRecord(["b": "two", "a": "one"])
    #expect(record.data == Data([5] + Array("a=one".utf8) + [5] + Array("b=two".utf8)))
    #expect(record["A"] == "one" && record.getEntry(for: "none") == nil)
    let set: [(NWTXTRecord.Entry, String, Bool)] = [
      (.none, "flag", true), (.empty, "empty", true), (.data(Data([255])), "bytes", true),
      (.none, "a=b", false), (.none, "", false), (.data(Data(count: 254)), "k", false),
      (.data(Data(repeating: 255, count: 253)), "k", true),
    ]
    for (entry, key, isSet) in set {
      let result = record.setEntry(entry, for: key)
      #expect(result == isSet, "\(key)")
    }
    let read = NWTXTRecord(record.data)
    #expect(read.getEntry(for: "FLAG") == NWTXTRecord.Entry.none && read["flag"] == nil)
    #expect(read.getEntry(for: "empty") == .empty && read["empty"] == "")
    #expect(read.getEntry(for: "bytes") == .data(Data([255])) && read["bytes"] == nil)
    #expect(read.dictionary == ["a": "one", "b": "two", "empty": ""])
    let removed = [record.removeEntry(key: "A"), record.removeEntry(key: "")]
    #expect(removed == [true, false] && record["a"] == nil)
    #expect(NWTXTRecord().data == Data([0]) && NWTXTRecord(Data([0])) == NWTXTRecord())
    record["b"] = nil
    #expect(record.getEntry(for: "b") == nil)
  }
}
