/// The independent dimensions of units.
///
/// - Source: ours: the dimensions of the SI, and one for each unit that Apple's reference converts
///   to no other. Confidence: guess for the angle.
public enum HealthDimension: UInt8, Sendable, CaseIterable {
  /// Mass; its base is the gram.
  case mass
  /// Length; its base is the meter.
  case length
  /// Time; its base is the second.
  case time
  /// Temperature; its base is the kelvin.
  case temperature
  /// Electric current; its base is the ampere.
  case current
  /// Illuminance; its base is the lux.
  case illuminance
  /// Angle; its base is the radian.
  case angle
  /// The effect of a medicine; its base is the international unit.
  case effect
  /// A-weighted sound pressure level.
  case soundPressureLevel
  /// Hearing level.
  case hearingLevel
  /// The power of a prism.
  case prism
  /// The effort of a workout.
  case effort
}
