import TactusPhoneLink

extension UIDevice {
  /// The states of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown, or battery monitoring is off.
    case unknown = 0
    /// The battery is discharging.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full and the phone is plugged in.
    case full = 3

    init(_ device: DeviceTraits) {
      self = device.isCharging ? (device.battery >= 1 ? .full : .charging) : .unplugged
    }
  }

  /// A notification posted when `batteryState` changes.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// A notification posted when `batteryLevel` changes.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// A notification posted when `proximityState` changes.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
