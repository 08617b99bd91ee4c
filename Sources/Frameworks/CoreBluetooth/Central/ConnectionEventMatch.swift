internal import TactusBluetooth

/// The criteria for devices whose connection events are reported.
struct ConnectionEventMatch {
  /// The services, one of which a device must have; `nil` for any.
  var services: [CBUUID]?
  /// The identifiers of the devices; `nil` for any.
  var peripherals: [UUID]?

  /// Returns whether the connection events of a device are reported.
  func matches(_ device: DeviceDescription) -> Bool {
    if let services, device.services.contains(where: services.contains) { return true }
    if let peripherals, peripherals.contains(device.identifier) { return true }
    return services == nil && peripherals == nil
  }
}
