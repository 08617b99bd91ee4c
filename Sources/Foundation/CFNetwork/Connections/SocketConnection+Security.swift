import Dispatch
import TactusCoreFoundation
internal import TactusCryptography
internal import TactusTLS

extension SocketConnection {
  /// The name that the certificate of the server must have; nil for any.
  private static func name(of security: StreamSecurity, host: String) -> String? {
    security.checksName ? security.peerName ?? host : nil
  }

  /// The server of streams with TLS; nil for other streams.
  var peer: StreamPeer? {
    condition.withLock {
      guard let security = state.security else { return nil }
      return StreamPeer(
        certificates: state.certificates, name: Self.name(of: security, host: host),
        session: session)
    }
  }

  /// Sets the TLS settings; on an established connection TLS begins at once (Networking.NW37).
  ///
  /// Returns false if TLS has begun with other settings.
  func setSecurity(_ security: StreamSecurity?) -> Bool {
    let result = condition.withLock { () -> Bool? in
      switch state.phase {
      case .idle,
        .connecting where state.descriptor < 0:
        state.security = security
        return true
      case .established where state.security == nil && security != nil:
        state.security = security
        state.plain.append(state.outgoing.takeAll())
        return nil
      case .connecting, .established, .ended: return state.security == security
      }
    }
    if result == nil { queue.async { self.startTLS() } }
    return result ?? true
  }

  /// Begins the handshake.
  ///
  /// - Thread: the queue.
  func startTLS() {
    let security = condition.withLock { state.security } ?? StreamSecurity()
    var configuration = TLSConfiguration()
    configuration.serverName = security.peerName ?? host
    configuration.lowestVersion = Self.lowestVersion
    configuration.ciphers = session.begin()
    do {
      tls = try TLSStream(configuration)
    } catch {
      return fail(.security(error.secureTransportResult))
    }
    setReading(true)
    advanceTLS()
  }

  /// The lowest version: 1.2.
  ///
  /// - Source: the requirements of App Transport Security. Confidence: documented there; a guess
  ///   for streams.
  private static let lowestVersion: UInt16 = 0x0303

  /// Continues the handshake.
  ///
  /// - Thread: the queue.
  func advanceTLS() {
    guard let tls else { return }
    let progress = tls.advance()
    switch progress {
    case .handshaking: flush()
    case .needsDecision(let certificates):
      flush()
      judge(certificates)
    case .established:
      isSecure = true
      session.establish(cipher: tls.cipher)
      establish()
      readDecrypted()
    case .failed(let failure):
      // The peer learns the reason.
      flush()
      fail(refusal ?? .security(failure.secureTransportResult))
    }
  }

  /// Reads what has been decrypted.
  ///
  /// - Thread: the queue.
  func readDecrypted() {
    while let tls {
      switch tls.read() {
      case .bytes(let bytes): offer(bytes)
      case .nothing: return flush()
      case .closed:
        setReading(false)
        return endIncoming()
      case .failed(let failure):
        flush()
        return fail(.security(failure.secureTransportResult))
      }
    }
  }

  /// Validates the certificates of the server on another thread.
  private func judge(_ chain: [[UInt8]]) {
    let security = condition.withLock {
      state.certificates = chain
      return state.security ?? StreamSecurity()
    }
    guard security.isValidating else { return decide(nil) }
    let name = Self.name(of: security, host: host)
    DispatchQueue.global().async { [weak self] in
      let verification = Certificate.verify(
        chain.compactMap { Certificate(der: $0) }, for: .server(host: name), anchors: [],
        usesSystemAnchors: true, date: Int(Date().timeIntervalSince1970))
      let refusal: StreamFailure? =
        verification.result == .valid ? nil : .security(verification.result.refusal)
      guard let self else { return }
      queue.async { self.decide(refusal) }
    }
  }

  private func decide(_ refusal: StreamFailure?) {
    self.refusal = refusal
    tls?.decide(refusal == nil)
    advanceTLS()
  }
}
