internal import CTactusSystemCalls
internal import Glibc
internal import SystemConfiguration
import TactusNetServices

/// The implementation of a listener, on a queue of its own.
///
/// - Thread: its queue, except the methods that say otherwise.
final class ListenerEngine: @unchecked Sendable {
  /// The values that an app may read of a listener from any thread.
  struct Values: Sendable {
    var state: NWListener.State = .setup
    /// Whether the app has canceled the listener; its handler is notified even after its release.
    var isBeingCanceled = false
    var queue: DispatchQueue?
    /// A serial queue for the handlers, which runs on the app's queue.
    var callbackQueue: DispatchQueue?
    var port: NWEndpoint.Port?
    var connectionLimit = NWListener.InfiniteConnectionLimit
    var stateHandler: (@Sendable (NWListener.State) -> Void)?
    var connectionHandler: (@Sendable (NWConnection) -> Void)?
    var service: NWListener.Service?
    var serviceHandler: (@Sendable (NWListener.ServiceRegistrationChange) -> Void)?
  }

  let values = SharedValues(Values())
  private let parameters: NWParameters
  private let port: NWEndpoint.Port
  private let network: PathSource
  private let queue = DispatchQueue(label: "tactus.network.listener")
  private var source: (any DispatchSourceRead)?
  private var isAccepting = false
  private var peers: DatagramPeers?
  private var path: String?
  private var hasEnded = false
  private var publisher: ServicePublisher?

  init(using parameters: NWParameters, on port: NWEndpoint.Port, network: PathSource) {
    (self.parameters, self.port, self.network) = (parameters, port, network)
  }

  /// Does work on the queue.
  ///
  /// - Thread: any.
  func perform(_ work: @escaping @Sendable (ListenerEngine) -> Void) {
    queue.async { work(self) }
  }

  /// Starts the listener.
  ///
  /// - Thread: any.
  func start(_ appQueue: DispatchQueue) {
    perform { engine in
      guard !engine.hasEnded, engine.values.current.queue == nil else { return }
      engine.values.change {
        $0.queue = appQueue
        $0.callbackQueue = appQueue.callbackQueue
      }
      guard engine.values.current.connectionHandler != nil else {
        return engine.fail(.posix(.EINVAL))
      }
      do throws(NWError) {
        try engine.listen()
        engine.enter(.ready)
        engine.serviceChanged()
      } catch {
        engine.fail(error)
      }
    }
  }

  /// Ends the listener (Connections.LI6).
  func cancel() {
    guard values.current.state != .cancelled else { return }
    close()
    values.change { $0.state = .cancelled }
    deliver { $0.stateHandler?(.cancelled) }
    let release: @Sendable (inout sending Values) -> Void = {
      $0.stateHandler = nil
      $0.connectionHandler = nil
      $0.serviceHandler = nil
    }
    guard let callbackQueue = values.current.callbackQueue else { return values.change(release) }
    callbackQueue.async { [values] in values.change(release) }
  }

  /// Ends a listener that the app has released.
  ///
  /// - Thread: any.
  func abandon() {
    values.change { if !$0.isBeingCanceled { $0.stateHandler = nil } }
    perform { $0.cancel() }
  }

  /// Accepts connections that have waited (Connections.LI5).
  func limitChanged() {
    if values.current.connectionLimit > 0 { setAccepting(true) }
  }

  /// Publishes the app's service, or its changed TXT record (Connections.BJ3).
  func serviceChanged() {
    guard source != nil, let port = values.current.port?.rawValue else { return }
    guard let service = values.current.service else {
      publisher = nil
      return
    }
    if publisher?.update(service) == true { return }
    publisher = ServicePublisher(service, port: port, on: network.bonjour) { [weak self] event in
      self?.perform { $0.hear(event) }
    }
  }

  // MARK: Internals

  private func hear(_ event: ServicePublisher.Event) {
    guard !hasEnded else { return }
    switch event {
    case .change(let change): deliver { $0.serviceHandler?(change) }
    case .failed(let error): fail(error)
    }
  }

  private var isDatagram: Bool {
    parameters.defaultProtocolStack.transportProtocol is NWProtocolUDP.Options
  }

  private func enter(_ state: NWListener.State) {
    values.change { $0.state = state }
    deliver { $0.stateHandler?(state) }
  }

  private func deliver(_ body: @escaping @Sendable (Values) -> Void) {
    guard let callbackQueue = values.current.callbackQueue else { return }
    callbackQueue.async { [values] in body(values.current) }
  }

  private func fail(_ error: NWError) {
    close()
    enter(.failed(error))
  }

  private func close() {
    hasEnded = true
    publisher = nil
    let wasAccepting = isAccepting
    isAccepting = false
    source?.cancel()
    if !wasAccepting { source?.resume() }
    source = nil
    peers?.listenerEnded()
    peers = nil
    if let path { unlink(path) }
    path = nil
  }

  /// Opens the socket (Connections.LI1–LI3).
  private func listen() throws(NWError) {
    let descriptor = try openSocket()
    if !isDatagram, Glibc.listen(descriptor, SOMAXCONN) != 0 {
      let error = NWError(number: errno)
      Glibc.close(descriptor)
      throw error
    }
    let address = SocketAddress.read(descriptor, by: getsockname)
    if case .unix(let path)? = address?.endpoint { self.path = path }
    values.change { $0.port = address?.port.map { NWEndpoint.Port($0) } }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    if isDatagram {
      // Its connections send through the same socket, which the last of them closes.
      let peers = DatagramPeers(descriptor, queue: queue)
      self.peers = peers
      source.setEventHandler { [weak self] in self?.readDatagrams(descriptor) }
      source.setCancelHandler { peers.sourceEnded() }
    } else {
      source.setEventHandler { [weak self] in self?.accept(descriptor) }
      source.setCancelHandler { Glibc.close(descriptor) }
    }
    self.source = source
    limitChanged()
  }

  /// Returns a bound socket, for both IPv4 and IPv6 unless the parameters give an address
  /// (Connections.LI2).
  private func openSocket() throws(NWError) -> Int32 {
    let options = SocketOptions(parameters, interface: parameters.requiredInterface?.name)
    switch parameters.requiredLocalEndpoint {
    case .unix(let path):
      guard let address = SocketAddress(path: path) else { throw .posix(.ENAMETOOLONG) }
      return try open(address, options)
    case .hostPort(var host, let localPort):
      let number = port == .any ? localPort : port
      if host.isLocal, case .name = host.numeric { host = .ipv4(.loopback) }
      guard let address = SocketAddress(host: host, port: number) else {
        throw .posix(.EADDRNOTAVAIL)
      }
      return try open(address, options)
    case .service, .url, .opaque: throw .posix(.EINVAL)
    case nil: break
    }
    if options.ip.version != .v4,
      let address = SocketAddress(host: .ipv6(.any), port: port)
    {
      do throws(NWError) {
        return try open(address, options)
      } catch .posix(.EAFNOSUPPORT) where options.ip.version == .any {
        // The machine lacks IPv6.
      }
    }
    guard let address = SocketAddress(host: .ipv4(.any), port: port) else {
      throw .posix(.EADDRNOTAVAIL)
    }
    return try open(address, options)
  }

  private func open(_ address: SocketAddress, _ options: SocketOptions) throws(NWError) -> Int32 {
    let descriptor = try options.makeSocket(family: address.family, isDatagram: isDatagram)
    if address.family == AF_INET6 {
      var isNewOnly: Int32 = options.ip.version == .v6 ? 1 : 0
      setsockopt(
        descriptor, Int32(Glibc.IPPROTO_IPV6), IPV6_V6ONLY, &isNewOnly,
        socklen_t(MemoryLayout<Int32>.size))
    }
    guard address.withPointer({ bind(descriptor, $0, $1) }) == 0 else {
      let error = NWError(number: errno)
      Glibc.close(descriptor)
      throw error
    }
    return descriptor
  }

  private func setAccepting(_ isAccepting: Bool) {
    guard let source, isAccepting != self.isAccepting else { return }
    self.isAccepting = isAccepting
    if isAccepting { source.resume() } else { source.suspend() }
  }

  private func accept(_ descriptor: Int32) {
    while isAccepting {
      let flags = Int32(Glibc.SOCK_CLOEXEC.rawValue | Glibc.SOCK_NONBLOCK.rawValue)
      let peer = accept4(descriptor, nil, nil, flags)
      guard peer >= 0 else { return }
      guard isAllowed(SocketAddress.read(peer, by: getpeername)) else {
        Glibc.close(peer)
        continue
      }
      let queue = DispatchQueue(label: "tactus.network.connection")
      offer(SocketTransport(peer, isDatagram: false, queue: queue), queue)
    }
  }

  private func readDatagrams(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while isAccepting, let peers {
      var storage = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      var address: SocketAddress?
      let count = withUnsafeMutablePointer(to: &storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          let count = recvfrom(descriptor, &buffer, buffer.count, 0, pointer, &length)
          if count >= 0 { address = SocketAddress(pointer, length: min(length, 128)) }
          return count
        }
      }
      guard count >= 0 else { return }
      guard let address, isAllowed(address) else { continue }
      if !peers.deliver(Array(buffer[..<count]), from: address) {
        let queue = DispatchQueue(label: "tactus.network.connection")
        let transport = peers.add(address, queue: queue)
        peers.deliver(Array(buffer[..<count]), from: address)
        offer(transport, queue)
      }
    }
  }

  /// Passes a connection to the app (Connections.LI4–LI5).
  private func offer(_ transport: any Transport, _ queue: DispatchQueue) {
    let connection = NWConnection(
      accepted: transport, using: parameters, network: network, queue: queue)
    var limit = values.current.connectionLimit
    if limit != NWListener.InfiniteConnectionLimit {
      limit -= 1
      values.change { $0.connectionLimit = limit }
    }
    deliver { $0.connectionHandler?(connection) }
    // Datagrams of known peers are read regardless of the limit.
    if limit <= 0, !isDatagram { setAccepting(false) }
  }

  /// Whether a peer may connect (Connections.LI7).
  private func isAllowed(_ address: SocketAddress?) -> Bool {
    guard let address, !address.isLocal, let host = address.host else { return true }
    let snapshot = network.snapshot
    if snapshot.isOff { return false }
    guard parameters.acceptLocalOnly else { return true }
    let bytes: [UInt8] =
      switch host {
      case .ipv4(let address): address.bytes
      case .ipv6(let address): address.bytes
      case .name: []
      }
    return snapshot.interfaces.contains { $0.isNeighbor(bytes) }
  }
}

extension MachineInterface {
  /// Returns whether an address is in one of the networks of the interface.
  fileprivate func isNeighbor(_ address: [UInt8]) -> Bool {
    zip(addresses, masks).contains { own, mask in
      own.count == address.count && mask.count == address.count
        && zip(zip(own, address), mask).allSatisfy { $0.0 & $1 == $0.1 & $1 }
    }
  }
}
