internal import Glibc

/// An IPv6 address.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  /// The scopes of multicast addresses.
  public enum Scope: UInt8, Sendable {
    /// The machine.
    case nodeLocal = 1
    /// The link.
    case linkLocal = 2
    /// The site.
    case siteLocal = 5
    /// The organization.
    case organizationLocal = 8
    /// The Internet.
    case global = 14
  }

  let bytes: [UInt8]
  /// The network interface that the address belongs to; nil for any.
  public let interface: NWInterface?

  // MARK: Creating

  /// Creates an address from sixteen bytes; nil for any other count.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (bytes, self.interface) = (Array(rawValue), interface)
  }

  /// Creates an address from its text, such as `fe80::1%eth0`; nil for other text
  /// (Connections.EP1).
  public init?(_ string: String) {
    guard let parsed = AddressText.parse(string, family: AF_INET6) else { return nil }
    (bytes, interface) = parsed
  }

  private init(_ first: UInt16, _ last: UInt8) {
    bytes =
      [UInt8(first >> 8), UInt8(first & 0xff)] + [UInt8](repeating: 0, count: 13) + [last]
    interface = nil
  }

  /// The address of any host: ::.
  public static let any = IPv6Address(0, 0)
  /// The unspecified address, as there is no broadcast: ::.
  public static let broadcast = IPv6Address(0, 0)
  /// The address of this machine: ::1.
  public static let loopback = IPv6Address(0, 1)
  /// The group of all nodes of the machine: ff01::1.
  public static let nodeLocalNodes = IPv6Address(0xff01, 1)
  /// The group of all nodes of the link: ff02::1.
  public static let linkLocalNodes = IPv6Address(0xff02, 1)
  /// The group of all routers of the link: ff02::2.
  public static let linkLocalRouters = IPv6Address(0xff02, 2)

  // MARK: Inspecting

  /// The sixteen bytes.
  public var rawValue: Data { Data(bytes) }
  /// Whether the address is ::.
  public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
  /// Whether the address is ::1.
  public var isLoopback: Bool { bytes == Self.loopback.bytes }
  /// Whether the address is one of fe80::/10.
  public var isLinkLocal: Bool { bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80 }
  /// Whether the address is one of fc00::/7.
  public var isUniqueLocal: Bool { bytes[0] & 0xfe == 0xfc }
  /// Whether the address is one of ff00::/8.
  public var isMulticast: Bool { bytes[0] == 0xff }
  /// The scope of a multicast address; nil for other addresses and unknown scopes.
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 0xf) : nil }
  /// Whether the address is one of 2002::/16.
  public var is6to4: Bool { bytes[0] == 0x20 && bytes[1] == 0x02 }
  /// Whether the address is one of ::ffff:0:0/96.
  public var isIPv4Mapped: Bool {
    bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
  }
  /// Whether the address is one of ::/96, but neither :: nor ::1.
  public var isIPv4Compatabile: Bool {
    bytes.prefix(12).allSatisfy { $0 == 0 } && !isAny && !isLoopback
  }
  /// The IPv4 address in the last four bytes; nil for an address without one.
  public var asIPv4: IPv4Address? {
    isIPv4Mapped || isIPv4Compatabile ? IPv4Address(Data(bytes.suffix(4)), interface) : nil
  }
  /// The text, and the interface if there is one.
  public var debugDescription: String { AddressText.text(of: bytes, interface: interface) }
}
