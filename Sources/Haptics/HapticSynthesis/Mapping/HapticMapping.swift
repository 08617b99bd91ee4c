internal import Glibc

/// How a pattern's words become numbers: the one place where that is decided.
///
/// Apple leaves intensity, sharpness and the normalised times abstract on purpose; this is our
/// model of them. Every number can be changed by an actuator's profile. Steps with their sources stand
/// in `Documentation/Behaviour/Signal.md`; here and in the whole room, comments name them.
public struct HapticMapping: Sendable, Equatable {
  /// Hz of a continuous event of sharpness 0.
  public var lowestFrequency: Double
  /// Hz of a continuous event of sharpness 1.
  public var highestFrequency: Double
  /// Amplitude is intensity to this power; 1 is linear, 2 reads intensity as a square root.
  public var intensityExponent: Double
  /// Cycles of its own frequency that a tap lasts; at least 0.5.
  public var tapCycles: Double
  /// Seconds that attack takes, from its normalised time.
  public var attack: TimeRange
  /// Seconds that decay takes, from its normalised time.
  public var decay: TimeRange
  /// Seconds that release takes, from its normalised time.
  public var release: TimeRange
  /// Seconds over which an instant change of a control is spread, so that it does not click.
  public var controlRamp: Double

  /// Names every number of a mapping.
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

  /// Hz at a sharpness, which is clamped to 0…1 (M1).
  public func frequency(sharpness: Double) -> Double {
    let clamped = min(max(sharpness, 0), 1)
    return lowestFrequency + (highestFrequency - lowestFrequency) * clamped
  }

  /// Amplitude, 0…1, at an intensity, which is clamped to 0…1 (M2).
  public func amplitude(intensity: Double) -> Double {
    let clamped = min(max(intensity, 0), 1)
    return intensityExponent == 1 ? clamped : pow(clamped, intensityExponent)
  }

  /// Seconds that a tap lasts, at a sharpness and with a decay control added.
  ///
  /// The decay control (−1…1) halves or doubles the length; Apple's header says that it adjusts
  /// the decay of transients, but not by how much. Confidence: guess.
  public func tapDuration(sharpness: Double, decayControl: Double = 0) -> Double {
    let stretch = exp2(min(max(decayControl, -1), 1))
    return tapCycles / frequency(sharpness: sharpness) * stretch
  }
}
