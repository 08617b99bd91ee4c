internal import Glibc
package import SystemConfiguration

/// The state of the phone's network at one time.
package struct NetworkSnapshot: Sendable, Equatable {
  /// The interfaces of the machine.
  package var interfaces: [MachineInterface]
  /// The default routes, of both versions of IP.
  package var routes: [NetworkRoute]
  /// Whether the machine has a name server.
  package var knowsNameServer: Bool
  /// Whether the network is off (Networking.NW3).
  package var isOff: Bool

  /// Creates a state.
  package init(
    interfaces: [MachineInterface], routes: [NetworkRoute] = [], knowsNameServer: Bool = true,
    isOff: Bool = false
  ) {
    (self.interfaces, self.routes) = (interfaces, routes)
    (self.knowsNameServer, self.isOff) = (knowsNameServer, isOff)
  }

  /// The present state of the machine.
  package static var machine: NetworkSnapshot {
    let (table4, table6) = (text(of: "/proc/net/route"), text(of: "/proc/net/ipv6_route"))
    return NetworkSnapshot(
      interfaces: NetworkInterfaces.all,
      routes: NetworkRoute.routes4(in: table4) + NetworkRoute.routes6(in: table6),
      knowsNameServer: text(of: "/etc/resolv.conf").split(separator: "\n").contains {
        $0.hasPrefix("nameserver")
      },
      isOff: NetworkAccess.isOff)
  }

  private static func text(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// Returns the path over the allowed interfaces (Connections.PA1–PA3).
  ///
  /// - Parameters:
  ///   - required: The only allowed type; nil for any but the loopback.
  ///   - prohibited: The types that are not allowed.
  package func path(
    required: NWInterface.InterfaceType? = nil, prohibited: [NWInterface.InterfaceType] = []
  ) -> NWPath {
    let allowed = interfaces.filter { interface in
      let type = NWInterface(interface).type
      return (required ?? type) == type && !prohibited.contains(type)
    }
    let usable =
      required == .loopback
      ? allowed.filter(\.isRunning) : isOff ? [] : inOrder(allowed.filter(\.isConnected))
    return NWPath(
      interfaces: usable.map { NWInterface($0) },
      addresses: usable.flatMap { $0.addresses.filter(MachineInterface.isRouted) },
      gateways: routes.filter { route in usable.contains { $0.name == route.interface } }
        .compactMap(\.gateway),
      supportsDNS: knowsNameServer)
  }

  /// Returns the interfaces that a default route uses, the preferred one first; all if none does.
  private func inOrder(_ interfaces: [MachineInterface]) -> [MachineInterface] {
    func metric(_ interface: MachineInterface) -> UInt32? {
      routes.filter { $0.interface == interface.name }.map(\.metric).min()
    }
    let routed = interfaces.filter { metric($0) != nil }
    guard !routed.isEmpty else { return interfaces }
    return routed.sorted { (metric($0) ?? 0, $0.index) < (metric($1) ?? 0, $1.index) }
  }
}
