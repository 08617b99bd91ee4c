import CoreBluetooth
import Foundation
import TactusBluetooth
import Testing

/// The scan for devices.
@Suite(.enabled(if: BluetoothBench.isInstalled, "needs dbus"), .timeLimit(.minutes(5)))
struct ScanTests {
  private static let heart = "0000180d-0000-1000-8000-00805f9b34fb"

  /// Creates a service and a manager that is on.
  private func started() throws -> (BluetoothBench, MockBlueZ, CBCentralManager, CentralLog) {
    let bench = try BluetoothBench()
    let service = try bench.service()
    let (manager, log) = bench.central()
    #expect(log.events.next() == "state poweredOn")
    return (bench, service, manager, log)
  }

  @Test("Bluetooth.SC1, Bluetooth.SC2. A scan finds the devices that advertise a service, once")
  func services() throws {
    let (_, service, manager, log) = try started()
    manager.scanForPeripherals(withServices: [CBUUID(string: "180D"), CBUUID(string: "1809")])
    #expect(manager.isScanning)
    service.addDevice("C0:00:00:00:00:01", ["Name": .text("Lamp")])
    let belt = service.addDevice(
      "C0:00:00:00:00:02", ["Name": .text("Belt"), "UUIDs": .texts([Self.heart])])
    #expect(log.events.next() == "found Belt -60")
    // The same again is not reported; a further part of the advertisement is.
    service.set(["RSSI": .int16(-50)], of: BluetoothInterface.device, at: belt)
    service.set(["TxPower": .int16(4)], of: BluetoothInterface.device, at: belt)
    #expect(log.events.next() == "found Belt -50")
    manager.stopScan()
    #expect(!manager.isScanning)
    manager.scanForPeripherals(withServices: nil)
    // Bluetooth.SC4: what was heard lately is found at once.
    #expect(Set(log.events.next(2)) == ["found Lamp -60", "found Belt -50"])
    #expect(service.wait { $0.calls.count == 5 })
    #expect(
      service.calls == [
        "SetDiscoveryFilter hci0", "StartDiscovery hci0", "StopDiscovery hci0",
        "SetDiscoveryFilter hci0", "StartDiscovery hci0",
      ])
    #expect(log.peripherals.count == 2)
  }

  @Test("Bluetooth.SC2. With duplicates each advertisement is reported, for the same object")
  func duplicates() throws {
    let (_, service, manager, log) = try started()
    manager.scanForPeripherals(
      withServices: nil, options: [CBCentralManagerScanOptionAllowDuplicatesKey: true])
    let belt = service.addDevice("C0:00:00:00:00:02", ["Name": .text("Belt")])
    for strength in [-61, -62, -63] as [Int16] {
      service.set(["RSSI": .int16(strength)], of: BluetoothInterface.device, at: belt)
    }
    #expect(
      log.events.next(4) == [
        "found Belt -60", "found Belt -61", "found Belt -62", "found Belt -63",
      ])
    #expect(log.peripherals.count == 1)
  }

  @Test("Bluetooth.SC3. The advertisement has all parts")
  func advertisement() throws {
    let (_, service, manager, log) = try started()
    manager.scanForPeripherals(withServices: nil)
    service.addDevice(
      "C0:00:00:00:00:02",
      [
        "Name": .text("Belt"), "UUIDs": .texts([Self.heart]), "TxPower": .int16(-4),
        "ManufacturerData": .map(
          [.init(.uint16(0x004C), .variant(.bytes([2, 21])))], of: "{qv}"),
        "ServiceData": .dictionary([Self.heart: .bytes([7, 8])]),
      ])
    #expect(log.events.next() == "found Belt -60")
    let data = log.advertisement
    let heart = CBUUID(string: "180D")
    #expect(data[CBAdvertisementDataLocalNameKey] as? String == "Belt")
    #expect(data[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] == [heart])
    #expect(data[CBAdvertisementDataTxPowerLevelKey] as? NSNumber == -4)
    #expect(
      data[CBAdvertisementDataManufacturerDataKey] as? Data == Data([0x4C, 0x00, 2, 21]))
    #expect(
      data[CBAdvertisementDataServiceDataKey] as? [CBUUID: Data] == [heart: Data([7, 8])])
    #expect(data[CBAdvertisementDataIsConnectable] as? NSNumber == true)
  }

  @Test("Bluetooth.SC1. Two managers share one scan, which finds what each looks for")
  func twoManagers() throws {
    let (bench, service, manager, log) = try started()
    let (other, otherLog) = bench.central()
    #expect(otherLog.events.next() == "state poweredOn")
    manager.scanForPeripherals(withServices: [CBUUID(string: "180D")])
    other.scanForPeripherals(withServices: [CBUUID(string: "1809")])
    service.addDevice(
      "C0:00:00:00:00:02", ["Name": .text("Belt"), "UUIDs": .texts([Self.heart])])
    #expect(log.events.next() == "found Belt -60")
    manager.stopScan()
    service.addDevice(
      "C0:00:00:00:00:03",
      ["Name": .text("Thermo"), "UUIDs": .texts([CBUUID(string: "1809").fullText])])
    #expect(otherLog.events.next() == "found Thermo -60")
    other.stopScan()
    #expect(service.wait { $0.calls.contains("StopDiscovery hci0") })
    #expect(service.calls.filter { $0 == "StartDiscovery hci0" }.count == 1)
    #expect(log.events.all.count == 2)
  }

  @Test("Bluetooth.SC5, Bluetooth.PE2. Devices are retrieved by identifier and by service")
  func retrieval() throws {
    let (bench, service, manager, log) = try started()
    manager.scanForPeripherals(withServices: nil)
    service.addDevice(
      "C0:00:00:00:00:02",
      ["Name": .text("Belt"), "UUIDs": .texts([Self.heart]), "Connected": .flag(true)])
    #expect(log.events.next() == "found Belt -60")
    let peripheral = try #require(log.peripherals.first)
    #expect(
      manager.retrievePeripherals(withIdentifiers: [UUID(), peripheral.identifier])
        == [peripheral])
    #expect(
      manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]) == [peripheral])
    #expect(
      manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "1809")]).isEmpty)
    #expect(peripheral.state == .disconnected && peripheral.copy() as? CBPeripheral === peripheral)
    // Another manager has an object of its own with the same identifier.
    let (other, otherLog) = bench.central()
    #expect(otherLog.events.next() == "state poweredOn")
    let same = try #require(
      other.retrievePeripherals(withIdentifiers: [peripheral.identifier]).first)
    #expect(same !== peripheral && same.name == "Belt")
    #expect(peripheral.identifier.uuidString == "AFEDB221-A275-56CC-88BC-FE01EECBE497")
  }

  @Test("Bluetooth.SC2. Devices that the app does not keep are forgotten")
  func forgotten() throws {
    let bench = try BluetoothBench()
    let service = try bench.service()
    final class Delegate: NSObject, CBCentralManagerDelegate {
      let events = EventLog()
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        central.scanForPeripherals(withServices: nil)
      }
      func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any], rssi RSSI: NSNumber
      ) {
        events.add(peripheral.name ?? "nil")
      }
    }
    let (delegate, queue) = (Delegate(), DispatchQueue(label: "test.forgotten"))
    let manager = CBCentralManager(
      delegate: delegate, queue: queue, radio: bench.radio, permission: .always(.allowedAlways))
    for index in 0..<20 {
      service.addDevice("C0:00:00:00:01:\(index + 10)", ["Name": .text("\(index)")])
    }
    #expect(Set(delegate.events.next(20)).count == 20)
    // The thread of the bus has released them, then the queue, and then they are forgotten.
    bench.radio.thread.runAndWait(seconds: 60) {}
    queue.sync {}
    bench.radio.thread.runAndWait(seconds: 60) {}
    #expect(manager.deviceCount == 0)
  }

  @Test("Bluetooth.SC7. A scan that the service refuses can be started again")
  func refused() throws {
    let (_, service, manager, log) = try started()
    service.refuse("StartDiscovery", "NotAuthorized", "Not authorized")
    manager.scanForPeripherals(withServices: nil)
    #expect(service.wait { $0.calls.contains("StartDiscovery hci0") })
    manager.stopScan()
    manager.scanForPeripherals(withServices: nil)
    service.addDevice("C0:00:00:00:00:02", ["Name": .text("Belt")])
    #expect(log.events.next() == "found Belt -60")
    #expect(service.wait { $0.calls.filter { $0 == "StartDiscovery hci0" }.count == 2 })
  }

  @Test("Bluetooth.SC6. A scan ends when Bluetooth is off, and can start again")
  func power() throws {
    let (_, service, manager, log) = try started()
    manager.scanForPeripherals(withServices: nil)
    service.setPower(false)
    #expect(log.events.next() == "state poweredOff" && !manager.isScanning)
    service.setPower(true)
    #expect(log.events.next() == "state poweredOn")
    manager.scanForPeripherals(withServices: nil)
    service.addDevice("C0:00:00:00:00:02", ["Name": .text("Belt")])
    #expect(log.events.next() == "found Belt -60")
    #expect(service.wait { $0.calls.filter { $0 == "StartDiscovery hci0" }.count == 2 })
  }
}

extension CBUUID {
  /// The text of the long form.
  fileprivate var fullText: String { "0000\(uuidString)-0000-1000-8000-00805F9B34FB" }
}
