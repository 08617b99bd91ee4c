internal import TactusPhoneHardware

/// The battery of a controller.
open class GCDeviceBattery: NSObject {
  /// The states of a battery.
  public enum State: Int, Sendable {
    /// The status is unknown.
    case unknown = -1
    /// Discharging.
    case discharging = 0
    /// Charging.
    case charging = 1
    /// Full.
    case full = 2
  }

  /// The charge, 0…1.
  open private(set) var batteryLevel: Float
  /// The state.
  open private(set) var batteryState: State

  init(_ battery: GamepadBattery) {
    batteryLevel = Float(battery.level)
    batteryState =
      switch battery.state {
      case .unknown: .unknown
      case .discharging: .discharging
      case .charging: .charging
      case .full: .full
      }
    super.init()
  }
}
