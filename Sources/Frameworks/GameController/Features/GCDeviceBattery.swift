internal import TactusPhoneHardware

/// The state of a controller's battery.
open class GCDeviceBattery: NSObject {
  /// The states of a battery.
  public enum State: Int, Sendable {
    /// The state is not known.
    case unknown = -1
    /// The battery loses charge, as nothing charges it.
    case discharging = 0
    /// The battery is being charged.
    case charging = 1
    /// The battery is full.
    case full = 2
  }

  /// The charge, from 0 to 1.
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
