import Network
import TestSupport
import Testing

/// Tests of connections by TCP over the loopback.
@Suite struct ConnectionTests {
  @Test("Connections.CN5. A connection is prepared, then ready, and its closures are called")
  func becomesReady() throws {
    let server = try Server(.tcp)
    let connection = NWConnection(to: try server.endpoint(), using: .tcp)
    let (viability, paths) = (BlockingQueue<Bool>(), BlockingQueue<NWPath>())
    let better = BlockingQueue<Bool>()
    connection.viabilityUpdateHandler = viability.append
    connection.betterPathUpdateHandler = better.append
    connection.pathUpdateHandler = paths.append
    #expect(connection.state == .setup && connection.queue == nil)
    let client = Client(connection)
    #expect(client.wait(for: .ready) == [.preparing])
    #expect(viability.removeFirst() && !better.removeFirst())
    #expect(paths.removeFirst() == connection.currentPath)
    #expect(connection.state == .ready && connection.queue === client.queue)
  }

  @Test("Connections.CN5. Content that is sent before the connection is ready arrives in its order")
  func earlyContent() throws {
    let server = try Server(.tcp)
    let client = Client(
      NWConnection(to: try server.endpoint(), using: .tcp), starts: false)
    client.receive(3)
    for text in ["one ", "two ", "three"] { client.send(text) }
    client.connection.start(queue: client.queue)
    let peer = server.accept()
    #expect(peer.text(13) == "one two three")
    peer.send("tea")
    #expect(client.received.removeFirst().bytes == Array("tea".utf8))
  }

  @Test("Connections.CN6–CN7. Requests get at least their minimum, and at most their maximum")
  func lengths() throws {
    let pair = try LoopbackPair()
    pair.peer.receive(4, 5)
    pair.client.send("ke")
    #expect(pair.client.sent.removeFirst() == nil)
    pair.client.send("ttle boils")
    #expect(pair.peer.received.removeFirst().bytes.map { (4...5).contains($0.count) } == true)
    pair.peer.receive(3, 3)
    #expect(pair.peer.received.removeFirst().bytes?.count == 3)
  }

  @Test("Connections.CN6–CN7. Bytes of any number and size arrive unchanged, in both directions")
  func manyBytes() throws {
    let pair = try LoopbackPair()
    var random = SeededRandom(seed: 7)
    let sent = (0..<40).map { _ in
      (0..<Int.random(in: 1...60_000, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
    for (from, to) in [(pair.client, pair.peer), (pair.peer, pair.client)] {
      for bytes in sent {
        from.connection.send(content: bytes, completion: .contentProcessed(from.sent.append))
      }
      var arrived: [UInt8] = []
      let all = sent.flatMap { $0 }
      while arrived.count < all.count {
        to.receive(1, Int.random(in: 1...100_000, using: &random))
        arrived += to.received.removeFirst().bytes ?? []
      }
      #expect(arrived == all)
      for _ in sent { #expect(from.sent.removeFirst() == nil) }
    }
  }

  @Test("Connections.CN6–CN7. A final message ends one direction; the other goes on")
  func ending() throws {
    let pair = try LoopbackPair()
    pair.client.send("last", .finalMessage)
    #expect(pair.client.sent.removeFirst() == nil)
    pair.client.send("too late")
    #expect(pair.client.sent.removeFirst() == .posix(.EPIPE))
    pair.peer.receiveMessage()
    #expect(
      pair.peer.received.removeFirst()
        == Received(bytes: Array("last".utf8), isFinal: true, isComplete: true, error: nil))
    pair.peer.receive()
    #expect(pair.peer.received.removeFirst().error == .posix(.ENODATA))
    pair.peer.send("answer")
    #expect(pair.client.text(6) == "answer")
  }

  @Test("Connections.CN7. The end without content is a complete message without data")
  func emptyEnd() throws {
    let pair = try LoopbackPair()
    pair.peer.receive()
    pair.client.send(nil, .finalMessage)
    #expect(
      pair.peer.received.removeFirst()
        == Received(bytes: nil, isFinal: true, isComplete: true, error: nil))
    #expect(pair.peer.connection.state == .ready)
  }

  @Test(
    "Connections.CN9. Canceling ends requests, then the connection; the peer sees its end")
  func canceling() throws {
    let pair = try LoopbackPair()
    let order = BlockingQueue<String>()
    pair.client.connection.stateUpdateHandler = { _ in order.append("state") }
    pair.client.connection.receive(minimumIncompleteLength: 1, maximumLength: 1) {
      #expect($0 == nil && $1 == nil && !$2 && $3 == .posix(.ECANCELED))
      order.append("receive")
    }
    pair.peer.receive()
    pair.client.connection.cancel()
    #expect([order.removeFirst(), order.removeFirst()] == ["receive", "state"])
    #expect(pair.client.connection.state == .cancelled)
    #expect(pair.peer.received.removeFirst().isComplete)
    pair.client.send("late")
    #expect(pair.client.sent.removeFirst() == .posix(.ECANCELED))
    pair.client.receive()
    #expect(pair.client.received.removeFirst().error == .posix(.ECANCELED))
  }

  @Test("Connections.CN8–CN9. Canceling by force resets the connection, which fails for the peer")
  func reset() throws {
    let pair = try LoopbackPair()
    pair.peer.receive()
    pair.client.connection.forceCancel()
    pair.client.wait(for: .cancelled)
    #expect(pair.peer.received.removeFirst().error == .posix(.ECONNRESET))
    pair.peer.wait(for: .failed(.posix(.ECONNRESET)))
    pair.peer.send("late")
    #expect(pair.peer.sent.removeFirst() == .posix(.ECONNRESET))
    pair.peer.connection.cancel()
    pair.peer.wait(for: .cancelled)
  }

  @Test(
    "Connections.CN9. A connection that is canceled before its start is not started")
  func cancelingBeforeStart() throws {
    let server = try Server(.tcp)
    let client = Client(NWConnection(to: try server.endpoint(), using: .tcp), starts: false)
    client.send("never")
    client.connection.cancel()
    client.connection.start(queue: client.queue)
    client.receive()
    client.queue.sync {}
    while client.connection.state != .cancelled { sched_yield() }
    #expect(client.connection.state == .cancelled)
  }

  @Test("Connections.CN8. Content that waits to be sent fails with the connection")
  func pendingContent() throws {
    let pair = try LoopbackPair()
    // The peer reads as much as it keeps for requests, and the system keeps a little more.
    pair.client.connection.send(
      content: Data(repeating: 7, count: 64 << 20),
      completion: .contentProcessed(pair.client.sent.append))
    pair.peer.connection.forceCancel()
    pair.peer.wait(for: .cancelled)
    let error = pair.client.sent.removeFirst()
    #expect(error == .posix(.ECONNRESET) || error == .posix(.EPIPE))
    while case .ready = pair.client.connection.state { sched_yield() }
    guard case .failed = pair.client.connection.state else {
      Issue.record("the connection has not failed")
      return
    }
  }

  @Test("Connections.CN9. After the end the closures are released")
  func releasing() throws {
    final class Owner: Sendable {}
    let pair = try LoopbackPair()
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      pair.client.connection.pathUpdateHandler = { _ in _ = owner }
      pair.client.connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, _ in
        _ = owner
      }
    }
    #expect(weakOwner != nil)
    pair.client.connection.cancel()
    pair.client.wait(for: .cancelled)
    pair.client.queue.sync {}
    while weakOwner != nil { sched_yield() }
    #expect(pair.client.connection.pathUpdateHandler == nil)
  }

  @Test("Connections.CN10. A connection that nobody has any more ends")
  func abandoning() throws {
    let server = try Server(.tcp)
    var client: Client? = Client(to: try server.endpoint(), using: .tcp)
    let peer = server.accept()
    client?.wait(for: .ready)
    peer.receive()
    client = nil
    #expect(peer.received.removeFirst().isComplete)
  }

  @Test("Connections.CN10. Content is sent although nobody has the connection any more")
  func sendingAlone() throws {
    let server = try Server(.tcp)
    let endpoint = try server.endpoint()
    let text = String(repeating: "kettle ", count: 400_000)
    func send() {
      let connection = NWConnection(to: endpoint, using: .tcp)
      connection.start(queue: .global())
      connection.send(content: Data(text.utf8), completion: .idempotent)
    }
    send()
    let peer = server.accept()
    peer.receiveMessage()
    #expect(peer.received.removeFirst().bytes == Array(text.utf8))
  }

  @Test("Connections.CN10. What is canceled and released tells its last state")
  func cancelingAndReleasing() throws {
    let server = try Server(.tcp)
    let endpoint = try server.endpoint()
    let connections = BlockingQueue<NWConnection.State>()
    func connect() {
      let connection = NWConnection(to: endpoint, using: .tcp)
      connection.stateUpdateHandler = { connections.append($0) }
      connection.start(queue: .global())
      while connections.removeFirst() != .ready {}
      connection.cancel()
    }
    connect()
    #expect(connections.removeFirst() == .cancelled)
    let listeners = BlockingQueue<NWListener.State>()
    func listen() throws {
      let listener = try NWListener(using: .tcp)
      listener.stateUpdateHandler = { listeners.append($0) }
      listener.newConnectionHandler = { $0.cancel() }
      listener.start(queue: .global())
      while listeners.removeFirst() != .ready {}
      listener.cancel()
    }
    try listen()
    #expect(listeners.removeFirst() == .cancelled)
  }

  @Test("Connections.CN12. Closures are called one after another, also on a concurrent queue")
  func concurrentQueue() throws {
    let server = try Server(.tcp)
    let peers = BlockingQueue<Client>()
    let endpoint = try server.endpoint()
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let connection = NWConnection(to: endpoint, using: .tcp)
    let client = Client(connection, starts: false)
    for text in 0..<200 {
      connection.send(
        content: Data("\(text) ".utf8),
        completion: .contentProcessed { _ in client.sent.append(.dns(Int32(text))) })
    }
    connection.start(queue: queue)
    peers.append(server.accept())
    #expect(client.wait(for: .ready) == [.preparing] && connection.queue === queue)
    for text in 0..<200 { #expect(client.sent.removeFirst() == .dns(Int32(text))) }
  }

  @Test("Connections.CN11. The path and the metadata describe the connected socket")
  func path() throws {
    let pair = try LoopbackPair()
    let path = try #require(pair.client.connection.currentPath)
    #expect(path.status == .satisfied && path.usesInterfaceType(.loopback))
    #expect(
      path.remoteEndpoint
        == .hostPort(host: "127.0.0.1", port: try #require(pair.server.listener.port)))
    #expect(path.localEndpoint == pair.peer.connection.endpoint)
    let metadata = pair.client.connection.metadata(definition: NWProtocolTCP.definition)
    let tcp = try #require(metadata as? NWProtocolTCP.Metadata)
    #expect(tcp.availableReceiveBuffer == 0)
    #expect(pair.client.connection.metadata(definition: NWProtocolTLS.definition) == nil)
    #expect(pair.client.connection.maximumDatagramSize == 0)
  }

  @Test("Connections.CN1. Parameters without a transport make a connection fail")
  func noTransport() {
    let client = Client(to: .hostPort(host: "127.0.0.1", port: 9), using: NWParameters())
    client.wait(for: .failed(.posix(.EINVAL)))
    client.receive()
    #expect(client.received.removeFirst().error == .posix(.EINVAL))
  }

  @Test("Connections.CN3. The name of the loopback is tried with each of its addresses")
  func names() throws {
    let parameters = NWParameters.tcp
    parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: .any)
    let server = try Server(parameters)
    guard case .hostPort(_, let port) = try server.endpoint() else { return }
    let client = Client(NWConnection(host: "localhost", port: port, using: .tcp))
    client.wait(for: .ready)
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/tea"))
    Client(to: .url(url), using: .tcp).wait(for: .ready)
  }
}
