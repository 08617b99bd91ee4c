import CoreBluetooth
import Foundation
import TactusBluetooth
import TactusMessageBus
import Testing

/// The services of the phone, and its advertisements.
@Suite(.enabled(if: BluetoothBench.isInstalled, "needs dbus"), .timeLimit(.minutes(5)))
struct LocalServiceTests {
  private static let heart = "0000180d-0000-1000-8000-00805f9b34fb"

  /// A manager that has added a service with a value that changes and one that does not.
  private final class Bench {
    let radio: BluetoothRadio
    let service: MockBlueZ
    let manager: CBPeripheralManager
    let log: LocalLog
    let added = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    let rate = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .write, .notify], value: nil,
      permissions: [.readable, .writeEncryptionRequired])
    let place = CBMutableCharacteristic(
      type: CBUUID(string: "2A38"), properties: .read, value: Data([1, 2, 3]),
      permissions: .readable)
    let root: String

    init(_ bench: BluetoothBench) throws {
      radio = bench.radio
      service = try bench.service()
      (manager, log) = bench.local()
      #expect(log.events.next() == "state poweredOn")
      place.descriptors = [CBMutableDescriptor(type: CBUUID(string: "2901"), value: "Chest")]
      added.characteristics = [rate, place]
      manager.add(added)
      #expect(log.events.next() == "added 180D")
      root = try #require(service.application?.root)
    }

    var ratePath: String { root + "/service0/char0000" }
    var placePath: String { root + "/service0/char0001" }

    func read(
      _ path: String, _ options: [String: BusVariant] = [:],
      interface: String = BluetoothInterface.characteristic
    ) throws -> [UInt8]? {
      try service.call(path, (interface, "ReadValue"), [.dictionary(options)]).first?.bytes
    }

    func write(
      _ path: String, _ bytes: [UInt8], _ options: [String: BusVariant] = [:]
    ) throws {
      _ = try service.call(
        path, (BluetoothInterface.characteristic, "WriteValue"),
        [.bytes(bytes), .dictionary(options)])
    }

    func notify(_ isOn: Bool) throws {
      _ = try service.call(
        ratePath, (BluetoothInterface.characteristic, isOn ? "StartNotify" : "StopNotify"))
    }
  }

  @Test("Bluetooth.PM1. A service is registered with all its attributes")
  func registration() throws {
    let bench = try Bench(BluetoothBench())
    let objects = bench.service.offered
    let top = bench.root + "/service0"
    #expect(objects.count == 4)
    #expect(
      objects[top]?[BluetoothInterface.gattService]
        == ["UUID": .text(Self.heart), "Primary": .flag(true)])
    let rate = objects[bench.ratePath]?[BluetoothInterface.characteristic]
    #expect(rate?["Flags"] == .texts(["read", "write", "notify", "encrypt-write"]))
    #expect(rate?["Service"] == .path(top))
    let text = objects[bench.placePath + "/desc0000"]?[BluetoothInterface.descriptor]
    #expect(text?["Characteristic"] == .path(bench.placePath))
    #expect(
      try bench.service.property(of: bench.ratePath, BluetoothInterface.characteristic, "Flags")
        == .texts(["read", "write", "notify", "encrypt-write"]))
    bench.manager.remove(bench.added)
    #expect(bench.service.wait { $0.applicationCount == 0 })
    let other = CBMutableService(type: CBUUID(string: "180F"), primary: true)
    bench.manager.add(other)
    #expect(bench.log.events.next() == "added 180F")
    bench.manager.removeAllServices()
    #expect(bench.service.wait { $0.applicationCount == 0 })
    bench.service.refuse("RegisterApplication", "NotPermitted", "Maximum applications")
    bench.manager.add(other)
    #expect(bench.log.events.next() == "added 180F ATT2")
  }

  @Test("Bluetooth.PM3, Bluetooth.PM4. Devices read and write values that the app answers")
  func requests() throws {
    let bench = try Bench(BluetoothBench())
    let device = bench.service.addDevice("C0:00:00:00:00:07")
    bench.log.value.withLock { $0 = [10, 11, 12] }
    #expect(
      try bench.read(bench.ratePath, ["device": .path(device), "mtu": .uint16(103)]) == [
        10, 11, 12,
      ])
    #expect(
      try bench.read(bench.ratePath, ["device": .path(device), "offset": .uint16(2)]) == [12])
    #expect(bench.log.events.next(2) == ["read 0 100", "read 2 100"])
    try bench.write(bench.ratePath, [5], ["device": .path(device), "type": .text("request")])
    #expect(bench.log.events.next() == "write [5] 0")
    // A device asks whether it may write; the app is not asked.
    try bench.write(bench.ratePath, [], ["prepare-authorize": .flag(true)])
    try bench.write(bench.ratePath, [6], ["type": .text("command"), "offset": .uint16(1)])
    #expect(bench.log.events.next() == "write [6] 1")
  }

  @Test("Bluetooth.PM3. The phone answers for values that never change")
  func constants() throws {
    let bench = try Bench(BluetoothBench())
    #expect(try bench.read(bench.placePath) == [1, 2, 3])
    #expect(try bench.read(bench.placePath, ["offset": .uint16(3)]) == [])
    #expect(throws: BusFailure.self) {
      try bench.read(bench.placePath, ["offset": .uint16(4)])
    }
    #expect(throws: BusFailure.self) {
      try bench.read(bench.placePath, ["offset": .int32(-1)])
    }
    #expect(
      try bench.read(bench.placePath + "/desc0000", interface: BluetoothInterface.descriptor)
        == Array("Chest".utf8))
    #expect(bench.log.events.all == ["state poweredOn", "added 180D"])
  }

  @Test(
    "Bluetooth.PM4. The app refuses a request",
    arguments: [
      (CBATTError.Code.readNotPermitted, "NotPermitted"), (.invalidOffset, "InvalidOffset"),
      (.requestNotSupported, "NotSupported"), (.insufficientAuthorization, "NotAuthorized"),
      (.invalidAttributeValueLength, "InvalidValueLength"), (.unlikelyError, "Failed"),
    ])
  func refusal(code: CBATTError.Code, name: String) throws {
    let bench = try Bench(BluetoothBench())
    bench.log.result.withLock { $0 = code }
    #expect {
      try bench.read(bench.ratePath)
    } throws: {
      ($0 as? BusFailure)?.name == "org.bluez.Error." + name
    }
  }

  @Test("Bluetooth.PM4. A request that no delegate answers fails")
  func unanswered() throws {
    final class Delegate: NSObject, CBPeripheralManagerDelegate {
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}  // does nothing
    }
    let bench = try Bench(BluetoothBench())
    let delegate = Delegate()
    bench.manager.delegate = delegate
    #expect {
      try bench.read(bench.ratePath)
    } throws: {
      ($0 as? BusFailure)?.name == "org.bluez.Error.NotSupported"
    }
    bench.manager.delegate = nil
    #expect(throws: BusFailure.self) { try bench.read(bench.ratePath) }
  }

  @Test("Bluetooth.PM5, Bluetooth.PM6. Devices subscribe, and are told values")
  func subscription() throws {
    let bench = try Bench(BluetoothBench())
    bench.service.addDevice("C0:00:00:00:00:08", ["Connected": .flag(true)])
    let changes = EventLog()
    bench.service.hear { signal in
      let value = signal.arguments[1].dictionary?["Value"]?.bytes ?? []
      changes.add("\(signal.path.hasSuffix("char0000")) \(value)")
    }
    try bench.notify(true)
    #expect(bench.log.events.next() == "subscribed 1 20")
    #expect(bench.manager.updateValue(Data([0, 60]), for: bench.rate, onSubscribedCentrals: nil))
    #expect(
      bench.manager.updateValue(
        Data([0, 61]), for: bench.rate, onSubscribedCentrals: bench.rate.subscribedCentrals))
    #expect(changes.next(2) == ["true [0, 60]", "true [0, 61]"])
    try bench.notify(false)
    #expect(bench.log.events.next() == "unsubscribed")
    #expect(bench.rate.subscribedCentrals == [])
    let other = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: .notify, value: nil, permissions: [])
    #expect(!bench.manager.updateValue(Data(), for: other, onSubscribedCentrals: nil))
  }

  @Test("Bluetooth.PM5. Too many values at once are refused until there is space")
  func flow() throws {
    let bench = try Bench(BluetoothBench())
    let changes = EventLog()
    bench.service.hear { changes.add("\($0.arguments[1].dictionary?["Value"]?.bytes?.first ?? 0)") }
    // The thread of the bus is busy, so that nothing leaves.
    let gate = DispatchSemaphore(value: 0)
    bench.radio.perform { gate.wait() }
    var count = 0
    while bench.manager.updateValue(
      Data([UInt8(count)]), for: bench.rate, onSubscribedCentrals: nil)
    {
      count += 1
    }
    #expect(count == 16)
    gate.signal()
    #expect(bench.log.events.next() == "ready")
    #expect(changes.next(16) == (0..<16).map { "\($0)" })
    #expect(bench.manager.updateValue(Data([99]), for: bench.rate, onSubscribedCentrals: nil))
    #expect(changes.next() == "99")
  }

  @Test("Bluetooth.AD1, Bluetooth.AD2. The phone advertises a name and services")
  func advertising() throws {
    let bench = try Bench(BluetoothBench())
    bench.manager.startAdvertising([
      CBAdvertisementDataLocalNameKey: "Phone",
      CBAdvertisementDataServiceUUIDsKey: [CBUUID(string: "180D")],
    ])
    #expect(bench.log.events.next() == "advertising true" && bench.manager.isAdvertising)
    let path = try #require(bench.service.advertisement)
    let interface = BluetoothInterface.advertisement
    #expect(try bench.service.property(of: path, interface, "LocalName") == .text("Phone"))
    #expect(try bench.service.property(of: path, interface, "Type") == .text("peripheral"))
    #expect(try bench.service.property(of: path, interface, "ServiceUUIDs") == .texts([Self.heart]))
    bench.manager.startAdvertising(nil)
    #expect(bench.log.events.next() == "advertising true CB9")
    bench.manager.stopAdvertising()
    #expect(!bench.manager.isAdvertising)
    #expect(bench.service.wait { $0.advertisement == nil })
    bench.service.refuse("RegisterAdvertisement", "NotPermitted", "Maximum advertisements")
    bench.manager.startAdvertising(nil)
    #expect(bench.log.events.next() == "advertising false ATT2")
    bench.manager.startAdvertising(nil)
    #expect(bench.log.events.next() == "advertising true")
    // The service advertises it no longer.
    _ = try bench.service.call(try #require(bench.service.advertisement), (interface, "Release"))
    bench.manager.publishL2CAPChannel(withEncryption: false)
    #expect(bench.log.events.next() == "published 0 CB13" && !bench.manager.isAdvertising)
  }

  @Test("Bluetooth.AD3, Bluetooth.PM7. Off ends advertising, and no service ends all services")
  func power() throws {
    let bench = try Bench(BluetoothBench())
    bench.manager.startAdvertising(nil)
    #expect(bench.log.events.next() == "advertising true")
    bench.service.setPower(false)
    #expect(bench.log.events.next() == "state poweredOff" && !bench.manager.isAdvertising)
    #expect(try bench.read(bench.placePath) == [1, 2, 3])
    bench.service.leave()
    #expect(bench.log.events.next() == "state resetting")
    #expect(throws: BusFailure.self) { try bench.read(bench.placePath) }
  }
}
