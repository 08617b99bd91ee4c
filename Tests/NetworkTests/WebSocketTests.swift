import Network
import TestSupport
import Testing

/// Tests of connections by web sockets.
@Suite struct WebSocketTests {
  private typealias Metadata = NWProtocolWebSocket.Metadata

  private static func parameters(
    _ change: (NWProtocolWebSocket.Options) -> Void = { _ in }
  ) -> NWParameters {
    let parameters = NWParameters.tcp
    let options = NWProtocolWebSocket.Options()
    change(options)
    parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
    return parameters
  }

  private func context(_ metadata: NWProtocolWebSocket.Metadata) -> NWConnection.ContentContext {
    NWConnection.ContentContext(identifier: "test", metadata: [metadata])
  }

  /// Receives a message with its metadata.
  private func message(
    _ client: Client
  ) -> (text: String?, metadata: NWProtocolWebSocket.Metadata?, error: NWError?) {
    let box = BlockingQueue<(String?, NWProtocolWebSocket.Metadata?, NWError?)>()
    client.connection.receiveMessage { content, context, _, error in
      let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
      box.append(
        (content.map { String(decoding: $0, as: UTF8.self) }, metadata as? Metadata, error))
    }
    return box.removeFirst()
  }

  @Test("Connections.WS1, Connections.WS3. Messages of both kinds and any length keep their bounds")
  func messages() throws {
    let pair = try LoopbackPair(Self.parameters(), server: Self.parameters())
    let texts = [
      "tea", "", String(repeating: "k", count: 200), String(repeating: "é", count: 50_000),
    ]
    for (from, to) in [(pair.client, pair.peer), (pair.peer, pair.client)] {
      for text in texts {
        from.send(text, context(Metadata(opcode: .text)))
        from.send(text)
      }
      for text in texts {
        let (first, second) = (message(to), message(to))
        #expect(first.text == text && first.metadata?.opcode == .text)
        #expect(second.text == text && second.metadata?.opcode == .binary)
      }
    }
  }

  @Test("Connections.WS3. The parts of a message become one")
  func parts() throws {
    let pair = try LoopbackPair(Self.parameters(), server: Self.parameters())
    let text = context(Metadata(opcode: .text))
    pair.client.send("ket", text, isComplete: false)
    pair.client.send("tl", text, isComplete: false)
    pair.client.send("e", text)
    #expect(message(pair.peer).text == "kettle")
  }

  @Test(
    "Connections.WS1. A client offers protocols and fields at its URL; the metadata tell the choice"
  )
  func handshake() throws {
    let seen = BlockingQueue<([String], [String])>()
    let server = try Server(
      Self.parameters { options in
        options.setClientRequestHandler(DispatchQueue(label: "handler")) { protocols, headers in
          seen.append((protocols, headers.map { "\($0.name): \($0.value)" }))
          return NWProtocolWebSocket.Response(
            status: .accept, subprotocol: protocols.last, additionalHeaders: [("X-Leaf", "green")])
        }
      })
    let endpoint = try server.endpoint()
    let url = try #require(URL(string: "ws://\(endpoint)/tea?cups=2"))
    let client = Client(
      to: .url(url),
      using: Self.parameters {
        $0.setSubprotocols(["kettle.2", "kettle.1"])
        $0.setAdditionalHeaders([("X-Water", "hot\r\nX-Evil: yes")])
      })
    let peer = server.accept()
    client.wait(for: .ready)
    peer.wait(for: .ready)
    let (protocols, headers) = seen.removeFirst()
    #expect(protocols == ["kettle.2", "kettle.1"])
    #expect(headers.contains("Host: \(endpoint)") && headers.contains("X-Water: hot  X-Evil: yes"))
    let facts = client.connection.metadata(definition: NWProtocolWebSocket.definition) as? Metadata
    #expect(facts?.selectedSubprotocol == "kettle.1")
    #expect(facts?.additionalServerHeaders?.contains { $0 == ("X-Leaf", "green") } == true)
    let other = peer.connection.metadata(definition: NWProtocolWebSocket.definition) as? Metadata
    #expect(other?.selectedSubprotocol == "kettle.1")
    client.send("tea")
    #expect(message(peer).text == "tea")
  }

  @Test("Connections.WS2. A client that the app rejects, and one without a handshake, fail")
  func rejection() throws {
    let rejecting = Self.parameters { options in
      options.setClientRequestHandler(DispatchQueue(label: "handler")) { _, _ in
        NWProtocolWebSocket.Response(status: .reject, subprotocol: nil)
      }
    }
    let server = try Server(rejecting)
    let client = Client(to: try server.endpoint(), using: Self.parameters())
    let peer = server.accept()
    client.wait(for: .failed(.posix(.ECONNREFUSED)))
    peer.wait(for: .failed(.posix(.ECONNREFUSED)))
    let open = try Server(Self.parameters())
    let plain = Client(to: try open.endpoint(), using: .tcp)
    plain.send("GET /tea HTTP/1.1\r\nHost: kettle\r\n\r\n")
    let refused = open.accept()
    #expect(plain.text(24)?.hasPrefix("HTTP/1.1 400 Bad Request") == true)
    refused.wait(for: .failed(.posix(.EPROTO)))
  }

  @Test("Connections.WS4. Pings are answered, by the options or the app")
  func pings() throws {
    let pair = try LoopbackPair(
      Self.parameters(), server: Self.parameters { $0.autoReplyPing = true })
    let answers = BlockingQueue<NWError?>()
    func ping(_ text: String) -> NWConnection.ContentContext {
      let metadata = Metadata(opcode: .ping)
      metadata.setPongHandler(DispatchQueue(label: "pong"), handler: answers.append)
      return context(metadata)
    }
    pair.client.send("1", ping("1"))
    #expect(answers.removeFirst() == nil)
    pair.peer.send("2", ping("2"))
    let received = message(pair.client)
    #expect(received.text == "2" && received.metadata?.opcode == .ping)
    pair.client.send("2", context(Metadata(opcode: .pong)))
    #expect(answers.removeFirst() == nil)
    pair.peer.send("3", ping("3"))
    pair.peer.connection.cancel()
    #expect(answers.removeFirst() == .posix(.ECANCELED))
  }

  @Test("Connections.WS5. A closure has a code and a reason, and ends both directions")
  func closing() throws {
    let pair = try LoopbackPair(Self.parameters(), server: Self.parameters())
    let metadata = Metadata(opcode: .close)
    metadata.closeCode = .privateCode(4_001)
    pair.client.send("no water", context(metadata))
    let received = message(pair.peer)
    #expect(received.text == "no water" && received.metadata?.closeCode == .privateCode(4_001))
    #expect(message(pair.peer).error == .posix(.ENODATA))
    let answer = message(pair.client)
    #expect(answer.metadata?.opcode == .close && answer.metadata?.closeCode == .privateCode(4_001))
    pair.client.send("late")
    #expect(
      pair.client.sent.removeFirst() == nil && pair.client.sent.removeFirst() == .posix(.EPIPE))
  }

  @Test("Connections.WS5. Without a closure the end is an error; so are messages that are too long")
  func failures() throws {
    let pair = try LoopbackPair(
      Self.parameters(), server: Self.parameters { $0.maximumMessageSize = 4 })
    pair.client.send("four")
    #expect(message(pair.peer).text == "four")
    pair.peer.connection.cancel()
    #expect(message(pair.client).error == .posix(.ECONNABORTED))
    let other = try LoopbackPair(
      Self.parameters(), server: Self.parameters { $0.maximumMessageSize = 4 })
    other.client.send("five!")
    other.peer.wait(for: .failed(.posix(.EMSGSIZE)))
    #expect(message(other.client).metadata?.closeCode == .protocolCode(.messageTooBig))
  }

  @Test("Connections.WS1. The handshake can be left out")
  func withoutHandshake() throws {
    let skipping = Self.parameters { $0.skipHandshake = true }
    let pair = try LoopbackPair(skipping, server: skipping)
    pair.client.send("tea")
    #expect(message(pair.peer).text == "tea")
  }

  @Test("Connections.WS5. The numbers of closures belong to the protocol, frameworks and apps")
  func closeCodes() throws {
    typealias Code = NWProtocolWebSocket.CloseCode
    #expect(try Code(rawValue: 1_000) == .protocolCode(.normalClosure))
    #expect(try Code(rawValue: 3_999) == .applicationCode(3_999))
    #expect(try Code(rawValue: 4_000) == .privateCode(4_000))
    for number: UInt16 in [0, 999, 1_004, 2_999, 5_000] {
      #expect(throws: NWError.posix(.EINVAL)) { try Code(rawValue: number) }
    }
  }
}
