import CoreBluetooth
import Foundation
import TactusBluetooth
import Testing

/// The connections to devices.
@Suite(.enabled(if: BluetoothBench.isInstalled, "needs dbus"), .timeLimit(.minutes(5)))
struct ConnectionTests {
  @Test("Bluetooth.CO1, Bluetooth.CO4. A device is connected, and disconnected by the app")
  func connection() throws {
    let heart = try BluetoothBench().connected()
    #expect(heart.peripheral.state == .connected && heart.peripheral.name == "Belt")
    // A device that is connected is reported again.
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "connected 2")
    heart.service.hold("Disconnect")
    heart.manager.cancelPeripheralConnection(heart.peripheral)
    #expect(heart.peripheral.state == .disconnecting)
    #expect(heart.service.wait { $0.calls.contains("Disconnect dev_C0_00_00_00_00_01") })
    heart.service.answer("Disconnect")
    #expect(heart.log.events.next() == "disconnected 0")
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "connected 2")
  }

  @Test("Bluetooth.CO2. An attempt is repeated until it succeeds")
  func attempts() throws {
    let heart = try HeartRateBench(BluetoothBench(), connects: false)
    heart.service.refuse("Connect", "Failed", "le-connection-abort-by-local")
    heart.service.refuse("Connect", "InProgress")
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "connected 2")
    #expect(heart.service.calls.filter { $0.hasPrefix("Connect") }.count == 3)
  }

  @Test(
    "Bluetooth.CO2. An attempt that cannot succeed fails",
    arguments: [
      ("Failed", "le-connection-refused"), ("AuthenticationFailed", ""), ("NotReady", ""),
    ])
  func failure(name: String, message: String) throws {
    let heart = try HeartRateBench(BluetoothBench(), connects: false)
    heart.service.refuse("Connect", name, message)
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "failed 0 CB10")
  }

  @Test("Bluetooth.CO4. The attempt to connect is canceled")
  func canceled() throws {
    let heart = try HeartRateBench(BluetoothBench(), connects: false)
    heart.service.hold("Connect")
    heart.manager.connect(heart.peripheral)
    heart.manager.cancelPeripheralConnection(heart.peripheral)
    #expect(heart.log.events.next() == "disconnected 0")
    // The late answer has no effect.
    heart.service.answer("Connect")
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "connected 2")
  }

  @Test(
    "Bluetooth.CO5. A device disconnects by itself",
    arguments: [
      (nil, 7), ("org.bluez.Reason.Timeout", 6), ("org.bluez.Reason.Remote", 7),
      ("org.bluez.Reason.Authentication", 14),
    ])
  func lost(reason: String?, code: Int) throws {
    let heart = try BluetoothBench().connected()
    heart.service.disconnect(heart.device, reason: reason)
    #expect(heart.log.events.next() == "disconnected 0 CB\(code)")
    #expect(heart.peripheral.state == .disconnected)
  }

  @Test("Bluetooth.CO5, Bluetooth.RA3. A device is disconnected when the service ends")
  func serviceEnds() throws {
    let heart = try BluetoothBench().connected()
    _ = try heart.discover()
    heart.service.leave()
    #expect(Set(heart.log.events.next(2)) == ["disconnected 0 CB7", "state resetting"])
    #expect(heart.peripheral.state == .disconnected)
  }

  @Test("Bluetooth.CO3. The connections of a manager end with it")
  func managerEnds() throws {
    let bench = try BluetoothBench()
    let service = try bench.service()
    let device = service.addDevice("C0:00:00:00:00:01", ["Name": .text("Lamp")])
    var central: (manager: CBCentralManager, log: CentralLog)? = bench.central()
    let log = try #require(central?.log)
    #expect(log.events.next() == "state poweredOn")
    central?.manager.scanForPeripherals(withServices: nil)
    #expect(log.events.next() == "found Lamp -60")
    let peripheral = try #require(log.peripherals.first)
    central?.manager.connect(peripheral)
    #expect(log.events.next() == "connected 2")
    central = nil
    let name = device.split(separator: "/").last.map(String.init) ?? ""
    #expect(service.wait { $0.calls.contains("Disconnect \(name)") })
    #expect(service.wait { $0.calls.contains("StopDiscovery hci0") })
  }

  @Test("Bluetooth.GA3. The answer of an earlier connection does not disturb a later one")
  func lateAnswer() throws {
    let heart = try BluetoothBench().connected()
    let (_, location) = try heart.discover()
    heart.service.hold("ReadValue")
    heart.peripheral.readValue(for: location)
    #expect(heart.service.wait { $0.calls.contains("ReadValue char0014") })
    heart.service.disconnect(heart.device)
    #expect(heart.log.events.next() == "disconnected 0 CB7")
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "connected 2")
    heart.service.answer("ReadValue")
    let (_, again) = try heart.discover()
    #expect(again !== location)
    heart.peripheral.readValue(for: again)
    #expect(heart.log.events.next() == "value [1]")
  }

  @Test("Bluetooth.CO5. A device that the service forgets is disconnected")
  func removed() throws {
    let heart = try BluetoothBench().connected()
    heart.service.remove(heart.device)
    #expect(heart.log.events.next() == "disconnected 0 CB7")
    // The app's object remains.
    #expect(
      heart.manager.retrievePeripherals(withIdentifiers: [heart.peripheral.identifier])
        == [heart.peripheral])
    #expect(heart.peripheral.name == "Belt")
  }

  @Test("Bluetooth.CO6. A lost connection is established again, if the app wants that")
  func reconnection() throws {
    let heart = try HeartRateBench(BluetoothBench(), connects: false)
    heart.manager.connect(
      heart.peripheral,
      options: [
        CBConnectPeripheralOptionEnableAutoReconnect: true,
        CBConnectPeripheralOptionStartDelayKey: NSNumber(value: 0.001),
      ])
    #expect(heart.log.events.next() == "connected 2")
    heart.service.disconnect(heart.device)
    #expect(heart.log.events.next(2) == ["disconnected 1 again CB7", "connected 2"])
    heart.manager.cancelPeripheralConnection(heart.peripheral)
    #expect(heart.log.events.next() == "disconnected 0")
  }

  @Test("Bluetooth.CO7. Connections of other apps are reported for chosen devices")
  func connectionEvents() throws {
    let heart = try HeartRateBench(BluetoothBench(), connects: false)
    func change(_ isConnected: Bool) {
      heart.service.set(
        ["Connected": .flag(isConnected)], of: BluetoothInterface.device, at: heart.device)
    }
    heart.manager.registerForConnectionEvents(
      options: [.peripheralUUIDs: [heart.peripheral.identifier]])
    change(true)
    change(false)
    #expect(heart.log.events.next(2) == ["event 1", "event 0"])
    heart.manager.registerForConnectionEvents(options: [.serviceUUIDs: [CBUUID(string: "1809")]])
    change(true)
    change(false)
    // The name comes after what is not told.
    heart.service.set(["Name": .text("Strap")], of: BluetoothInterface.device, at: heart.device)
    #expect(heart.log.events.next() == "name Strap")
    heart.manager.registerForConnectionEvents(options: [:])
    change(true)
    #expect(heart.log.events.next() == "event 1")
    heart.manager.registerForConnectionEvents(options: nil)
    change(false)
    #expect(heart.peripheral.state == .disconnected)
  }

  @Test("Bluetooth.CO8. When Bluetooth is off, devices are disconnected")
  func power() throws {
    let heart = try BluetoothBench().connected()
    heart.service.setPower(false)
    #expect(Set(heart.log.events.next(2)) == ["state poweredOff", "disconnected 0 CB7"])
    heart.service.setPower(true)
    #expect(heart.log.events.next() == "state poweredOn")
    heart.service.hold("Connect")
    heart.manager.connect(heart.peripheral)
    #expect(heart.peripheral.state == .connecting)
    heart.service.setPower(false)
    #expect(heart.log.events.next() == "state poweredOff")
    heart.log.queue.sync {}
    #expect(heart.peripheral.state == .disconnected)
  }

  @Test("Bluetooth.CO3. A device whose object the app has dropped is disconnected")
  func dropped() throws {
    let bench = try BluetoothBench()
    let service = try bench.service()
    final class Delegate: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
      let events = EventLog()
      var peripheral: CBPeripheral?
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        central.scanForPeripherals(withServices: nil)
      }
      func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any], rssi RSSI: NSNumber
      ) {
        self.peripheral = peripheral
        central.connect(peripheral)
      }
      func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        self.peripheral = nil
        events.add("connected")
      }
    }
    let delegate = Delegate()
    let manager = CBCentralManager(
      delegate: delegate, queue: DispatchQueue(label: "test.dropped"), radio: bench.radio,
      permission: .always(.allowedAlways))
    service.addDevice("C0:00:00:00:00:01")
    #expect(delegate.events.next() == "connected")
    #expect(service.wait { $0.calls.contains("Disconnect dev_C0_00_00_00_00_01") })
    #expect(manager.state == .poweredOn)
  }

  @Test("Bluetooth.ER2. Delegates may call the manager within a callback")
  func reentrance() throws {
    let heart = try BluetoothBench().connected()
    final class Delegate: NSObject, CBPeripheralDelegate {
      let events = EventLog()
      func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        for service in peripheral.services ?? [] {
          peripheral.discoverCharacteristics(nil, for: service)
        }
      }
      func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
        error: (any Error)?
      ) {
        for characteristic in service.characteristics ?? [] {
          peripheral.readValue(for: characteristic)
        }
      }
      func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
        error: (any Error)?
      ) {
        events.add("\(characteristic.uuid.uuidString) \(Array(characteristic.value ?? Data()))")
      }
    }
    let delegate = Delegate()
    heart.peripheral.delegate = delegate
    heart.peripheral.discoverServices(nil)
    #expect(delegate.events.next(2) == ["2A37 [0, 70]", "2A38 [1]"])
  }
}
