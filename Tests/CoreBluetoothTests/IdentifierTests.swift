import CoreBluetooth
import Foundation
import TestSupport
import Testing

/// The identifiers of attributes.
@Suite struct IdentifierTests {
  private static let base = "-0000-1000-8000-00805F9B34FB"

  @Test(
    "Bluetooth.UU1, Bluetooth.UU2. Random identifiers of 16 bits are the same in all forms",
    arguments: RandomCases.seeds(UInt64(200)))
  func short(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let number = UInt16.random(in: .min ... .max, using: &random)
    let digits = String(number, radix: 16)
    let text = String(repeating: "0", count: 4 - digits.count) + digits
    let forms = [
      CBUUID(string: text), CBUUID(string: "0000" + text), CBUUID(string: "0x" + text),
      CBUUID(string: "0000" + text + Self.base),
      CBUUID(string: ("0000" + text + Self.base).replacing("-", with: "").lowercased()),
      CBUUID(data: Data([UInt8(number >> 8), UInt8(number & 255)])),
    ]
    #expect(Set(forms).count == 1)
    for form in forms {
      #expect(form.uuidString == text.uppercased())
      #expect(form.data == Data([UInt8(number >> 8), UInt8(number & 255)]))
      #expect(form.hash == forms[0].hash && form == forms[0])
    }
  }

  @Test(
    "Bluetooth.UU1, Bluetooth.UU2. Random identifiers of 32 and 128 bits keep their bytes",
    arguments: RandomCases.seeds(UInt64(200)))
  func long(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let uuid = UUID.random(using: &random)
    let forms = [
      CBUUID(nsuuid: uuid), CBUUID(cfuuid: uuid), CBUUID(string: uuid.uuidString),
      CBUUID(string: uuid.uuidString.lowercased()),
      CBUUID(string: uuid.uuidString.replacing("-", with: "")),
      CBUUID(data: withUnsafeBytes(of: uuid.uuid) { Data($0) }),
    ]
    #expect(Set(forms).count == 1)
    #expect(forms.allSatisfy { $0.uuidString == uuid.uuidString && $0.data.count == 16 })
    #expect(forms[0] != CBUUID(nsuuid: UUID.random(using: &random)))
    let four = CBUUID(string: "1" + uuid.uuidString.prefix(7))
    #expect(four.uuidString == "1" + uuid.uuidString.prefix(7) && four.data.count == 4)
    #expect(four == CBUUID(string: four.uuidString + Self.base))
  }

  @Test("Bluetooth.UU1. An identifier is equal to no other object, and copies are the same")
  func equality() {
    let uuid = CBUUID(string: "180D")
    #expect(!uuid.isEqual("180D") && !uuid.isEqual(nil) && uuid != CBUUID(string: "180F"))
    #expect(uuid.copy() as? CBUUID === uuid)
    // Only the base of the Bluetooth specification has short forms.
    #expect(CBUUID(string: "00006783-0000-0000-0000-000000000000") != CBUUID(string: "6783"))
  }

  @Test("Bluetooth.UU3. What is no identifier ends the program")
  func malformed() async {
    await #expect(processExitsWith: .failure) { _ = CBUUID(string: "18") }
    await #expect(processExitsWith: .failure) { _ = CBUUID(string: "18G0") }
    await #expect(processExitsWith: .failure) {
      _ = CBUUID(string: "0000180D+0000-1000-8000-00805F9B34FB")
    }
    await #expect(processExitsWith: .failure) { _ = CBUUID(data: Data([1, 2, 3])) }
  }

  @Test("Bluetooth.UU4. Known attributes have names in descriptions")
  func names() {
    #expect(CBUUID(string: "180F").description == "Battery")
    #expect("\(CBUUID(string: "00002A29" + Self.base))" == "Manufacturer Name String")
    #expect(
      CBUUID(string: CBUUIDClientCharacteristicConfigurationString).description
        == "Client Characteristic Configuration")
    #expect(CBUUID(string: "2A37").description == "2A37")
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    let address = String(UInt(bitPattern: ObjectIdentifier(service)), radix: 16)
    #expect(
      service.description
        == "<CBMutableService: 0x\(address), isPrimary = YES, UUID = Heart Rate>")
    let characteristic = CBMutableCharacteristic(
      type: CBUUID(string: "2A19"), properties: [.read, .notify], value: Data([0x23]),
      permissions: .readable)
    #expect(
      characteristic.description.hasSuffix(
        "UUID = Battery Level, properties = 0x12, value = {length = 1, bytes = 0x23}, "
          + "notifying = NO>"))
  }

  @Test("Bluetooth.PM2. Attributes of the phone know what they belong to")
  func owners() {
    let service = CBMutableService(type: CBUUID(string: "FFE0"), primary: false)
    let characteristic = CBMutableCharacteristic(
      type: CBUUID(string: "FFE1"), properties: .read, value: nil, permissions: .readable)
    service.characteristics = [characteristic]
    #expect(characteristic.service === service && !service.isPrimary)
    let text = CBMutableDescriptor(
      type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "Tea")
    characteristic.descriptors = [text]
    #expect(text.characteristic === characteristic && text.value as? String == "Tea")
    characteristic.descriptors = nil
    service.characteristics = []
    #expect(text.characteristic == nil && characteristic.service == nil)
    characteristic.permissions = [.readable, .writeable]
    characteristic.properties = [.read, .write]
    characteristic.value = Data([1])
    #expect(characteristic.permissions.rawValue == 3 && characteristic.properties.rawValue == 10)
    #expect(characteristic.value == Data([1]) && characteristic.subscribedCentrals == [])
  }

  @Test("Bluetooth.PM2. Other descriptors than two end the program")
  func descriptors() async {
    await #expect(processExitsWith: .failure) {
      _ = CBMutableDescriptor(type: CBUUID(string: "2902"), value: NSNumber(value: 1))
    }
    await #expect(processExitsWith: .failure) {
      _ = CBMutableDescriptor(type: CBUUID(string: "2901"), value: Data())
    }
  }
}

extension UUID {
  /// Returns a UUID of random bytes.
  fileprivate static func random(using random: inout SeededRandom) -> UUID {
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return NSUUID(uuidBytes: bytes) as UUID
  }
}
