/// The amplifier and the actuator behind it, whichever kind it is.
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

  /// Whether it wants to know how strong a pattern is, and not which wave it makes.
  var isAmplitudeOnly: Bool {
    if case .eccentricMass = self { true } else { false }
  }

  /// How voices are tuned for it.
  func tuning(_ profile: ActuatorProfile, sampleRate: Double) -> Tuning {
    // A turning motor has no use for gains; any resonance will do for voices that never sound.
    var resonance = ActuatorProfile.Resonance(frequency: 150, quality: 1, strokeLimit: 2)
    if case .resonant(let own) = profile.mechanism { resonance = own }
    return Tuning(
      mapping: profile.mapping,
      response: ResonantResponse(
        resonance, ratedDrive: profile.ratedDrive, sampleRate: sampleRate),
      sampleRate: sampleRate)
  }

  /// Whether nothing moves that could be felt.
  var isAtRest: Bool {
    switch self {
    case .resonant(let driver): driver.isAtRest
    case .eccentricMass(let driver): driver.isAtRest
    }
  }

  /// Goes on with the motion of another driver of the same kind.
  mutating func takeMotion(of other: Driver) {
    switch (self, other) {
    case (.resonant(var driver), .resonant(let other)):
      driver.takeMotion(of: other)
      self = .resonant(driver)
    case (.eccentricMass(var driver), .eccentricMass(let other)):
      driver.takeMotion(of: other)
      self = .eccentricMass(driver)
    default: break
    }
  }

  /// Ends all motion.
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

  /// Turns a span of what the voices ask for into drive and what is felt of it.
  ///
  /// - Thread: render.
  mutating func render(
    _ span: RenderSpan, _ bank: HapticBank, drive: SpanBuffer, felt: SpanBuffer
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
