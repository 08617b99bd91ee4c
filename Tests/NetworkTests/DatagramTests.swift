import Network
import TestSupport
import Testing

/// Tests of connections by UDP and by files.
@Suite struct DatagramTests {
  @Test(
    "Connections.CN6–CN7, Connections.LI4. Datagrams keep their bounds, and each peer has its connection"
  )
  func datagrams() throws {
    let server = try Server(.udp)
    let endpoint = try server.endpoint()
    let clients = [Client(to: endpoint, using: .udp), Client(to: endpoint, using: .udp)]
    for (number, client) in clients.enumerated() {
      client.wait(for: .ready)
      client.send("hello \(number)")
      client.send("again \(number)")
      let peer = server.accept()
      for text in ["hello \(number)", "again \(number)"] {
        peer.receiveMessage()
        let received = peer.received.removeFirst()
        #expect(received.bytes.map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(received.isComplete && received.isFinal == false)
      }
      peer.send("answer \(number)")
      #expect(client.text() == "answer \(number)")
      #expect(client.connection.maximumDatagramSize == 65_507)
    }
  }

  @Test("Connections.CN6. Parts become one datagram with the last of them; content may be empty")
  func parts() throws {
    let server = try Server(.udp)
    let client = Client(to: try server.endpoint(), using: .udp)
    client.send("ket", isComplete: false)
    client.send("tle")
    client.connection.send(content: Data(), completion: .idempotent)
    client.send(nil)
    client.send("end")
    let peer = server.accept()
    for text in ["kettle", "", "end"] {
      peer.receiveMessage()
      #expect(peer.received.removeFirst().bytes == Array(text.utf8))
    }
  }

  @Test("Connections.CN7. A datagram can be received in pieces, of which the last is complete")
  func pieces() throws {
    let server = try Server(.udp)
    let client = Client(to: try server.endpoint(), using: .udp)
    client.send("kettle")
    let peer = server.accept()
    peer.receive(1, 4)
    peer.receive(1, 4)
    let received = [peer.received.removeFirst(), peer.received.removeFirst()]
    #expect(received.map(\.bytes) == [Array("kett".utf8), Array("le".utf8)])
    #expect(received.map(\.isComplete) == [false, true])
  }

  @Test(
    "Connections.CN8. A datagram that is refused is an error of the next sending or receiving only")
  func refused() throws {
    let server = try Server(.udp)
    let endpoint = try server.endpoint()
    let blocked = Client(to: endpoint, using: .udp)
    blocked.wait(for: .ready)
    server.listener.cancel()
    #expect(server.states.removeFirst() == .cancelled)
    let errors = Mailbox<NWError?>()
    blocked.connection.receiveMessage { errors.put($3) }
    // The system closes the socket a little later; until then it takes datagrams.
    var error: NWError?
    while error == nil {
      blocked.send("anybody?")
      error = blocked.sent.removeFirst() ?? (errors.isEmpty ? nil : errors.first(1)[0])
    }
    #expect(error == .posix(.ECONNREFUSED))
    #expect(blocked.connection.state == .ready)
  }

  @Test("Connections.CN8. A datagram that is too long is an error of its sending only")
  func tooLong() throws {
    let server = try Server(.udp)
    let client = Client(to: try server.endpoint(), using: .udp)
    client.wait(for: .ready)
    client.send(String(repeating: "k", count: 65_508))
    #expect(client.sent.removeFirst() == .posix(.EMSGSIZE))
    client.send("short")
    #expect(client.sent.removeFirst() == nil)
  }

  @Test("Connections.LI2, Connections.LI6. A listener at a file removes it at its end")
  func files() throws {
    let path =
      FileManager.default.temporaryDirectory.path + "/kettle-\(UUID().uuidString.prefix(8))"
    let parameters = NWParameters.tcp
    parameters.requiredLocalEndpoint = .unix(path: path)
    let server = try Server(parameters)
    #expect(server.states.removeFirst() == .ready)
    #expect(server.listener.port == nil)
    let client = Client(to: .unix(path: path), using: .tcp)
    client.wait(for: .ready)
    let peer = server.accept()
    client.send("tea")
    #expect(peer.text() == "tea")
    #expect(client.connection.currentPath?.remoteEndpoint == .unix(path: path))
    server.listener.cancel()
    #expect(server.states.removeFirst() == .cancelled)
    #expect(!FileManager.default.fileExists(atPath: path))
    peer.send("still here")
    #expect(client.text() == "still here")
    let late = Client(to: .unix(path: path), using: .tcp)
    late.wait(for: .waiting(.posix(.ENOENT)))
    Client(to: .unix(path: String(repeating: "k", count: 200)), using: .tcp)
      .wait(for: .failed(.posix(.ENAMETOOLONG)))
  }
}
