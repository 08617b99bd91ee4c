internal import TactusBluetooth
internal import TactusMessageBus

/// The description of a device by the Bluetooth service.
struct DeviceDescription {
  /// The path.
  let path: String
  /// The properties by name.
  let properties: [String: BusVariant]

  /// Creates the description of a device; nil if BlueZ does not know it.
  init?(_ path: String, in objects: BluetoothObjects) {
    guard let properties = objects.properties(of: BluetoothInterface.device, at: path) else {
      return nil
    }
    (self.path, self.properties) = (path, properties)
  }

  /// The identifier.
  var identifier: UUID { PeerIdentifier.of(path) }
  /// The name; `nil` if the device has not sent it.
  var name: String? { properties["Name"]?.text }
  /// Whether the device is connected.
  var isConnected: Bool { properties["Connected"]?.flag ?? false }
  /// The services that the device advertises or has.
  var services: [CBUUID] { (properties["UUIDs"]?.texts ?? []).compactMap(CBUUID.init(text:)) }
  /// The signal strength in dBm; `nil` if the device was not received recently.
  var signalStrength: Int? { properties["RSSI"]?.number }

  /// The advertisement (Bluetooth.SC3).
  var advertisement: [String: Any] {
    // BlueZ does not tell whether a device is connectable.
    var data: [String: Any] = [CBAdvertisementDataIsConnectable: NSNumber(value: true)]
    if let name { data[CBAdvertisementDataLocalNameKey] = name }
    if !services.isEmpty { data[CBAdvertisementDataServiceUUIDsKey] = services }
    if let power = properties["TxPower"]?.number {
      data[CBAdvertisementDataTxPowerLevelKey] = NSNumber(value: power)
    }
    if let manufacturer { data[CBAdvertisementDataManufacturerDataKey] = manufacturer }
    var serviceData: [CBUUID: Data] = [:]
    for (text, value) in properties["ServiceData"]?.dictionary ?? [:] {
      if let uuid = CBUUID(text: text), let bytes = value.bytes { serviceData[uuid] = Data(bytes) }
    }
    if !serviceData.isEmpty { data[CBAdvertisementDataServiceDataKey] = serviceData }
    return data
  }

  /// The manufacturer data with the lowest company identifier, preceded by that.
  private var manufacturer: Data? {
    let entries = (properties["ManufacturerData"]?.entries ?? []).compactMap { entry in
      entry.key.number.flatMap { number in entry.value.bytes.map { (number, $0) } }
    }
    return entries.min { $0.0 < $1.0 }.map { number, bytes in
      Data([UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] + bytes)
    }
  }

  /// Returns the path of the device to which an object belongs; `nil` for other objects.
  static func path(of object: String) -> String? {
    guard let start = object.range(of: "/dev_") else { return nil }
    let rest = object[start.upperBound...]
    return String(object[..<(rest.firstIndex(of: "/") ?? rest.endIndex)])
  }
}
