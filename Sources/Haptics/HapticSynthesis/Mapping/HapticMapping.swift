internal import Glibc

/// The mapping of a pattern's abstract parameters to physical values.
///
/// Apple leaves intensity, sharpness and the normalized times abstract on purpose; this is our
/// model of them. An actuator's profile can change every number. The steps with their sources are
/// in `Documentation/Behaviour/Signal.md`; comments in this module name them.
public struct HapticMapping: Sendable, Equatable {
  /// The frequency in Hz of a continuous event of sharpness 0.
  public var lowestFrequency: Double
  /// The frequency in Hz of a continuous event of sharpness 1.
  public var highestFrequency: Double
  /// The exponent that converts intensity into amplitude; 1 is linear, 2 is quadratic.
  public var intensityExponent: Double
  /// The duration of a tap in cycles of its frequency; at least 0.5.
  public var tapCycles: Double
  /// The range of attack times.
  public var attack: TimeRange
  /// The range of decay times.
  public var decay: TimeRange
  /// The range of release times.
  public var release: TimeRange
  /// Seconds over which an instant change of a dynamic parameter is ramped, to avoid a click.
  public var controlRamp: Double

  /// Creates a mapping.
  public init(
    lowestFrequency: Double, highestFrequency: Double, intensityExponent: Double,
    tapCycles: Double, attack: TimeRange, decay: TimeRange, release: TimeRange,
    controlRamp: Double
  ) {
    self.lowestFrequency = lowestFrequency
    self.highestFrequency = highestFrequency
    self.intensityExponent = intensityExponent
    self.tapCycles = tapCycles
    self.attack = attack
    self.decay = decay
    self.release = release
    self.controlRamp = controlRamp
  }

  /// Returns the frequency in Hz of a sharpness, which is clamped to 0…1 (Signal.M1).
  public func frequency(sharpness: Double) -> Double {
    let clamped = min(max(sharpness, 0), 1)
    return lowestFrequency + (highestFrequency - lowestFrequency) * clamped
  }

  /// Returns the amplitude, 0…1, of an intensity, which is clamped to 0…1 (Signal.M2).
  public func amplitude(intensity: Double) -> Double {
    let clamped = min(max(intensity, 0), 1)
    return intensityExponent == 1 ? clamped : pow(clamped, intensityExponent)
  }

  /// Returns the duration of a tap in seconds.
  ///
  /// The decay parameter (−1…1) halves or doubles it; Apple's header says that it adjusts the decay
  /// of transients, but not by how much. Confidence: guess.
  public func tapDuration(sharpness: Double, decayControl: Double = 0) -> Double {
    let stretch = exp2(min(max(decayControl, -1), 1))
    return tapCycles / frequency(sharpness: sharpness) * stretch
  }
}
