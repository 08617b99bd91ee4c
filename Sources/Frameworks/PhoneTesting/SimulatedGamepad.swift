import TactusEmbeddedPhone

import struct TactusPhoneHardware.GamepadBattery
import enum TactusPhoneHardware.GamepadChange
@_exported import enum TactusPhoneHardware.GamepadControl
@_exported import struct TactusPhoneHardware.GamepadDescription

/// A gamepad of a test: `let gamepad = phone.connectGamepad(); gamepad.press(.buttonA)`.
///
/// After each call the app has handled what has changed.
@MainActor
public final class SimulatedGamepad {
  private let id: Int
  private let channel: GamepadChannel
  private let phone: SimulatedPhone

  init(_ description: GamepadDescription, _ channel: GamepadChannel, on phone: SimulatedPhone) {
    (id, self.channel, self.phone) = (description.id, channel, phone)
    report(.arrived(description))
  }

  /// Presses a button until `release`.
  public func press(_ control: GamepadControl) { set([control: 1]) }

  /// Releases a button, or centers an axis.
  public func release(_ control: GamepadControl) { set([control: 0]) }

  /// Presses and releases a button.
  ///
  /// - Parameters:
  ///   - control: The button.
  ///   - seconds: The duration of the press.
  public func tap(_ control: GamepadControl, for seconds: Double = 0.1) {
    press(control)
    phone.wait(seconds)
    release(control)
  }

  /// Sets buttons, from 0 to 1, and axes, from −1 to 1, at the same time.
  public func set(_ values: [GamepadControl: Float]) { report(.moved(id: id, values)) }

  /// Sets the charge of the battery, from 0 to 1.
  public func setBattery(_ level: Double, isCharging: Bool = false) {
    let battery = GamepadBattery(level: level, state: isCharging ? .charging : .discharging)
    report(.charged(id: id, battery))
  }

  /// Disconnects the gamepad.
  public func disconnect() { report(.departed(id: id)) }

  /// The haptics that engines have played on the gamepad, in order.
  public var haptics: [FeltHaptic] {
    let log = channel.motors(of: id)?.log
    return (log?.entries ?? []).filter(\.isPlayed).map(FeltHaptic.init)
  }

  // MARK: Internals

  private func report(_ change: GamepadChange) {
    phone.run { channel.report(change) }
    // The app handles the input in its next turn.
    phone.wait(1.0 / 60)
  }
}
