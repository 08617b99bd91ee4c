internal import TactusTLS

extension ConnectionEngine {
  /// Begins the handshake (Connections.TL1).
  func startTLS(_ options: NWProtocolTLS.Options) {
    let values = options.securityProtocolOptions.values.current
    var configuration = TLSConfiguration()
    configuration.isServer = isServer
    if !isServer { configuration.serverName = values.serverName ?? hostName }
    configuration.protocols = values.protocols
    configuration.lowestVersion = (values.lowestVersion ?? .TLSv12).rawValue
    configuration.highestVersion = values.highestVersion?.rawValue
    configuration.ciphers = values.ciphers
    configuration.sharedKey = values.sharedKeys.first.map {
      TLSConfiguration.SharedKey(identity: $0.identity, key: $0.key)
    }
    do {
      tls = try TLSStream(configuration)
    } catch {
      return fail(error.networkError)
    }
    transport?.setReading(true)
    advanceTLS()
  }

  /// Handles encrypted bytes from the peer.
  func receiveEncrypted(_ bytes: [UInt8]) {
    tls?.receive(bytes)
    if isSecure { readDecrypted() } else { advanceTLS() }
  }

  /// Continues the handshake.
  private func advanceTLS() {
    guard let tls else { return }
    let progress = tls.advance()
    sendOutgoing()
    switch progress {
    case .handshaking: break
    case .needsDecision(let certificates): judge(certificates)
    case .established:
      self.values.change { $0.metadata.append(NWProtocolTLS.Metadata(self.facts(of: tls))) }
      finishSecurity()
      readDecrypted()
      serveReceives()
    case .failed(let failure): fail(failure.networkError)
    }
  }

  /// Continues after the handshake.
  private func finishSecurity() {
    isSecure = true
    startContent()
  }

  private func readDecrypted() {
    guard let tls else { return }
    let result = tls.read()
    sendOutgoing()
    switch result {
    case .bytes(let bytes):
      receivePlain(bytes)
      // The end of the stream may have arrived together with the bytes.
      readDecrypted()
    case .nothing: break
    case .closed: hasStreamEnded = true
    case .failed(let failure): fail(failure.networkError)
    }
  }

  /// Evaluates the peer's certificates, by the system or the app (Connections.TL2–TL3).
  private func judge(_ chain: [[UInt8]]) {
    guard let options = parameters.defaultProtocolStack.tlsOptions else { return }
    let values = options.securityProtocolOptions.values.current
    let certificates = chain.compactMap { SecCertificateCreateWithData(nil, Data($0)) }
    let policy = SecPolicyCreateSSL(true, values.serverName ?? hostName)
    var trust: SecTrust?
    guard SecTrustCreateWithCertificates(certificates, policy, &trust) == errSecSuccess,
      let trust, let tls
    else { return decide(false) }
    let number = attempt
    let answer: @Sendable (Bool) -> Void = { [weak self] isTrusted in
      self?.perform { if $0.attempt == number { $0.decide(isTrusted) } }
    }
    if let verify = values.verify {
      let facts = facts(of: tls)
      verify.queue.async { verify.block(facts, OS_sec_trust(trust), answer) }
    } else if values.isPeerAuthenticated == false {
      decide(true)
    } else {
      DispatchQueue.global().async { answer(SecTrustEvaluateWithError(trust, nil)) }
    }
  }

  private func decide(_ isTrusted: Bool) {
    guard case .preparing = state else { return }
    tls?.decide(isTrusted)
    advanceTLS()
  }

  private func facts(of tls: TLSStream) -> OS_sec_protocol_metadata {
    OS_sec_protocol_metadata(
      negotiatedProtocol: tls.negotiatedProtocol, serverName: tls.serverName,
      version: tls.version, cipher: tls.cipher,
      certificates: tls.peerCertificates.compactMap {
        SecCertificateCreateWithData(nil, Data($0))
      })
  }

  /// The name of the host; nil for an address.
  private var hostName: String? {
    switch endpoint {
    case .hostPort(.name(let name, _), _): name
    case .hostPort(let host, _): host.debugDescription
    case .url(let url): url.host
    case .service, .unix, .opaque: nil
    }
  }
}

extension NWParameters.ProtocolStack {
  /// The options of TLS; nil without TLS.
  var tlsOptions: NWProtocolTLS.Options? {
    applicationProtocols.lazy.compactMap { $0 as? NWProtocolTLS.Options }.first
  }
}

extension TLSFailure {
  /// The error of a connection (Connections.TL4).
  var networkError: NWError { .tls(secureTransportResult) }
}
