import PhoneLink

extension UIDevice {
  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows, or has asked.
    case unknown = 0
    /// It empties.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is on a cable, and full.
    case full = 3

    init(_ device: DeviceTraits) {
      self = device.isCharging ? (device.battery >= 1 ? .full : .charging) : .unplugged
    }
  }

  /// The battery is charged, or is no more, or is full.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The battery is fuller or emptier than before.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Something is near the screen, or is no more.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
