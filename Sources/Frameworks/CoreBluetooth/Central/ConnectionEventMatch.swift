internal import TactusBluetooth

/// The devices whose connections are reported.
struct ConnectionEventMatch {
  /// The services, of which a device has one; `nil` for any.
  var services: [CBUUID]?
  /// The identifiers of the devices; `nil` for any.
  var peripherals: [UUID]?

  /// Returns whether the connections of a device are reported.
  func matches(_ device: DeviceDescription) -> Bool {
    if let services, device.services.contains(where: services.contains) { return true }
    if let peripherals, peripherals.contains(device.identifier) { return true }
    return services == nil && peripherals == nil
  }
}
