import CoreBluetooth
import Foundation
import TactusBluetooth
import Testing

/// The services, characteristics and values of devices.
@Suite(.enabled(if: BluetoothBench.isInstalled, "needs dbus"), .timeLimit(.minutes(5)))
struct ValueTests {
  @Test("Bluetooth.GA1. Services, characteristics and descriptors are discovered")
  func discovery() throws {
    let heart = try BluetoothBench().connected()
    let (peripheral, log) = (heart.peripheral, heart.log)
    #expect(peripheral.services == nil)
    let (measurement, location) = try heart.discover()
    #expect(measurement.properties == [.read, .notify])
    #expect(location.properties == [.read, .write, .writeWithoutResponse])
    #expect(measurement.value == nil && !measurement.isNotifying)
    let service = try #require(measurement.service)
    #expect(service.isPrimary && service.peripheral === peripheral)
    peripheral.discoverServices(nil)
    #expect(log.events.next() == "services [\"180D\", \"180F\"]")
    // The objects of an earlier discovery remain.
    #expect(peripheral.services?.first === service)
    peripheral.discoverIncludedServices(nil, for: service)
    #expect(log.events.next() == "included [\"180F\"]")
    #expect(service.includedServices?.first === peripheral.services?.last)
    peripheral.discoverDescriptors(for: location)
    #expect(log.events.next() == "descriptors [\"2901\", \"2904\", \"2900\"]")
    #expect(location.descriptors?.first?.characteristic === location)
    peripheral.discoverCharacteristics([CBUUID(string: "2A38")], for: service)
    #expect(log.events.next() == "characteristics [\"2A37\", \"2A38\"]")
  }

  @Test("Bluetooth.GA1. A discovery waits until the service knows the attributes")
  func unresolved() throws {
    let heart = try BluetoothBench().connected()
    let device = BluetoothInterface.device
    heart.service.set(
      ["ServicesResolved": .flag(false), "Name": .text("Strap")], of: device, at: heart.device)
    #expect(heart.log.events.next() == "name Strap")
    heart.peripheral.discoverServices(nil)
    heart.peripheral.readRSSI()
    #expect(heart.log.events.next() == "rssi -60")
    heart.service.set(["ServicesResolved": .flag(true)], of: device, at: heart.device)
    #expect(heart.log.events.next() == "services [\"180D\", \"180F\"]")
  }

  @Test("Bluetooth.GA2. Without a connection nothing is done")
  func misuse() throws {
    let heart = try HeartRateBench(BluetoothBench(), connects: false)
    heart.peripheral.discoverServices(nil)
    heart.peripheral.readRSSI()
    heart.manager.connect(heart.peripheral)
    #expect(heart.log.events.next() == "connected 2")
    #expect(heart.peripheral.services == nil)
  }

  @Test("Bluetooth.GA3, Bluetooth.GA4. Values are read and written, one after another")
  func values() throws {
    let heart = try BluetoothBench().connected()
    let (_, location) = try heart.discover()
    heart.peripheral.readValue(for: location)
    heart.peripheral.writeValue(Data([2, 3]), for: location, type: .withResponse)
    heart.peripheral.readValue(for: location)
    heart.peripheral.writeValue(Data(), for: location, type: .withResponse)
    #expect(heart.log.events.next(4) == ["value [1]", "written", "value [2, 3]", "written"])
    // What is written is no value that was read.
    #expect(location.value == Data([2, 3]) && heart.service.written(heart.location) == [])
  }

  @Test("Bluetooth.GA4. Values without a response are written, and the app is told to go on")
  func commands() throws {
    let heart = try BluetoothBench().connected()
    let (_, location) = try heart.discover()
    #expect(heart.peripheral.canSendWriteWithoutResponse)
    heart.service.hold("WriteValue")
    var count = 0
    while heart.peripheral.canSendWriteWithoutResponse {
      heart.peripheral.writeValue(Data([UInt8(count)]), for: location, type: .withoutResponse)
      count += 1
    }
    #expect(count == 16)
    #expect(
      heart.service.wait { $0.calls.filter { $0 == "WriteValue char0014" }.count == count })
    heart.service.answer("WriteValue")
    #expect(heart.log.events.next() == "ready" && heart.peripheral.canSendWriteWithoutResponse)
    #expect(heart.service.written(heart.location) == [15])
  }

  @Test("Bluetooth.GA5, Bluetooth.GA6. Notifications come in order until they are turned off")
  func notifications() throws {
    let heart = try BluetoothBench().connected()
    let (measurement, _) = try heart.discover()
    // Nothing is told before.
    heart.service.notify(heart.measurement, [0, 1])
    heart.peripheral.setNotifyValue(true, for: measurement)
    #expect(heart.log.events.next() == "notifying true")
    for rate in 71...75 { heart.service.notify(heart.measurement, [0, UInt8(rate)]) }
    #expect(heart.log.events.next(5) == (71...75).map { "value [0, \($0)]" })
    // A value that is read is told once.
    heart.peripheral.readValue(for: measurement)
    #expect(heart.log.events.next() == "value [0, 70]")
    heart.peripheral.setNotifyValue(false, for: measurement)
    #expect(heart.log.events.next() == "notifying false")
    heart.service.notify(heart.measurement, [0, 80])
    heart.peripheral.setNotifyValue(true, for: measurement)
    #expect(heart.log.events.next() == "notifying true")
    heart.service.disconnect(heart.device)
    #expect(heart.log.events.next() == "disconnected 0 CB7" && !measurement.isNotifying)
  }

  @Test("Bluetooth.GA5. A notification during a read is not lost")
  func notificationWhileReading() throws {
    let heart = try BluetoothBench().connected()
    let (measurement, _) = try heart.discover()
    heart.peripheral.setNotifyValue(true, for: measurement)
    #expect(heart.log.events.next() == "notifying true")
    heart.service.hold("ReadValue")
    heart.peripheral.readValue(for: measurement)
    #expect(heart.service.wait { $0.calls.contains("ReadValue char0011") })
    heart.service.notify(heart.measurement, [0, 90])
    heart.service.answer("ReadValue")
    #expect(heart.log.events.next(2) == ["value [0, 90]", "value [0, 70]"])
  }

  @Test("Bluetooth.GA7. Descriptors have values of their type")
  func descriptors() throws {
    let heart = try BluetoothBench().connected()
    let (_, location) = try heart.discover()
    heart.peripheral.discoverDescriptors(for: location)
    #expect(heart.log.events.next() == "descriptors [\"2901\", \"2904\", \"2900\"]")
    for descriptor in location.descriptors ?? [] { heart.peripheral.readValue(for: descriptor) }
    #expect(
      heart.log.events.next(3) == [
        "descriptor Körper", "descriptor 2 bytes", "descriptor 259",
      ])
    let text = try #require(location.descriptors?.first)
    heart.peripheral.writeValue(Data("Arm".utf8), for: text)
    #expect(heart.log.events.next() == "descriptor written")
    #expect(heart.service.written(heart.location + "/desc0016") == Array("Arm".utf8))
  }

  @Test("Bluetooth.GA8. A service that goes away is told")
  func modified() throws {
    let heart = try BluetoothBench().connected()
    _ = try heart.discover()
    heart.service.remove(heart.device + "/service0010")
    #expect(heart.log.events.next() == "modified [\"180D\"]")
    #expect(heart.peripheral.services == [])
  }

  @Test("Bluetooth.GA9, Bluetooth.GA10, Bluetooth.LC1. Sizes, the signal strength and channels")
  func others() throws {
    let heart = try BluetoothBench().connected()
    #expect(heart.peripheral.maximumWriteValueLength(for: .withResponse) == 512)
    #expect(heart.peripheral.maximumWriteValueLength(for: .withoutResponse) == 182)
    heart.peripheral.readRSSI()
    heart.peripheral.openL2CAPChannel(25)
    #expect(heart.log.events.next(2) == ["rssi -60", "channel nil CB13"])
    heart.service.set(["Name": .text("Strap")], of: BluetoothInterface.device, at: heart.device)
    #expect(heart.log.events.next() == "name Strap")
    #expect(heart.peripheral.description.contains("name = Strap, state = connected>"))
  }

  @Test(
    "Bluetooth.ER1. Errors of the service are those of an iPhone",
    arguments: [
      ("NotPermitted", "Read not permitted", "ATT2"), ("NotPermitted", "Not paired", "ATT15"),
      ("NotAuthorized", "", "ATT8"), ("NotSupported", "", "ATT6"),
      ("InvalidOffset", "", "ATT7"), ("InvalidArguments", "Invalid Length", "ATT13"),
      ("Failed", "Operation failed with ATT error: 0x0e (Unlikely)", "ATT14"),
      ("Failed", "Operation failed with ATT error: 0x01 (Invalid Handle)", "ATT1"),
      ("Failed", "Operation failed with ATT error: 0x80 (Application Error)", "ATT128"),
      ("Failed", "Not connected", "CB3"), ("NotConnected", "Not Connected", "CB3"),
      ("Failed", "Something else", "CB0"),
    ])
  func errors(name: String, message: String, expected: String) throws {
    let heart = try BluetoothBench().connected()
    let (_, location) = try heart.discover()
    heart.service.refuse("ReadValue", name, message)
    heart.peripheral.readValue(for: location)
    #expect(heart.log.events.next() == "value [] \(expected)")
  }

  @Test("Bluetooth.ER1. A value that cannot be written, or is gone")
  func writingErrors() throws {
    let heart = try BluetoothBench().connected()
    let (measurement, location) = try heart.discover()
    heart.service.refuse("WriteValue", "NotPermitted", "Write not permitted")
    heart.peripheral.writeValue(Data([1]), for: measurement, type: .withResponse)
    #expect(heart.log.events.next() == "written ATT3")
    heart.service.refuse("StartNotify", "NotSupported")
    heart.peripheral.setNotifyValue(true, for: location)
    #expect(heart.log.events.next() == "notifying false ATT6")
    heart.service.remove(heart.location)
    heart.peripheral.readValue(for: location)
    #expect(heart.log.events.next() == "value [] ATT1")
  }
}
