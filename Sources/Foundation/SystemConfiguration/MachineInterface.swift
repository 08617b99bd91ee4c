internal import Glibc

/// A network interface of the machine.
package struct MachineInterface: Sendable, Equatable {
  /// The link below an interface.
  package enum Kind: Sendable, Equatable {
    case loopback, wired, wifi, cellular, other
  }

  /// The name, such as `eth0`.
  package var name: String
  /// The index, by which the kernel knows the interface.
  package var index: Int
  /// The link.
  package var kind: Kind
  /// Whether the interface is up and its link works.
  package var isRunning: Bool
  /// The addresses as bytes: four of version 4 or sixteen of version 6.
  package var addresses: [[UInt8]]
  /// The masks of the networks of these addresses.
  package var masks: [[UInt8]]

  /// Creates an interface.
  package init(
    name: String, index: Int, kind: Kind, isRunning: Bool = true, addresses: [[UInt8]] = [],
    masks: [[UInt8]] = []
  ) {
    (self.name, self.index, self.kind, self.isRunning) = (name, index, kind, isRunning)
    (self.addresses, self.masks) = (addresses, masks)
  }

  /// Whether other hosts can be reached by the interface (Networking.NW10).
  package var isConnected: Bool {
    isRunning && kind != .loopback && addresses.contains(where: Self.isRouted)
  }

  /// Returns whether an address is not limited to its link.
  package static func isRouted(_ address: [UInt8]) -> Bool {
    address.count == 4
      ? !(address[0] == 169 && address[1] == 254)
      : !(address[0] == 0xfe && address[1] & 0xc0 == 0x80)
  }

  /// Returns the link of an interface.
  ///
  /// - Parameters:
  ///   - name: The name of the interface.
  ///   - folder: The folder with a folder for each interface, as the kernel makes it.
  package static func kind(of name: String, in folder: String = "/sys/class/net") -> Kind {
    let place = "\(folder)/\(name)"
    if access("\(place)/wireless", F_OK) == 0 || access("\(place)/phy80211", F_OK) == 0 {
      return .wifi
    }
    if text(of: "\(place)/uevent").split(separator: "\n").contains("DEVTYPE=wwan") {
      return .cellular
    }
    // ARPHRD_ETHER and ARPHRD_LOOPBACK of Linux (documented in if_arp.h).
    switch text(of: "\(place)/type").split(separator: "\n").first {
    case "1": return .wired
    case "772": return .loopback
    default: return .other
    }
  }

  /// Returns the beginning of a file; nothing if there is none.
  private static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, read(file, &bytes, bytes.count))
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
