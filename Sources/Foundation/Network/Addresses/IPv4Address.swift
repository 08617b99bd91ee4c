internal import Glibc

/// An IPv4 address.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  let bytes: [UInt8]
  /// The network interface that the address belongs to; nil for any.
  public let interface: NWInterface?

  // MARK: Creating

  /// Creates an address from four bytes; nil for any other count.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (bytes, self.interface) = (Array(rawValue), interface)
  }

  /// Creates an address from its text, such as `192.0.2.1`; nil for other text (Connections.EP1).
  public init?(_ string: String) {
    guard let parsed = AddressText.parse(string, family: AF_INET) else { return nil }
    (bytes, interface) = parsed
  }

  private init(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) {
    (bytes, interface) = ([first, second, third, fourth], nil)
  }

  /// The address of any host: 0.0.0.0.
  public static let any = IPv4Address(0, 0, 0, 0)
  /// The address of all hosts of the network: 255.255.255.255.
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  /// The address of this machine: 127.0.0.1.
  public static let loopback = IPv4Address(127, 0, 0, 1)
  /// The group of all hosts: 224.0.0.1.
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  /// The group of all routers: 224.0.0.2.
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  /// The group of all routers that receive IGMPv3 reports: 224.0.0.22.
  public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
  /// The multicast DNS group, which Bonjour uses: 224.0.0.251.
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  // MARK: Inspecting

  /// The four bytes.
  public var rawValue: Data { Data(bytes) }
  /// Whether the address is one of 127.0.0.0/8.
  public var isLoopback: Bool { bytes[0] == 127 }
  /// Whether the address is one of 169.254.0.0/16.
  public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
  /// Whether the address is one of 224.0.0.0/4.
  public var isMulticast: Bool { bytes[0] & 0xf0 == 0xe0 }
  /// The four numbers, and the interface if there is one.
  public var debugDescription: String { AddressText.text(of: bytes, interface: interface) }
}
