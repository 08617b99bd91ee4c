/// A playing tap or continuous event.
///
/// It is rendered in spans of frames. Within a span the envelope is on one curve and the frequency
/// is constant or changes linearly; any other change ends the span.
///
/// - Thread: render.
struct HapticVoice {
  private(set) var haptic: ScoreHaptic
  /// The delay of the beginning in frames.
  private(set) var delay: Int
  /// The index of the current segment in the score.
  private(set) var segment: Int
  /// The phase in cycles at the first frame of the next span, 0..<1.
  private var phase = 0.0
  private var rotor = Rotor()
  /// The frequency of `rotor` in cycles per frame; 0 until it is set.
  private var rotorFrequency = 0.0
  private var gains = ResonantResponse.Gains(drive: 0, speedInPhase: 0, speedAhead: 0)
  /// The frequency in cycles per frame at the first frame of the next span.
  private var frequency = 0.0

  init(_ haptic: ScoreHaptic, delay: Int = 0) {
    self.haptic = haptic
    self.delay = delay
    segment = haptic.span.firstSegment
  }

  /// Begins with the phase of an event that this one continues (Signal.E8).
  mutating func follow(_ other: HapticVoice) { phase = other.phase }

  /// Continues as another version of the same event.
  mutating func change(to haptic: ScoreHaptic) {
    self.haptic = haptic
    segment = haptic.span.firstSegment
  }

  /// Moves to the envelope segment at a frame; returns whether there is one.
  @inline(__always)
  mutating func advance(
    to frame: Int, in segments: UnsafeMutableBufferPointer<ScoreSegment>
  ) -> Bool {
    while segment < haptic.span.endSegment, segments[segment].end <= frame { segment += 1 }
    return segment < haptic.span.endSegment
  }

  /// Adds the amplitude of a span, 0…1, for the limiter and for rotating motors.
  @inline(__always)
  func addAmplitude(_ span: RenderSpan, _ curve: ScoreSegment, to sum: SpanBuffer) {
    var frames = span.lanes(from: curve.start)
    for vector in 0..<span.vectorCount {
      sum[vector] += haptic.amplitude * curve.level(at: frames)
      frames += 8
    }
  }

  /// The linear change of the sharpness offset in a span and on to a target.
  struct Sweep {
    var start: Float
    var end: Float
    /// The target up to which the gains are interpolated linearly.
    var target: Float
    /// The part of the way to the target that the span covers, 0…1.
    var share: Double
  }

  /// Adds a span in which the sharpness changes from one offset to another.
  @inline(__always)
  mutating func addSignal(
    _ span: RenderSpan, _ curve: ScoreSegment, _ sweep: Sweep, tuning: Tuning,
    command: SpanBuffer, reference: SpanBuffer
  ) {
    if frequency == 0 {
      frequency = tuning.frequency(haptic, sweep.start)
      gains = tuning.gains(frequency)
    }
    let end = sweep.start == sweep.end ? frequency : tuning.frequency(haptic, sweep.end)
    if end == frequency {
      addSteady(span, curve, command, reference)
    } else {
      let target = tuning.gains(tuning.frequency(haptic, sweep.target))
      addChirp(
        span, curve, until: end, gains.towards(target, share: sweep.share), command, reference)
    }
  }

  // MARK: Internals

  @inline(__always)
  private mutating func addSteady(
    _ span: RenderSpan, _ curve: ScoreSegment, _ command: SpanBuffer, _ reference: SpanBuffer
  ) {
    if rotorFrequency != frequency {
      rotor.setFrequency(frequency)
      rotor.anchor(phase: phase)
      rotorFrequency = frequency
    } else if span.isAnchor {
      // Single precision drifts; the phase itself is kept in double.
      rotor.anchor(phase: phase)
    }
    let scale = haptic.amplitude * Float(gains.drive)
    let ratio = 1 / gains.drive
    let (inPhase, ahead) = (Float(gains.speedInPhase * ratio), Float(gains.speedAhead * ratio))
    var turning = rotor
    let whole = span.frameCount / 8
    if curve.rate == 0 && curve.bend == 0 {
      let level = SIMD8<Float>(repeating: scale * curve.level)
      for vector in 0..<span.vectorCount {
        let (sine, cosine) = (turning.im * level, turning.re * level)
        command[vector] += sine
        reference[vector] += sine * inPhase + cosine * ahead
        if vector < whole { turning.advance() }
      }
    } else {
      var frames = span.lanes(from: curve.start)
      for vector in 0..<span.vectorCount {
        let level = scale * curve.level(at: frames)
        let (sine, cosine) = (turning.im * level, turning.re * level)
        command[vector] += sine
        reference[vector] += sine * inPhase + cosine * ahead
        frames += 8
        if vector < whole { turning.advance() }
      }
    }
    turning.advance(by: span.frameCount % 8)
    rotor = turning
    move(by: Double(span.frameCount) * frequency)
  }

  @inline(__always)
  private mutating func addChirp(
    _ span: RenderSpan, _ curve: ScoreSegment, until end: Double,
    _ next: ResonantResponse.Gains, _ command: SpanBuffer, _ reference: SpanBuffer
  ) {
    let count = Double(span.frameCount)
    var rotor = ChirpRotor(
      phase: phase, frequency: frequency, slope: (end - frequency) / count)
    var frames = span.lanes(from: curve.start)
    // The gains change little between frequencies and are interpolated linearly.
    let share = span.lanes(from: span.start) / Float(count)
    var drive = Ramp(gains.drive, next.drive, share, count)
    var inPhase = Ramp(gains.speedInPhase, next.speedInPhase, share, count)
    var ahead = Ramp(gains.speedAhead, next.speedAhead, share, count)
    for vector in 0..<span.vectorCount {
      let level = haptic.amplitude * curve.level(at: frames)
      let (sine, cosine) = (rotor.im * level, rotor.re * level)
      command[vector] += sine * drive.value
      reference[vector] += sine * inPhase.value + cosine * ahead.value
      rotor.advance()
      frames += 8
      drive.advance()
      inPhase.advance()
      ahead.advance()
    }
    move(by: count * (frequency + end) / 2)
    frequency = end
    gains = next
    rotorFrequency = 0
  }

  private mutating func move(by cycles: Double) {
    phase += cycles
    phase -= phase.rounded(.down)
  }

  /// A straight line, eight frames at a time.
  private struct Ramp {
    var value: SIMD8<Float>
    private let step: Float

    init(_ from: Double, _ to: Double, _ share: SIMD8<Float>, _ count: Double) {
      value = Float(from) + Float(to - from) * share
      step = Float((to - from) * 8 / count)
    }

    @inline(__always)
    mutating func advance() { value += step }
  }
}
