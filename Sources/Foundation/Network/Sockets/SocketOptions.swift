internal import Glibc
internal import TactusAddressRace

/// The options of a new socket.
struct SocketOptions: Sendable {
  var tcp: NWProtocolTCP.Options.Values?
  var ip: NWProtocolIP.Options.Values
  var allowsReuse: Bool
  var serviceClass: NWParameters.ServiceClass
  /// The name of the interface to use; nil for any.
  var interface: String?

  init(_ parameters: NWParameters, interface: String? = nil) {
    let stack = parameters.defaultProtocolStack
    tcp = (stack.transportProtocol as? NWProtocolTCP.Options)?.current
    ip = (stack.internetProtocol as? NWProtocolIP.Options)?.current ?? .init()
    allowsReuse = parameters.allowLocalEndpointReuse
    serviceClass = parameters.serviceClass
    self.interface = interface
  }

  /// Creates a nonblocking socket.
  ///
  /// - Throws: The error of the system.
  func makeSocket(family: Int32, isDatagram: Bool) throws(NWError) -> Int32 {
    let kind = Int32((isDatagram ? Glibc.SOCK_DGRAM : Glibc.SOCK_STREAM).rawValue)
    let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind | flags, 0)
    guard descriptor >= 0 else { throw NWError(number: errno) }
    do throws(NWError) {
      try apply(to: descriptor, family: family, isDatagram: isDatagram)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Begins to connect a socket to an address (Connections.CN3).
  ///
  /// - Parameter local: The local address; nil for any.
  /// - Throws: The error of the system.
  func connect(
    to address: SocketAddress, from local: SocketAddress?, isDatagram: Bool
  ) throws(NWError) -> StartedConnection {
    let descriptor = try makeSocket(family: address.family, isDatagram: isDatagram)
    if let local, local.family == address.family,
      local.withPointer({ bind(descriptor, $0, $1) }) != 0
    {
      let error = NWError(number: errno)
      close(descriptor)
      throw error
    }
    return try StartedConnection(descriptor, failure: NWError.init(number:)) {
      address.withPointer { Glibc.connect(descriptor, $0, $1) }
    }
  }

  private func apply(to descriptor: Int32, family: Int32, isDatagram: Bool) throws(NWError) {
    guard family != AF_UNIX else { return }
    if allowsReuse {
      set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
      set(descriptor, SOL_SOCKET, SO_REUSEPORT, 1)
    }
    if let interface {
      let result = setsockopt(
        descriptor, SOL_SOCKET, SO_BINDTODEVICE, interface, socklen_t(interface.utf8.count))
      guard result == 0 else { throw NWError(number: errno) }
    }
    let isNew = family == AF_INET6
    let level = isNew ? Int32(Glibc.IPPROTO_IPV6) : Int32(Glibc.IPPROTO_IP)
    if ip.hopLimit > 0 {
      set(descriptor, level, isNew ? IPV6_UNICAST_HOPS : IP_TTL, Int32(ip.hopLimit))
    }
    if ip.disableFragmentation {
      set(
        descriptor, level, isNew ? IPV6_MTU_DISCOVER : IP_MTU_DISCOVER,
        isNew ? IPV6_PMTUDISC_DO : IP_PMTUDISC_DO)
    }
    if ip.disableMulticastLoopback {
      set(descriptor, level, isNew ? IPV6_MULTICAST_LOOP : IP_MULTICAST_LOOP, 0)
    }
    if serviceClass != .bestEffort {
      set(descriptor, level, isNew ? IPV6_TCLASS : IP_TOS, serviceClass.trafficClass)
    }
    if !isDatagram, let tcp { apply(tcp, to: descriptor) }
  }

  private func apply(_ tcp: NWProtocolTCP.Options.Values, to descriptor: Int32) {
    let level = Int32(Glibc.IPPROTO_TCP)
    if tcp.noDelay { set(descriptor, level, TCP_NODELAY, 1) }
    if tcp.noPush { set(descriptor, level, TCP_CORK, 1) }
    if tcp.enableKeepalive { set(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1) }
    for (option, value) in [
      (TCP_KEEPCNT, tcp.keepaliveCount), (TCP_KEEPIDLE, tcp.keepaliveIdle),
      (TCP_KEEPINTVL, tcp.keepaliveInterval), (TCP_MAXSEG, tcp.maximumSegmentSize),
      (
        TCP_USER_TIMEOUT, tcp.connectionDropTime.multipliedReportingOverflow(by: 1_000).partialValue
      ),
    ] where value > 0 {
      set(descriptor, level, option, Int32(clamping: value))
    }
    if tcp.disableAckStretching { set(descriptor, level, TCP_QUICKACK, 1) }
  }

  private func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}

extension NWParameters.ServiceClass {
  /// The traffic class byte.
  ///
  /// - Source: RFC 8325 and RFC 8622, the classes for these kinds. Confidence: a guess for which
  ///   of them Apple uses.
  fileprivate var trafficClass: Int32 {
    switch self {
    case .bestEffort: 0
    case .background: 0x20
    case .interactiveVideo: 0x88
    case .interactiveVoice: 0xb8
    case .responsiveData: 0x48
    case .signaling: 0xa0
    }
  }
}
