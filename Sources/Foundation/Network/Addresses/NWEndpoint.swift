/// The local or remote end of a connection.
///
/// Steps Connections.EP1….
public enum NWEndpoint: Sendable, Hashable, CustomDebugStringConvertible {
  /// A host and a port.
  case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
  /// A Bonjour service.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A Unix domain socket.
  case unix(path: String)
  /// The host and port of a URL.
  case url(URL)
  /// An endpoint of the C interface, which does not exist here.
  case opaque(nw_endpoint_t)

  /// The network interface that the endpoint belongs to; nil for any.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url, .opaque: nil
    }
  }

  /// The address or name, then a colon and the port; IPv6 addresses have a period in place of the
  /// colon.
  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, let interface):
      "\(name).\(type)\(domain)\(interface.map { "@\($0.name)" } ?? "")"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    case .opaque(let endpoint): "\(ObjectIdentifier(endpoint))"
    }
  }

  /// Returns whether two endpoints are equal.
  public static func == (one: NWEndpoint, other: NWEndpoint) -> Bool {
    switch (one, other) {
    case (.hostPort(let host, let port), .hostPort(let otherHost, let otherPort)):
      host == otherHost && port == otherPort
    case (
      .service(let name, let type, let domain, let interface),
      .service(let otherName, let otherType, let otherDomain, let otherInterface)
    ):
      (name, type, domain) == (otherName, otherType, otherDomain) && interface == otherInterface
    case (.unix(let path), .unix(let otherPath)): path == otherPath
    case (.url(let url), .url(let otherURL)): url == otherURL
    case (.opaque(let endpoint), .opaque(let otherEndpoint)): endpoint === otherEndpoint
    default: false
    }
  }

  /// Hashes the endpoint.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .hostPort(let host, let port):
      hasher.combine(host)
      hasher.combine(port)
    case .service(let name, let type, let domain, let interface):
      hasher.combine([name, type, domain])
      hasher.combine(interface)
    case .unix(let path): hasher.combine(path)
    case .url(let url): hasher.combine(url)
    case .opaque(let endpoint): hasher.combine(ObjectIdentifier(endpoint))
    }
  }
}

/// An endpoint of the C interface, which does not exist here; none is ever created.
public protocol OS_nw_endpoint: AnyObject, Sendable {}
/// An endpoint of the C interface.
public typealias nw_endpoint_t = any OS_nw_endpoint
