internal import TactusCrashReports

/// A trigger of a PlayStation 5 controller, with a motor that resists the finger.
///
/// Linux has no such effect, so the mode is stored, which a line says once (GameControllers.HA5).
open class GCDualSenseAdaptiveTrigger: GCControllerButtonInput {
  /// The effects of the motor.
  public enum Mode: Int, Sendable {
    /// No effect.
    case off = 0
    /// Resistance from a position on.
    case feedback = 1
    /// Resistance between two positions, as that of a weapon.
    case weapon = 2
    /// A vibration from a position on.
    case vibration = 3
    /// Resistance that changes between two positions.
    case slopeFeedback = 4
  }

  /// The states of the motor.
  public enum Status: Int, Sendable {
    /// The state is not known.
    case unknown = -1
    /// The resistance has no load.
    case feedbackNoLoad = 0
    /// The resistance has a load.
    case feedbackLoadApplied = 1
    /// The weapon is ready.
    case weaponReady = 2
    /// The weapon is being fired.
    case weaponFiring = 3
    /// The weapon was fired.
    case weaponFired = 4
    /// The motor does not vibrate.
    case vibrationNotVibrating = 5
    /// The motor vibrates.
    case vibrationIsVibrating = 6
    /// The slope is ready.
    case slopeFeedbackReady = 7
    /// The slope has a load.
    case slopeFeedbackApplyingLoad = 8
    /// The slope is finished.
    case slopeFeedbackFinished = 9
  }

  /// Ten numbers, one for each position of the trigger.
  public typealias Positions = (
    Float, Float, Float, Float, Float, Float, Float, Float, Float, Float
  )

  /// The amplitudes of a vibration at the positions of the trigger.
  public struct PositionalAmplitudes: Sendable {
    /// The amplitudes, from 0 to 1.
    public var values: Positions

    /// Creates amplitudes of 0.
    public init() { values = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
    /// Creates amplitudes.
    public init(values: Positions) { self.values = values }
  }

  /// The strengths of a resistance at the positions of the trigger.
  public struct PositionalResistiveStrengths: Sendable {
    /// The strengths, from 0 to 1.
    public var values: Positions

    /// Creates strengths of 0.
    public init() { values = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
    /// Creates strengths.
    public init(values: Positions) { self.values = values }
  }

  /// The number of positions.
  public class var discretePositionCount: Int { 10 }

  /// The effect.
  open private(set) var mode = Mode.off
  /// The state of the motor; unknown, since Linux does not report it.
  open var status: Status { .unknown }
  /// The position of the trigger's arm; that of the trigger itself.
  open var armPosition: Float { value }

  /// Ends the effect.
  open func setModeOff() { mode = .off }

  /// Sets resistance from a position on.
  open func setModeFeedbackWithStartPosition(_ startPosition: Float, resistiveStrength: Float) {
    set(.feedback)
  }

  /// Sets resistance with a strength for each position.
  open func setModeFeedback(
    resistiveStrengths positionalResistiveStrengths: PositionalResistiveStrengths
  ) {
    set(.feedback)
  }

  /// Sets resistance between two positions, as that of a weapon.
  open func setModeWeaponWithStartPosition(
    _ startPosition: Float, endPosition: Float, resistiveStrength: Float
  ) {
    set(.weapon)
  }

  /// Sets a vibration from a position on.
  open func setModeVibrationWithStartPosition(
    _ startPosition: Float, amplitude: Float, frequency: Float
  ) {
    set(.vibration)
  }

  /// Sets a vibration with an amplitude for each position.
  open func setModeVibration(
    amplitudes positionalAmplitudes: PositionalAmplitudes, frequency: Float
  ) {
    set(.vibration)
  }

  /// Sets resistance that changes between two positions.
  open func setModeSlopeFeedback(
    startPosition: Float, endPosition: Float, startStrength: Float, endStrength: Float
  ) {
    set(.slopeFeedback)
  }

  private func set(_ mode: Mode) {
    self.mode = mode
    RuntimeWarning.once(
      "the triggers of a gamepad do not resist, because Linux has no such effect", kind: "note",
      namesPlace: true)
  }
}
