/// The amplifier of a resonant actuator, which starts and stops the mass faster than free motion.
///
/// It knows the speed of the mass from the model and the required speed from the voices, and adds
/// drive in proportion to the difference. That overdrives a start and brakes an end, and adds
/// nothing in steady state. Steps Signal.D1–D4.
struct ResonantDriver {
  private var actuator: ResonantActuator
  private let block: ResonantBlock
  private let feedback: Double
  private let feltGain: Double

  init(_ profile: ActuatorProfile, _ resonance: ActuatorProfile.Resonance, sampleRate: Double) {
    actuator = ResonantActuator(
      resonance, ratedDrive: profile.ratedDrive, sampleRate: sampleRate)
    // With feedback k the error decays as a resonance of quality Q/(1 + k); critical damping, the
    // fastest without overshoot, is quality ½, hence k = 2Q − 1 (Signal.D2). The speed is known one
    // sample late, which only low sample rates notice: there k is kept to what stays stable.
    let critical = max(2 * resonance.quality - 1, 0)
    let stable = 0.5 / actuator.step.sd
    feedback = profile.isShaped ? min(critical, stable) : 0
    feltGain = profile.ratedAcceleration / profile.ratedDrive
    block = ResonantBlock(actuator.step, feedback: feedback)
  }

  func deallocate() { block.deallocate() }

  /// Whether the remaining motion is too weak to be felt: under a millionth of full motion.
  var isAtRest: Bool { actuator.energy < 1e-12 }

  /// Copies the motion of another driver.
  mutating func copyMotion(of other: ResonantDriver) { actuator.state = other.actuator.state }

  /// Stops all motion.
  mutating func reset() { actuator.state = ResonantActuator.State() }

  /// Converts the voices' signal into drive and felt acceleration.
  ///
  /// - Parameters:
  ///   - command: The sum of the voices, as a fraction of full scale.
  ///   - reference: The speed of the mass in steady state with this drive.
  /// - Thread: render.
  mutating func render(
    _ span: RenderSpan, command: SpanBuffer, reference: SpanBuffer, drive: SpanBuffer,
    felt: SpanBuffer
  ) {
    let whole = span.frameCount / 8
    for vector in 0..<whole {
      let wanted = command[vector] + Float(feedback) * reference[vector]
      if !renderVector(vector, wanted, drive, felt) {
        renderFrames(8 * vector..<8 * vector + 8, command, reference, drive, felt)
      }
    }
    renderFrames(8 * whole..<span.frameCount, command, reference, drive, felt)
  }

  // MARK: Internals

  /// Renders eight frames at once; returns `false` without effect if a limit is exceeded.
  @inline(__always)
  private mutating func renderVector(
    _ vector: Int, _ wanted: SIMD8<Float>, _ drive: SpanBuffer, _ felt: SpanBuffer
  ) -> Bool {
    let (positions, speeds) = block.states(from: actuator.state, wanted: wanted)
    let drives = wanted - speeds * Float(feedback)
    // The position after the eighth sample is not among the eight; a margin covers its step.
    let reaches = positions * Float(1 / (0.9 * actuator.strokeLimit))
    guard Self.areWithinOne(drives), Self.areWithinOne(reaches) else { return false }
    let inverseQuality = Float(actuator.inverseQuality)
    drive[vector] = drives
    felt[vector] = (-positions - (speeds - drives) * inverseQuality) * Float(feltGain)
    actuator.state = block.end(from: actuator.state, wanted: wanted)
    return true
  }

  /// Returns whether all values are between −1 and 1; `false` for NaN.
  ///
  /// Lanes within the range count 0 and others at least 1, so that one sum is sufficient, and no
  /// rounding of it hides a lane that exceeds the range by the last bit. Searching for the largest
  /// lane takes longer.
  @inline(__always)
  private static func areWithinOne(_ values: SIMD8<Float>) -> Bool {
    let squares = values * values
    let one = SIMD8<Float>(repeating: 1)
    return squares.replacing(with: SIMD8(), where: squares .<= one).sum() == 0
  }

  /// Renders frames one by one, within the limits.
  private mutating func renderFrames(
    _ frames: Range<Int>, _ command: SpanBuffer, _ reference: SpanBuffer, _ drive: SpanBuffer,
    _ felt: SpanBuffer
  ) {
    for frame in frames {
      let error = Double(reference.frames[frame]) - actuator.state.speed
      let wanted = Double(command.frames[frame]) + feedback * error
      let limited = min(max(wanted, -1), 1)
      drive.frames[frame] = Float(limited)
      felt.frames[frame] = Float(actuator.process(limited) * feltGain)
    }
  }
}
