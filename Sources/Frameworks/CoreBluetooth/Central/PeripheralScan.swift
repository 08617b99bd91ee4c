/// The devices that a manager scans for.
struct PeripheralScan {
  /// The services, one of which a device must advertise; empty for all devices.
  var services: [CBUUID]
  /// Whether a device is reported each time it advertises.
  var repeats: Bool
}
