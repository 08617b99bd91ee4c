import Network
import SystemConfiguration

/// Interfaces of an imagined machine.
enum MachineNetwork {
  static let loopback = MachineInterface(
    name: "lo", index: 1, kind: .loopback, addresses: [[127, 0, 0, 1]], masks: [[255, 0, 0, 0]])
  static let wired = MachineInterface(
    name: "eth0", index: 2, kind: .wired, addresses: [[192, 0, 2, 2]], masks: [[255, 255, 255, 0]])
  static let wifi = MachineInterface(
    name: "wlan0", index: 3, kind: .wifi,
    addresses: [
      [198, 51, 100, 7], [0x20, 0x01, 0x0d, 0xb8] + [UInt8](repeating: 0, count: 11) + [7],
    ],
    masks: [
      [255, 255, 255, 0], [UInt8](repeating: 255, count: 8) + [UInt8](repeating: 0, count: 8),
    ])
  static let cellular = MachineInterface(
    name: "wwan0", index: 4, kind: .cellular, addresses: [[203, 0, 113, 9]],
    masks: [[255, 255, 255, 0]])
}
