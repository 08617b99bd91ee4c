import Network
import TestSupport
import Testing

/// Tests of listeners.
@Suite struct ListenerTests {
  @Test("Connections.LI1. A listener needs a closure for connections, and a transport")
  func requirements() throws {
    let listener = try NWListener(using: .tcp)
    let states = BlockingQueue<NWListener.State>()
    listener.stateUpdateHandler = states.append
    listener.start(queue: DispatchQueue(label: "listener"))
    #expect(states.removeFirst() == .failed(.posix(.EINVAL)))
    #expect(throws: NWError.posix(.EINVAL)) { try NWListener(using: NWParameters()) }
  }

  @Test("Connections.LI1. A port that is in use makes a listener fail")
  func portInUse() throws {
    let server = try Server(.tcp)
    _ = try server.endpoint()
    let other = try Server(.tcp, on: try #require(server.listener.port))
    #expect(other.states.removeFirst() == .failed(.posix(.EADDRINUSE)))
    #expect(other.listener.port == nil)
  }

  @Test(
    "Connections.LI2–LI3. Without an address both versions are accepted, at any port")
  func bothVersions() throws {
    let server = try Server(.tcp)
    #expect(server.listener.state == .setup || server.listener.state == .ready)
    guard case .hostPort(_, let port) = try server.endpoint() else { return }
    #expect(port != .any)
    for host in ["127.0.0.1", "::1"] as [NWEndpoint.Host] {
      let client = Client(NWConnection(host: host, port: port, using: .tcp))
      client.wait(for: .ready)
      let connection = server.connections.removeFirst()
      guard case .hostPort(let peer, _) = connection.endpoint else { continue }
      #expect(peer == host && connection.state == .setup)
    }
  }

  @Test("Connections.LI2. A listener of one version or address accepts no other")
  func oneVersion() throws {
    let old = NWParameters.tcp
    (old.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version = .v4
    let new = NWParameters.tcp
    (new.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version = .v6
    let address = NWParameters.tcp
    address.requiredLocalEndpoint = .hostPort(host: .ipv6(.loopback), port: .any)
    let text = NWParameters.tcp
    text.requiredLocalEndpoint = .hostPort(host: .name("127.0.0.1", nil), port: .any)
    let refusals = [(old, "::1"), (new, "127.0.0.1"), (address, "127.0.0.1"), (text, "::1")]
    for (parameters, refused) in refusals {
      let server = try Server(parameters)
      guard case .hostPort(_, let port) = try server.endpoint() else { continue }
      let client = Client(
        NWConnection(host: NWEndpoint.Host(refused), port: port, using: .tcp))
      client.wait(for: .waiting(.posix(.ECONNREFUSED)))
      client.connection.cancel()
    }
  }

  @Test("Connections.LI5. Connections beyond the limit wait until it is raised")
  func limit() throws {
    let server = try Server(.tcp)
    let endpoint = try server.endpoint()
    #expect(server.listener.newConnectionLimit == NWListener.InfiniteConnectionLimit)
    server.listener.newConnectionLimit = 1
    let clients = (0..<2).map { _ in Client(to: endpoint, using: .tcp) }
    let first = server.accept()
    first.wait(for: .ready)
    #expect(server.listener.newConnectionLimit == 0)
    for client in clients { client.wait(for: .ready) }
    server.listener.newConnectionLimit = 1
    let second = server.accept()
    second.wait(for: .ready)
    #expect(second.connection.endpoint != first.connection.endpoint)
  }

  @Test("Connections.LI6. A canceled listener accepts no more; its connections go on")
  func canceling() throws {
    let pair = try LoopbackPair()
    pair.server.listener.cancel()
    #expect(pair.server.states.removeFirst() == .cancelled)
    pair.client.send("tea")
    #expect(pair.peer.text() == "tea")
    #expect(
      pair.server.listener.newConnectionHandler == nil || pair.server.listener.state == .cancelled)
  }

  @Test("Connections.LI7. A listener of the own networks accepts the loopback")
  func localOnly() throws {
    let parameters = NWParameters.tcp
    parameters.acceptLocalOnly = true
    parameters.allowLocalEndpointReuse = true
    let pair = try LoopbackPair(server: parameters)
    pair.client.send("tea")
    #expect(pair.peer.text() == "tea")
  }
}
