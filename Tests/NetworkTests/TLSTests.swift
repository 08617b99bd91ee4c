import Network
import Security
import TactusTLS
import TestSupport
import Testing

/// Tests of connections by TLS.
@Suite struct TLSTests {
  /// A client that trusts the certificate of the tests.
  private func client(
    of server: SecureServer, name: String? = "kettle.example",
    _ change: (sec_protocol_options_t) -> Void = { _ in }
  ) throws -> Client {
    let options = NWProtocolTLS.Options()
    if let name {
      sec_protocol_options_set_tls_server_name(options.securityProtocolOptions, name)
    }
    change(options.securityProtocolOptions)
    let connection = NWConnection(to: try server.endpoint(), using: NWParameters(tls: options))
    return Client(connection, of: server)
  }

  /// Lets a client trust the certificate of the tests.
  private static func trusting(_ options: sec_protocol_options_t) {
    sec_protocol_options_set_verify_block(
      options,
      { metadata, trust, complete in
        let trust = sec_trust_copy_ref(trust).takeRetainedValue()
        _ = SecTrustSetAnchorCertificates(trust, [TestIdentity.certificate] as CFArray)
        complete(SecTrustEvaluateWithError(trust, nil))
      }, DispatchQueue(label: "verify"))
  }

  @Test(
    "Connections.TL1, Connections.TL3. Content is encrypted after the app has judged the certificate"
  )
  func content() throws {
    let server = try SecureServer()
    let client = try client(of: server, Self.trusting)
    #expect(client.wait(for: .ready) == [.preparing])
    client.send("tea")
    #expect(client.text(3) == "tea")
    let large = String(repeating: "kettle ", count: 20_000)
    client.send(large)
    #expect(client.text(large.utf8.count) != nil)
    let end = client.connection
    client.send(nil, .finalMessage)
    client.receiveMessage()
    #expect(client.received.removeFirst().isComplete)
    end.cancel()
    client.wait(for: .cancelled)
  }

  @Test("Connections.TL1. The metadata tell what was agreed upon")
  func metadata() throws {
    let server = try SecureServer { $0.protocols = ["kettle/2", "kettle/1"] }
    let client = try client(of: server) {
      Self.trusting($0)
      sec_protocol_options_add_tls_application_protocol($0, "kettle/1")
      sec_protocol_options_set_max_tls_protocol_version($0, .TLSv12)
    }
    client.wait(for: .ready)
    let metadata = client.connection.metadata(definition: NWProtocolTLS.definition)
    let facts = try #require(metadata as? NWProtocolTLS.Metadata).securityProtocolMetadata
    #expect(
      sec_protocol_metadata_get_negotiated_protocol(facts).map { String(cString: $0) }
        == "kettle/1")
    #expect(
      sec_protocol_metadata_get_server_name(facts).map { String(cString: $0) } == "kettle.example")
    #expect(sec_protocol_metadata_get_negotiated_tls_protocol_version(facts) == .TLSv12)
    var chain: [SecCertificate] = []
    #expect(
      sec_protocol_metadata_access_peer_certificate_chain(facts) {
        chain.append(sec_certificate_copy_ref($0).takeRetainedValue())
      })
    #expect(chain == [TestIdentity.certificate])
    #expect(server.serverName() == "kettle.example")
  }

  @Test("Connections.TL2. Without a closure, the system does not trust an unknown certificate")
  func untrusted() throws {
    let server = try SecureServer()
    let client = try client(of: server)
    client.send("secret")
    client.wait(for: .failed(.tls(errSSLBadCert)))
    #expect(client.sent.removeFirst() == .tls(errSSLBadCert))
    // The server learns it as an alert.
    #expect(server.failure() == .alert(42) || server.failure() == .alert(48))
  }

  @Test("Connections.TL2. The certificate must be for the name of the host")
  func otherName() throws {
    let server = try SecureServer()
    let client = try client(of: server, name: "teapot.example", Self.trusting)
    client.wait(for: .failed(.tls(errSSLBadCert)))
    // Without a name it must be for the address.
    let other = try self.client(of: SecureServer(), name: nil, Self.trusting)
    other.wait(for: .ready)
  }

  @Test("Connections.TL3. The app can refuse a certificate, and turn the judgment off")
  func refusing() throws {
    let refusing = try client(of: SecureServer()) {
      sec_protocol_options_set_verify_block($0, { $2(false) }, DispatchQueue(label: "verify"))
    }
    refusing.wait(for: .failed(.tls(errSSLBadCert)))
    let accepting = try client(of: SecureServer()) {
      sec_protocol_options_set_peer_authentication_required($0, false)
    }
    accepting.wait(for: .ready)
  }

  @Test("Connections.TL4. Versions without overlap, and peers without TLS, make a connection fail")
  func failures() throws {
    let old = try client(of: SecureServer { $0.lowestVersion = 0x0304 }) {
      sec_protocol_options_set_max_tls_protocol_version($0, .TLSv12)
    }
    old.wait(for: .failed(.tls(errSSLPeerProtocolVersion)))
    let plain = try Server(.tcp)
    let client = Client(to: try plain.endpoint(), using: .tls)
    let peer = plain.accept()
    peer.send("This is not TLS.")
    client.wait(for: .failed(.tls(errSSLPeerProtocolVersion)))
    peer.connection.cancel()
    let silent = Client(
      to: .hostPort(host: "127.0.0.1", port: try #require(plain.listener.port)), using: .tls)
    let other = plain.accept()
    // A peer that has not read everything would reset the connection.
    other.receive()
    _ = other.received.removeFirst()
    other.connection.cancel()
    silent.wait(for: .failed(.tls(errSSLClosedAbort)))
  }

  @Test("Connections.TL5. Both sides can know a key instead of a certificate")
  func sharedKey() throws {
    func parameters(_ key: String) -> NWParameters {
      let options = NWProtocolTLS.Options()
      func data(_ text: String) -> DispatchData {
        Data(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) }
      }
      sec_protocol_options_add_pre_shared_key(
        options.securityProtocolOptions, data(key), data("kettle"))
      sec_protocol_options_set_max_tls_protocol_version(
        options.securityProtocolOptions, .TLSv12)
      return NWParameters(tls: options)
    }
    let pair = try LoopbackPair(
      parameters("boil boil boil boil"), server: parameters("boil boil boil boil"))
    pair.client.send("tea")
    #expect(pair.peer.text() == "tea")
    pair.peer.send("more")
    #expect(pair.client.text() == "more")
    pair.client.connection.cancel()
    pair.peer.receive()
    #expect(pair.peer.received.removeFirst().isComplete)
    let server = try Server(parameters("boil boil boil boil"))
    let client = Client(to: try server.endpoint(), using: parameters("another key"))
    let peer = server.accept()
    guard
      case .failed(.tls) = peer.states.removeFirst() == .preparing
        ? peer.states.removeFirst() : .setup
    else {
      Issue.record("the server accepted another key")
      return
    }
    while case .preparing = client.connection.state { sched_yield() }
    guard case .failed(.tls) = client.connection.state else {
      Issue.record("the client accepted another key")
      return
    }
  }

  @Test("Connections.TL6. A listener without a shared key cannot offer TLS")
  func noIdentity() throws {
    let server = try Server(.tls)
    let client = Client(to: try server.endpoint(), using: .tls)
    let peer = server.accept()
    peer.wait(for: .failed(.tls(errSSLNegotiation)))
    client.wait(for: .failed(.tls(errSSLPeerHandshakeFail)))
  }

  @Test("Connections.TL7. DTLS is not supported, which a connection says")
  func datagrams() throws {
    Client(to: .hostPort(host: "127.0.0.1", port: 9), using: .dtls)
      .wait(for: .failed(.tls(errSSLProtocol)))
  }
}
