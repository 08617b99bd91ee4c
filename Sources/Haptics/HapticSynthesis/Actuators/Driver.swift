/// The amplifier and the actuator behind it, of either mechanism.
enum Driver {
  case resonant(ResonantDriver)
  case eccentricMass(EccentricMassDriver)

  init(_ profile: ActuatorProfile, sampleRate: Double) {
    switch profile.mechanism {
    case .resonant(let resonance):
      self = .resonant(ResonantDriver(profile, resonance, sampleRate: sampleRate))
    case .eccentricMass(let rotation):
      self = .eccentricMass(EccentricMassDriver(profile, rotation, sampleRate: sampleRate))
    }
  }

  func deallocate() {
    if case .resonant(let driver) = self { driver.deallocate() }
  }

  /// Whether the driver needs only the amplitude of a pattern, not its waveform.
  var isAmplitudeOnly: Bool {
    if case .eccentricMass = self { true } else { false }
  }

  /// Returns the tuning of the voices for the driver.
  func tuning(_ profile: ActuatorProfile, sampleRate: Double) -> Tuning {
    // A rotating motor does not use gains; any resonance serves for the unused voices.
    var resonance = ActuatorProfile.Resonance(frequency: 150, quality: 1, strokeLimit: 2)
    if case .resonant(let own) = profile.mechanism { resonance = own }
    return Tuning(
      mapping: profile.mapping,
      response: ResonantResponse(
        resonance, ratedDrive: profile.ratedDrive, sampleRate: sampleRate),
      sampleRate: sampleRate)
  }

  /// Whether the remaining motion is too weak to be felt.
  var isAtRest: Bool {
    switch self {
    case .resonant(let driver): driver.isAtRest
    case .eccentricMass(let driver): driver.isAtRest
    }
  }

  /// Copies the motion of another driver of the same kind.
  mutating func copyMotion(of other: Driver) {
    switch (self, other) {
    case (.resonant(var driver), .resonant(let other)):
      driver.copyMotion(of: other)
      self = .resonant(driver)
    case (.eccentricMass(var driver), .eccentricMass(let other)):
      driver.copyMotion(of: other)
      self = .eccentricMass(driver)
    default: break
    }
  }

  /// Stops all motion.
  mutating func reset() {
    switch self {
    case .resonant(var driver):
      driver.reset()
      self = .resonant(driver)
    case .eccentricMass(var driver):
      driver.reset()
      self = .eccentricMass(driver)
    }
  }

  /// Converts a span of the voices' signal into drive and felt acceleration.
  ///
  /// - Thread: render.
  mutating func render(
    _ span: RenderSpan, _ bank: borrowing HapticBank, drive: SpanBuffer, felt: SpanBuffer
  ) {
    switch self {
    case .resonant(var driver):
      driver.render(
        span, command: bank.command, reference: bank.reference, drive: drive, felt: felt)
      self = .resonant(driver)
    case .eccentricMass(var driver):
      for frame in 0..<span.frameCount {
        let result = driver.process(amplitude: Double(bank.amplitude.frames[frame]))
        drive.frames[frame] = Float(result.drive)
        felt.frames[frame] = Float(result.felt)
      }
      self = .eccentricMass(driver)
    }
  }
}
