/// The battery of a gamepad.
public struct GamepadBattery: Sendable, Equatable {
  /// The states of the battery.
  public enum State: Sendable {
    /// The state is not known.
    case unknown
    /// The battery loses charge, as nothing charges it.
    case discharging
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// The charge, from 0 to 1.
  public var level: Double
  /// The state.
  public var state: State

  /// Creates a description of a battery.
  public init(level: Double, state: State) { (self.level, self.state) = (level, state) }
}
