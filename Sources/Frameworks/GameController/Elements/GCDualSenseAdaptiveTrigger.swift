internal import TactusCrashReports

/// A PlayStation 5 trigger with a resisting motor.
///
/// Linux has no such effect, so the mode is only stored, with one warning (GameControllers.HA5).
open class GCDualSenseAdaptiveTrigger: GCControllerButtonInput {
  /// The trigger effects.
  public enum Mode: Int, Sendable {
    /// No effect.
    case off = 0
    /// Resistance from a position on.
    case feedback = 1
    /// Resistance between two positions, like a weapon's trigger.
    case weapon = 2
    /// Vibration from a position on.
    case vibration = 3
    /// Resistance along a slope between two positions.
    case slopeFeedback = 4
  }

  /// The statuses of a trigger effect.
  public enum Status: Int, Sendable {
    /// The status is unknown.
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

  /// Ten values, one for each position of the trigger.
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
  /// The status of the effect: always unknown, because Linux does not report it.
  open var status: Status { .unknown }
  /// The position of the trigger's arm; the same as that of the trigger.
  open var armPosition: Float { value }

  /// Turns the effect off.
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

  /// Sets resistance between two positions, like a weapon's trigger.
  open func setModeWeaponWithStartPosition(
    _ startPosition: Float, endPosition: Float, resistiveStrength: Float
  ) {
    set(.weapon)
  }

  /// Sets vibration from a position on.
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

  /// Sets resistance along a slope between two positions.
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
