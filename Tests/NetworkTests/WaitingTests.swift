import Network
import TestSupport
import Testing

/// Tests of connections that cannot be established at first.
@Suite struct WaitingTests {
  /// A port at which nobody listens.
  private func unusedPort() throws -> NWEndpoint.Port {
    let server = try Server(.tcp)
    _ = try server.endpoint()
    let port = try #require(server.listener.port)
    server.listener.cancel()
    #expect(server.states.removeFirst() == .cancelled)
    // The state changes before the kernel has closed the socket on another thread.
    while true {
      let client = Client(to: .hostPort(host: "127.0.0.1", port: port), using: .tcp)
      #expect(client.states.removeFirst() == .preparing)
      guard client.states.removeFirst() == .ready else { return port }
    }
  }

  @Test("Connections.CN4. A refused connection waits, and is tried again on demand")
  func refused() throws {
    let port = try unusedPort()
    let client = Client(to: .hostPort(host: "127.0.0.1", port: port), using: .tcp)
    #expect(client.wait(for: .waiting(.posix(.ECONNREFUSED))) == [.preparing])
    let server = try Server(.tcp, on: port)
    _ = try server.endpoint()
    client.connection.restart()
    #expect(client.wait(for: .ready) == [.preparing])
  }

  @Test(
    "Connections.CN2, Connections.CN4. Where the network is off, other hosts wait until it is on")
  func networkChanges() throws {
    let loopback = MachineNetwork.loopback
    let network = PathSource(NetworkSnapshot(interfaces: [loopback], isOff: true))
    let connection = NWConnection(
      to: .hostPort(host: "192.0.2.1", port: 9), using: .tcp, network: network)
    let client = Client(connection)
    client.wait(for: .waiting(.posix(.ENETDOWN)))
    network.update(NetworkSnapshot(interfaces: [loopback]))
    #expect(client.wait(for: .waiting(.posix(.ENETDOWN))) == [.preparing])
    let parameters = NWParameters.tcp
    parameters.prohibitedInterfaceTypes = [.wifi]
    let prohibiting = Client(
      NWConnection(
        to: .hostPort(host: "192.0.2.1", port: 9), using: parameters,
        network: PathSource(NetworkSnapshot(interfaces: [MachineNetwork.wifi]))))
    prohibiting.wait(for: .waiting(.posix(.ENETDOWN)))
    client.connection.cancel()
    client.wait(for: .cancelled)
  }

  @Test("Connections.CN2. In a test the network is off, and names are not looked up")
  func offInTests() {
    let client = Client(NWConnection(host: "kettle.example", port: .https, using: .tls))
    client.wait(for: .waiting(.posix(.ENETDOWN)))
  }

  @Test("Connections.CN11. A path that is no longer satisfied is reported with its viability")
  func pathChanges() throws {
    let server = try Server(.tcp)
    let snapshot = NetworkSnapshot(interfaces: [MachineNetwork.loopback])
    let network = PathSource(snapshot)
    let connection = NWConnection(to: try server.endpoint(), using: .tcp, network: network)
    let (viability, paths) = (BlockingQueue<Bool>(), BlockingQueue<NWPath>())
    connection.viabilityUpdateHandler = viability.append
    connection.pathUpdateHandler = paths.append
    let client = Client(connection)
    client.wait(for: .ready)
    #expect(viability.removeFirst() && paths.removeFirst().status == .satisfied)
    network.update(NetworkSnapshot(interfaces: []))
    #expect(!viability.removeFirst() && paths.removeFirst().status == .unsatisfied)
    network.update(snapshot)
    #expect(viability.removeFirst() && paths.removeFirst().status == .satisfied)
  }
}
