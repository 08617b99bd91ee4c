import TactusHapticPatterns

/// The start and stop times of an actuator, by its model and with its drive.
///
/// These are the values of a data sheet: the time from the start of a full vibration at the
/// actuator's best frequency to 90 % of its level, and from its end to 10 %.
public struct ActuatorResponse: Sendable, Equatable {
  /// Seconds from the start of the vibration to 90 % of its final level.
  public let startTime: Double
  /// Seconds from the end of the vibration to 10 % of that level.
  public let stopTime: Double
  /// The final level in g.
  public let level: Double

  /// The maximum number of seconds of the measurement for each.
  private static let patience = 0.5

  /// Measures a profile by playing a vibration without attack and release.
  ///
  /// - Parameters:
  ///   - actuator: The profile.
  ///   - sampleRate: Frames per second; the times are exact to a few frames.
  public init(_ actuator: ActuatorProfile, sampleRate: Double = 48_000) {
    var actuator = actuator
    // Envelopes of 0.05 ms, so that only the actuator is slow.
    let instant = TimeRange(shortest: 0.000_05, longest: 0.000_05)
    (actuator.mapping.attack, actuator.mapping.release) = (instant, instant)
    let patience = Self.patience
    let buzz = HapticEvent(
      .continuous, time: 0, duration: patience,
      parameters: [
        .init(.hapticIntensity, 1), .init(.hapticSharpness, actuator.mostEffectiveSharpness),
      ])
    let felt = RenderedSignals(
      HapticPattern(events: [buzz]), actuator: actuator, sampleRate: sampleRate
    ).felt
    let end = Int(patience * sampleRate)
    let final = felt[(end * 3 / 4)..<end].reduce(0) { max($0, abs($1)) }
    level = Double(final)
    // The level is the maximum within the last half cycle, so it is known with that delay.
    let first = felt[..<end].firstIndex { abs($0) >= 0.9 * final } ?? end
    startTime = Double(first) / sampleRate
    let last = felt.lastIndex { abs($0) > 0.1 * final } ?? end
    stopTime = max(Double(last - end + 1) / sampleRate, 0)
  }
}

extension ActuatorProfile {
  /// The sharpness whose frequency is nearest to the most effective one.
  var mostEffectiveSharpness: Float {
    guard case .resonant(let resonance) = mechanism else { return 0.5 }
    let span = mapping.highestFrequency - mapping.lowestFrequency
    guard span > 0 else { return 0 }
    return Float(min(max((resonance.frequency - mapping.lowestFrequency) / span, 0), 1))
  }
}
