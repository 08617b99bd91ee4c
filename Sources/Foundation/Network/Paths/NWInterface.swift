package import SystemConfiguration

/// A network interface of this machine.
///
/// Step Connections.PA2.
public struct NWInterface: Sendable, Hashable, CustomDebugStringConvertible {
  /// The types of interfaces.
  public enum InterfaceType: Sendable, Hashable {
    /// A virtual interface or one of an unknown type.
    case other
    /// A Wi-Fi interface.
    case wifi
    /// A cellular interface.
    case cellular
    /// A wired Ethernet interface.
    case wiredEthernet
    /// The loopback interface.
    case loopback
  }

  /// The type.
  public let type: InterfaceType
  /// The name, such as `eth0`.
  public let name: String
  /// The system's index of the interface.
  public let index: Int

  /// The name.
  public var debugDescription: String { name }

  package init(_ interface: MachineInterface) {
    (name, index) = (interface.name, interface.index)
    type =
      switch interface.kind {
      case .loopback: .loopback
      case .wired: .wiredEthernet
      case .wifi: .wifi
      case .cellular: .cellular
      case .other: .other
      }
  }

  /// Creates the interface with a name or, in digits, an index; nil if there is none.
  init?(named name: some StringProtocol) {
    let index = Int(name)
    let found = NetworkInterfaces.all.first { $0.name == name || $0.index == index }
    guard let found else { return nil }
    self.init(found)
  }

  /// Creates the interface with an index; nil if there is none.
  init?(index: Int) {
    guard index != 0, let found = NetworkInterfaces.all.first(where: { $0.index == index }) else {
      return nil
    }
    self.init(found)
  }
}

extension NWInterface.InterfaceType: CaseIterable, CustomDebugStringConvertible {
  /// The name of the type.
  public var debugDescription: String {
    switch self {
    case .other: "other"
    case .wifi: "wifi"
    case .cellular: "cellular"
    case .wiredEthernet: "wired"
    case .loopback: "loopback"
    }
  }
}
