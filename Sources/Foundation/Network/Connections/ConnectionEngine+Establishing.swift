internal import Glibc
internal import TactusAddressRace
internal import TactusCrashReports
import TactusNetServices
internal import TactusTLS

extension ConnectionEngine {
  /// The options of TCP; nil for another transport.
  private var tcpOptions: NWProtocolTCP.Options.Values? {
    (parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.current
  }

  /// Begins an attempt to connect (Connections.CN1–CN4).
  func establish() {
    attempt += 1
    if transport != nil { return connected() }
    let isDatagram = parameters.defaultProtocolStack.transportProtocol is NWProtocolUDP.Options
    guard isDatagram || tcpOptions != nil else { return fail(.posix(.EINVAL)) }
    guard !(isDatagram && parameters.defaultProtocolStack.tlsOptions != nil) else {
      return fail(.tls(errSSLProtocol))
    }
    startTimeout()
    switch endpoint {
    case .hostPort(let host, let port): connect(to: host, port, isDatagram)
    case .url(let url):
      guard let host = url.host,
        let port = url.port.flatMap({ UInt16(exactly: $0) }) ?? url.wellKnownPort
      else { return fail(.posix(.EINVAL)) }
      connect(to: NWEndpoint.Host(host), NWEndpoint.Port(port), isDatagram)
    case .unix(let path):
      guard let address = SocketAddress(path: path) else { return fail(.posix(.ENAMETOOLONG)) }
      race([address], isDatagram, interface: nil)
    case .service(let name, let type, let domain, _):
      guard let service = BonjourService(name, type, domain)?.completeName else {
        return wait(.dns(NWError.badParameter))
      }
      connect(toService: service, isDatagram)
    case .opaque: wait(.dns(NWError.noSuchRecord))
    }
  }

  private func connect(to host: NWEndpoint.Host, _ port: NWEndpoint.Port, _ isDatagram: Bool) {
    var interface = host.interface?.name
    do throws(NWError) {
      if interface == nil { interface = try limit(for: host) }
    } catch {
      return wait(error)
    }
    if let address = SocketAddress(host: host, port: port) {
      return race([address], isDatagram, interface: interface)
    }
    guard case .name(let name, _) = host else { return }
    let (number, limit) = (attempt, interface)
    NameLookup.addresses(of: name, port: port, family: family, on: queue) { [weak self] result in
      guard let self, number == attempt else { return }
      switch result {
      case .success(let addresses): race(addresses, isDatagram, interface: limit)
      case .failure(let error): wait(error)
      }
    }
  }

  /// Finds the addresses of a service, and connects to one of them (Connections.BJ4).
  private func connect(toService name: String, _ isDatagram: Bool) {
    let number = attempt
    AddressSearch.start(name, on: network.bonjour) { [weak self, queue] found in
      queue.async { [weak self] in
        guard let self, number == attempt else { return }
        let addresses = found.compactMap { SocketAddress($0) }.filter {
          self.family == AF_UNSPEC || self.family == $0.family
        }
        guard let host = (addresses.first { !$0.isLocal } ?? addresses.first)?.host else {
          return wait(.dns(NWError.noSuchRecord))
        }
        do throws(NWError) {
          race(addresses, isDatagram, interface: try limit(for: host))
        } catch {
          wait(error)
        }
      }
    }
  }

  /// Returns the name of the interface to which a connection to a host is limited; nil for any
  /// (Connections.CN2).
  private func limit(for host: NWEndpoint.Host) throws(NWError) -> String? {
    guard !host.isLocal else { return nil }
    let path = network.snapshot.path(
      required: parameters.requiredInterfaceType == .other
        ? nil : parameters.requiredInterfaceType,
      prohibited: parameters.prohibitedInterfaceTypes ?? [])
    let allowed = path.availableInterfaces.filter {
      !(parameters.prohibitedInterfaces ?? []).contains($0)
        && (parameters.requiredInterface ?? $0) == $0
    }
    guard let first = allowed.first, !(path.isExpensive && parameters.prohibitExpensivePaths),
      !(path.isConstrained && parameters.prohibitConstrainedPaths)
    else {
      noteRefusal(of: host)
      throw .posix(.ENETDOWN)
    }
    let isLimited =
      parameters.requiredInterfaceType != .other || parameters.requiredInterface != nil
      || allowed.count < path.availableInterfaces.count
    return isLimited ? first.name : nil
  }

  /// Warns once of unsupported parameters, with the caller's source location.
  ///
  /// - Thread: that of the app's call.
  func noteUnsupported() {
    let stack = parameters.defaultProtocolStack
    if stack.transportProtocol is NWProtocolUDP.Options, stack.tlsOptions != nil {
      RuntimeWarning.once("NWConnection: DTLS is not supported", namesPlace: true)
    }
  }

  /// Warns once that the network is off (Connections.CN2).
  private func noteRefusal(of host: NWEndpoint.Host) {
    guard network.snapshot.isOff else { return }
    let reason =
      URL(string: "https://\(host)").flatMap { NetworkAccess.refusal(of: $0) }
      ?? "the network is off"
    RuntimeWarning.once("NWConnection waits: \(reason)", kind: "note")
  }

  /// The address family that may be used; 0 for any.
  private var family: Int32 {
    let options = parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options
    return switch options?.current.version ?? .any {
    case .any: AF_UNSPEC
    case .v4: AF_INET
    case .v6: AF_INET6
    }
  }

  private func race(_ addresses: [SocketAddress], _ isDatagram: Bool, interface: String?) {
    var local: SocketAddress?
    switch parameters.requiredLocalEndpoint {
    case .hostPort(let host, let port): local = SocketAddress(host: host, port: port)
    case .unix(let path): local = SocketAddress(path: path)
    case .service, .url, .opaque, nil: break
    }
    let number = attempt
    let options = SocketOptions(parameters, interface: interface)
    let race = AddressRace(addresses, on: queue, failure: NWError.init(number:)) {
      [local] address throws(NWError) in
      try options.connect(to: address, from: local, isDatagram: isDatagram)
    } completion: { [weak self] result in
      guard let self, number == attempt else { return }
      self.race = nil
      switch result {
      case .success(let descriptor):
        transport = SocketTransport(descriptor, isDatagram: isDatagram, queue: queue)
        connected()
      case .failure(let error): wait(error)
      }
    }
    self.race = race
    race.start()
  }

  /// Ends the attempt after the connection timeout of the options (Connections.CN4).
  private func startTimeout() {
    guard let seconds = tcpOptions?.connectionTimeout, seconds > 0 else { return }
    let number = attempt
    queue.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
      guard let self, number == attempt, case .preparing = state else { return }
      transport?.close(isAbort: true, .posix(.ETIMEDOUT))
      (transport, tls, isSecure, webSocket) = (nil, nil, false, nil)
      wait(.posix(.ETIMEDOUT))
    }
  }

  /// Continues with TLS or content once the socket is connected.
  private func connected() {
    guard let transport else { return }
    transport.start { [weak self] event in self?.handle(event) }
    if let options = parameters.defaultProtocolStack.tlsOptions {
      startTLS(options)
    } else {
      startContent()
    }
  }

  /// Begins the WebSocket handshake, or reports that the connection is ready.
  func startContent() {
    if let options = parameters.defaultProtocolStack.webSocketOptions {
      startWebSocket(options.current)
    } else {
      becomeReady()
    }
  }

  /// Reports to the app that the connection is ready (Connections.CN5).
  func becomeReady() {
    guard let transport, !hasEnded else { return }
    let path = makePath()
    values.change { $0.path = path }
    if transport.isDatagram {
      // The longest packet has 65,535 bytes, from which the IPv4 and UDP headers are subtracted.
      // The length field of IPv6 does not count the IPv6 header.
      let isNew = transport.localAddress?.family == AF_INET6
      values.change { $0.maximumDatagramSize = isNew ? 65_527 : 65_507 }
    } else if let buffers = transport as? any SocketBuffers, tcpOptions != nil {
      values.change { $0.metadata.append(NWProtocolTCP.Metadata(buffers)) }
    }
    enter(.ready)
    deliver { values in
      values.viabilityHandler?(true)
      values.betterPathHandler?(false)
      values.pathHandler?(path)
    }
    let waiting = sends
    sends = []
    for send in waiting { self.send(send) }
    serveReceives()
    endIfAbandoned()
  }
}

extension URL {
  /// The default port of the scheme; nil for other schemes.
  fileprivate var wellKnownPort: UInt16? {
    switch scheme?.lowercased() {
    case "http", "ws": 80
    case "https", "wss": 443
    default: nil
    }
  }
}
