internal import TactusBluetooth
internal import TactusMessageBus

/// A service of the app, as D-Bus objects that BlueZ reads and calls.
///
/// Sendable because nothing changes but the numbers, which are used on the thread of
/// the bus.
final class PublishedService: BusObject, @unchecked Sendable {
  /// The path above all objects.
  let root = PublishedPath.next("service")
  /// The service.
  let service: CBMutableService
  /// The characteristics by path.
  private(set) var characteristics: [String: CBMutableCharacteristic] = [:]
  private var descriptors: [String: CBMutableDescriptor] = [:]
  private var objects: [String: (interface: String, properties: [String: BusVariant])] = [:]
  private var numbers: [UInt32] = []
  private let requested: @Sendable (BusInvocation, PublishedService) -> Void

  /// Creates the objects of a service in its current state.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - requested: Handles a call of a characteristic.
  init(
    _ service: CBMutableService,
    requested: @escaping @Sendable (BusInvocation, PublishedService) -> Void
  ) {
    (self.service, self.requested) = (service, requested)
    let top = root + "/service0"
    objects[top] = (
      BluetoothInterface.gattService,
      ["UUID": .text(service.uuid.longText), "Primary": .flag(service.isPrimary)]
    )
    for (index, characteristic) in (service.characteristics ?? []).enumerated() {
      guard let characteristic = characteristic as? CBMutableCharacteristic else { continue }
      add(characteristic, at: top + "/char\(Self.number(index))", of: top)
    }
  }

  private func add(_ characteristic: CBMutableCharacteristic, at path: String, of top: String) {
    characteristics[path] = characteristic
    let flags = CharacteristicFlag.names(
      of: characteristic.properties, characteristic.permissions)
    objects[path] = (
      BluetoothInterface.characteristic,
      [
        "UUID": .text(characteristic.uuid.longText), "Service": .path(top),
        "Flags": .texts(flags),
      ]
    )
    for (index, descriptor) in (characteristic.descriptors ?? []).enumerated() {
      guard let descriptor = descriptor as? CBMutableDescriptor else { continue }
      let place = path + "/desc\(Self.number(index))"
      descriptors[place] = descriptor
      objects[place] = (
        BluetoothInterface.descriptor,
        [
          "UUID": .text(descriptor.uuid.longText), "Characteristic": .path(path),
          "Flags": .texts(["read"]),
        ]
      )
    }
  }

  /// Returns a number with four digits, so that paths sort by number.
  private static func number(_ index: Int) -> String {
    let text = String(index)
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }

  /// Offers the objects.
  ///
  /// - Thread: that of the bus.
  func export(on bus: BusConnection) throws(BusFailure) {
    let xml = BluetoothInterface.offered
    numbers += try bus.export(
      self, at: root, interfaces: xml, names: [BluetoothInterface.objectManager])
    for (path, object) in objects {
      numbers += try bus.export(self, at: path, interfaces: xml, names: [object.interface])
    }
  }

  /// Removes the objects.
  ///
  /// - Thread: that of the bus.
  func withdraw(from bus: BusConnection) {
    bus.withdraw(numbers)
    numbers = []
  }

  // MARK: BusObject

  func receive(_ call: BusInvocation) {
    if call.method == "GetManagedObjects" {
      call.answer([.map(objects.sorted { $0.key < $1.key }.map(Self.entry), of: "{oa{sa{sv}}}")])
    } else if let descriptor = descriptors[call.path] {
      guard call.method == "ReadValue" else {
        return call.refuse("org.bluez.Error.NotPermitted", "the value is not permitted")
      }
      Self.answer(call, descriptor.bytes)
    } else {
      requested(call, self)
    }
  }

  func property(_ name: String, of interface: String, at path: String) -> BusVariant? {
    objects[path]?.properties[name]
  }

  /// Responds to a read call with the value from the call's offset on.
  static func answer(_ call: BusInvocation, _ bytes: [UInt8]) {
    let offset = call.arguments.first?.dictionary?["offset"]?.number ?? 0
    guard (0...bytes.count).contains(offset) else {
      return call.refuse("org.bluez.Error.InvalidOffset", "the offset is invalid")
    }
    call.answer([.bytes(Array(bytes[offset...]))])
  }

  private static func entry(
    _ path: String, _ object: (interface: String, properties: [String: BusVariant])
  ) -> BusVariant.Entry {
    BusVariant.Entry(
      .path(path),
      .map([.init(.text(object.interface), .dictionary(object.properties))], of: "{sa{sv}}"))
  }
}
