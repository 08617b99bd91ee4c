import CoreBluetooth
import Foundation
import TactusBluetooth
import TestSupport

/// A private bus with a Bluetooth service of the test, and the radio of managers on it.
final class BluetoothBench: Sendable {
  let bus: PrivateBus
  let radio: BluetoothRadio

  /// Whether the required package is installed.
  static var isInstalled: Bool { PrivateBus.isInstalled }

  init() throws {
    bus = try PrivateBus()
    radio = BluetoothRadio(address: bus.address, pause: 0.01)
  }

  /// Starts the service.
  func service(isOn: Bool? = true) throws -> MockBlueZ {
    try MockBlueZ(bus: bus, isOn: isOn)
  }

  /// Creates a manager that finds devices, with the delegate that keeps what it is told.
  func central(
    _ authorization: CBManagerAuthorization = .allowedAlways
  ) -> (manager: CBCentralManager, log: CentralLog) {
    let log = CentralLog()
    return (
      CBCentralManager(
        delegate: log, queue: log.queue, radio: radio, permission: .always(authorization)), log
    )
  }

  /// Creates a manager that offers services, with the delegate that keeps what it is told.
  func local() -> (manager: CBPeripheralManager, log: LocalLog) {
    let log = LocalLog()
    return (
      CBPeripheralManager(
        delegate: log, queue: log.queue, radio: radio, permission: .always(.allowedAlways)), log
    )
  }

  /// Creates the service and a central that has connected a device with a heart rate.
  func connected() throws -> HeartRateBench { try HeartRateBench(self) }
}
