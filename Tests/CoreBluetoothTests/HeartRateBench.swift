import CoreBluetooth
import TactusBluetooth
import Testing

/// A device with a heart rate and a battery that a central has connected.
final class HeartRateBench {
  let bench: BluetoothBench
  let service: MockBlueZ
  let manager: CBCentralManager
  let log: CentralLog
  let device: String
  let peripheral: CBPeripheral

  /// The path of the measurement, which the device notifies.
  var measurement: String { device + "/service0010/char0011" }
  /// The path of the location of the sensor, which can be read and written.
  var location: String { device + "/service0010/char0014" }

  init(_ bench: BluetoothBench, connects: Bool = true) throws {
    self.bench = bench
    service = try bench.service()
    device = service.addDevice("C0:00:00:00:00:01", ["Name": .text("Belt")])
    Self.addAttributes(to: service, device)
    (manager, log) = bench.central()
    #expect(log.events.next() == "state poweredOn")
    manager.scanForPeripherals(withServices: nil)
    #expect(log.events.next() == "found Belt -60")
    peripheral = try #require(log.peripherals.first)
    peripheral.delegate = log
    manager.stopScan()
    guard connects else { return }
    service.hold("Connect")
    manager.connect(peripheral)
    #expect(peripheral.state == .connecting)
    #expect(service.wait { $0.calls.contains("Connect dev_C0_00_00_00_00_01") })
    service.answer("Connect")
    #expect(log.events.next() == "connected 2")
  }

  private static func addAttributes(to service: MockBlueZ, _ device: String) {
    let base = "-0000-1000-8000-00805f9b34fb"
    let heart = device + "/service0010"
    service.addAttribute(
      heart, BluetoothInterface.gattService, "0000180d" + base,
      ["Primary": .flag(true), "Includes": .paths([device + "/service0020"])])
    service.addAttribute(
      heart + "/char0011", BluetoothInterface.characteristic, "00002a37" + base,
      ["Flags": .texts(["read", "notify"]), "Service": .path(heart), "MTU": .uint16(185)],
      value: [0, 70])
    service.addAttribute(
      heart + "/char0014", BluetoothInterface.characteristic, "00002a38" + base,
      [
        "Flags": .texts(["read", "write", "write-without-response"]), "Service": .path(heart),
        "MTU": .uint16(185),
      ], value: [1])
    service.addAttribute(
      heart + "/char0014/desc0016", BluetoothInterface.descriptor, "00002901" + base,
      ["Flags": .texts(["read"])], value: Array("Körper".utf8))
    service.addAttribute(
      heart + "/char0014/desc0017", BluetoothInterface.descriptor, "00002904" + base,
      value: [4, 0])
    service.addAttribute(
      heart + "/char0014/desc0018", BluetoothInterface.descriptor, "00002900" + base,
      value: [3, 1])
    service.addAttribute(
      device + "/service0020", BluetoothInterface.gattService, "0000180f" + base,
      ["Primary": .flag(true)])
  }

  /// Discovers the service of the heart rate and its characteristics.
  func discover() throws -> (measurement: CBCharacteristic, location: CBCharacteristic) {
    peripheral.discoverServices([CBUUID(string: "180D")])
    #expect(log.events.next() == "services [\"180D\"]")
    let service = try #require(peripheral.services?.first)
    peripheral.discoverCharacteristics(nil, for: service)
    #expect(log.events.next() == "characteristics [\"2A37\", \"2A38\"]")
    let found = try #require(service.characteristics)
    return (found[0], found[1])
  }
}
