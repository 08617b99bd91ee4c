/// The state of the network for a connection or a monitor.
///
/// Steps Connections.PA1….
public struct NWPath: Sendable, Equatable, CustomDebugStringConvertible {
  /// The status of a path.
  public enum Status: Sendable, Hashable {
    /// Data can be sent and received.
    case satisfied
    /// Nothing can be sent or received.
    case unsatisfied
    /// A connection has to be established first; never used on this phone.
    case requiresConnection
  }

  /// The reasons why a path is unsatisfied.
  public enum UnsatisfiedReason: Sendable, Hashable {
    /// No network is available.
    case notAvailable
    /// The user has turned off the cellular network for the app; never used on this phone.
    case cellularDenied
    /// The user has turned off Wi-Fi for the app; never used on this phone.
    case wifiDenied
    /// The user has turned off the local network for the app; never used on this phone.
    case localNetworkDenied
    /// The required VPN is not active; never used on this phone.
    case vpnInactive
  }

  /// The status.
  public let status: Status
  /// The interfaces that the path may use, the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// Whether the first interface is cellular.
  public let isExpensive: Bool
  /// Whether Low Data Mode is on: always false, as there is no such setting.
  public var isConstrained: Bool { false }
  /// Whether the path is ultra-constrained, as by satellite: always false.
  public var isUltraConstrained: Bool { false }
  /// Whether the path can route IPv4.
  public let supportsIPv4: Bool
  /// Whether the path can route IPv6.
  public let supportsIPv6: Bool
  /// Whether names can be resolved.
  public let supportsDNS: Bool
  /// The gateways of the path, each with the port 0.
  public let gateways: [NWEndpoint]
  /// The endpoint on this side of a connection; nil for the path of a monitor.
  public let localEndpoint: NWEndpoint?
  /// The endpoint of the peer of a connection; nil for the path of a monitor.
  public let remoteEndpoint: NWEndpoint?

  /// The reason why the path is unsatisfied: always `notAvailable`.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Returns whether the path may use an interface of a type.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The status, the first interface and what the path supports.
  public var debugDescription: String {
    guard status == .satisfied else { return "unsatisfied (No network route)" }
    let facts = [
      availableInterfaces.first.map { "interface: \($0.name)" }, supportsIPv4 ? "ipv4" : nil,
      supportsIPv6 ? "ipv6" : nil, supportsDNS ? "dns" : nil, isExpensive ? "expensive" : nil,
      availableInterfaces.first.map { "uses \($0.type.debugDescription)" },
    ]
    return (["satisfied (Path is satisfied)"] + facts.compactMap { $0 }).joined(separator: ", ")
  }

  /// Creates the path over some interfaces.
  init(
    interfaces: [NWInterface], addresses: [[UInt8]], gateways: [[UInt8]], supportsDNS: Bool,
    localEndpoint: NWEndpoint? = nil, remoteEndpoint: NWEndpoint? = nil
  ) {
    status = interfaces.isEmpty ? .unsatisfied : .satisfied
    availableInterfaces = interfaces
    isExpensive = interfaces.first?.type == .cellular
    supportsIPv4 = addresses.contains { $0.count == 4 }
    supportsIPv6 = addresses.contains { $0.count == 16 }
    self.supportsDNS = supportsDNS && !interfaces.isEmpty
    self.gateways = gateways.compactMap { bytes in
      NWEndpoint.Host(bytes: bytes).map { .hostPort(host: $0, port: .any) }
    }
    (self.localEndpoint, self.remoteEndpoint) = (localEndpoint, remoteEndpoint)
  }
}
