extension NWEndpoint {
  /// The name or address of a host.
  public enum Host: Sendable, Hashable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    /// A name, and the interface to use it with; nil for any.
    case name(String, NWInterface?)
    /// An IPv4 address.
    case ipv4(IPv4Address)
    /// An IPv6 address.
    case ipv6(IPv6Address)

    /// Creates a host from an address or a name, which `%` and an interface may follow.
    ///
    /// No name is looked up (Connections.EP2).
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else if let mark = string.lastIndex(of: "%"),
        let interface = NWInterface(named: string[string.index(after: mark)...])
      {
        self = .name(String(string[..<mark]), interface)
      } else {
        self = .name(string, nil)
      }
    }

    /// Creates a host from a literal.
    public init(stringLiteral: StringLiteralType) { self.init(stringLiteral) }

    /// Creates a host from the bytes of an address; nil for any other count of bytes.
    init?(bytes: [UInt8], interface: NWInterface? = nil) {
      if let address = IPv4Address(Data(bytes), interface) {
        self = .ipv4(address)
      } else if let address = IPv6Address(Data(bytes), interface) {
        self = .ipv6(address)
      } else {
        return nil
      }
    }

    /// The network interface that the host belongs to; nil for any.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }

    /// The name or the address, and the interface if there is one.
    public var debugDescription: String {
      switch self {
      case .name(let name, let interface): interface.map { "\(name)%\($0.name)" } ?? name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }
}
