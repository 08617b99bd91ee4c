/// The taps and continuous events of a score, and the sum of the playing ones.
///
/// - Thread: render, except `init` and `deallocate`.
struct HapticBank: ~Copyable {
  let haptics: UnsafeMutableBufferPointer<ScoreHaptic>
  let segments: UnsafeMutableBufferPointer<ScoreSegment>
  let labels: LabelTable
  let taps: VoicePool<HapticVoice>
  let continuous: VoicePool<HapticVoice>
  var next = 0
  private var intensity: TrackReader
  private var sharpness: TrackReader
  private let tuning: Tuning
  /// The frame up to which the gains of voices with changing frequency are interpolated linearly.
  private var sweepEnd = 0
  /// Whether the actuator is driven by amplitude alone.
  private let isAmplitudeOnly: Bool

  /// The drive required by the voices, span by span.
  let command = SpanBuffer()
  /// The required speed of the actuator, span by span.
  let reference = SpanBuffer()
  /// The sum of the envelopes, valid if the limiter or the actuator needed it.
  let amplitude = SpanBuffer()

  /// Creates the bank of a score.
  ///
  /// - Parameter lateness: The maximum delay of an event in frames.
  init(_ score: Score, tuning: Tuning, isAmplitudeOnly: Bool, lateness: Int) {
    haptics = .allocate(capacity: score.haptics.count)
    _ = haptics.initialize(from: score.haptics)
    segments = .allocate(capacity: score.segments.count)
    _ = segments.initialize(from: score.segments)
    labels = LabelTable(score.haptics.lazy.map(\.label))
    func pool(_ haptics: [ScoreHaptic]) -> VoicePool<HapticVoice> {
      VoicePool(score.maximumSimultaneous(haptics.map(\.span), lateness: lateness))
    }
    taps = pool(score.haptics.filter(\.isTap))
    continuous = pool(score.haptics.filter { !$0.isTap })
    intensity = TrackReader(score.tracks.intensity)
    sharpness = TrackReader(score.tracks.sharpness)
    self.tuning = tuning
    self.isAmplitudeOnly = isAmplitudeOnly
  }

  func deallocate() {
    haptics.deallocate()
    segments.deallocate()
    labels.deallocate()
    taps.deallocate()
    continuous.deallocate()
    intensity.deallocate()
    sharpness.deallocate()
    for buffer in [command, reference, amplitude] { buffer.deallocate() }
  }

  /// Whether nothing plays now; further events may follow.
  var isSilent: Bool { taps.count == 0 && continuous.count == 0 }
  /// Whether nothing plays, now or later.
  var isFinished: Bool { isSilent && next == haptics.count }

  /// Starts and ends voices at a frame; returns the frame of the next change.
  mutating func prepare(at frame: Int) -> Int {
    // Voices end before others start, because the pools have the minimum capacity.
    var end = min(advance(taps, to: frame), advance(continuous, to: frame))
    while next < haptics.count, haptics[next].span.start <= frame {
      let haptic = haptics[next]
      var voice = HapticVoice(haptic)
      if let joined = haptic.joined { follow(joined, &voice) }
      start(voice)
      end = min(end, segments[haptic.span.firstSegment].end)
      next += 1
    }
    if next < haptics.count { end = min(end, haptics[next].span.start) }
    guard continuous.count > 0 else { return end }
    intensity.advance(to: frame)
    sharpness.advance(to: frame)
    end = min(end, intensity.end, sharpness.end)
    guard sharpness.slope != 0 else { return end }
    // Ends on a grid, so that a sweep does not depend on the division into spans.
    let longest = tuning.longestSweep(slope: sharpness.slope)
    sweepEnd = min(frame - frame % longest + longest, sharpness.end)
    for index in 0..<continuous.count {
      sweepEnd = min(sweepEnd, clampFrame(of: continuous[index].pointee.haptic, after: frame))
    }
    return min(end, sweepEnd)
  }

  /// Adds up the voices of a span that `prepare` allows.
  mutating func render(_ span: RenderSpan) {
    command.clear(span.vectorCount)
    reference.clear(span.vectorCount)
    let needsAmplitude = isAmplitudeOnly || mayExceedFullScale(span)
    if needsAmplitude { amplitude.clear(span.vectorCount) }
    add(continuous, span, needsAmplitude)
    if continuous.count > 0 { applyIntensity(span, needsAmplitude) }
    add(taps, span, needsAmplitude)
    if needsAmplitude { limit(span) }
  }

  /// Starts a voice; the capacity of the pools guarantees room.
  @inline(__always)
  func start(_ voice: HapticVoice) {
    if voice.haptic.isTap { taps.add(voice) } else { continuous.add(voice) }
  }

  /// Moves the parameters to any frame.
  mutating func seekTracks(to frame: Int) {
    intensity.seek(to: frame)
    sharpness.seek(to: frame)
  }

  // MARK: Internals

  /// Gives a voice the phase of the playing voice that it continues.
  private func follow(_ label: UInt64, _ voice: inout HapticVoice) {
    for index in 0..<continuous.count where continuous[index].pointee.haptic.label == label {
      voice.follow(continuous[index].pointee)
      return
    }
  }

  private func advance(_ pool: VoicePool<HapticVoice>, to frame: Int) -> Int {
    var end = Int.max
    var index = 0
    while index < pool.count {
      if pool[index].pointee.advance(to: frame, in: segments) {
        end = min(end, segments[pool[index].pointee.segment].end)
        index += 1
      } else {
        pool.remove(index)
      }
    }
    return end
  }

  /// Returns the next frame at which a changing sharpness reaches or leaves an end of its range.
  ///
  /// There the frequency has a kink, which must not fall within a span.
  private func clampFrame(of haptic: ScoreHaptic, after frame: Int) -> Int {
    let now = haptic.sharpness + Double(sharpness.value(at: frame))
    let slope = Double(sharpness.slope)
    func crossing(_ end: Double) -> Int {
      let frames = (end - now) / slope
      guard frames > 0.5, frames < Double(RenderSpan.longest) else { return Int.max }
      return frame + Int(frames.rounded())
    }
    return min(crossing(0), crossing(1))
  }

  private func add(_ pool: VoicePool<HapticVoice>, _ span: RenderSpan, _ needsAmplitude: Bool) {
    let sweep = HapticVoice.Sweep(
      start: sharpness.value(at: span.start), end: sharpness.value(at: span.end),
      target: sharpness.value(at: sweepEnd),
      share: Double(span.frameCount) / Double(max(sweepEnd - span.start, 1)))
    for index in 0..<pool.count {
      let voice = pool[index]
      let curve = segments[voice.pointee.segment]
      if needsAmplitude { voice.pointee.addAmplitude(span, curve, to: amplitude) }
      if isAmplitudeOnly { continue }
      voice.pointee.addSignal(
        span, curve, sweep, tuning: tuning, command: command, reference: reference)
    }
  }

  private func applyIntensity(_ span: RenderSpan, _ needsAmplitude: Bool) {
    let start = intensity.value(at: span.start)
    guard start != 1 || intensity.slope != 0 else { return }
    var control = start + intensity.slope * span.lanes(from: span.start)
    let step = 8 * intensity.slope
    for vector in 0..<span.vectorCount {
      command[vector] *= control
      reference[vector] *= control
      if needsAmplitude { amplitude[vector] *= control }
      control += step
    }
  }

  /// Returns whether the envelopes may add up to more than 1 within a span.
  ///
  /// Within a span every curve is monotonic, so its ends bound it.
  private func mayExceedFullScale(_ span: RenderSpan) -> Bool {
    func bound(_ pool: VoicePool<HapticVoice>) -> Float {
      var sum: Float = 0
      for index in 0..<pool.count {
        let voice = pool[index].pointee
        let curve = segments[voice.segment]
        let start = curve.level(at: Float(span.start - curve.start))
        let end = curve.level(at: Float(span.end - curve.start))
        sum += voice.haptic.amplitude * max(start, end)
      }
      return sum
    }
    let control = max(intensity.value(at: span.start), intensity.value(at: span.end))
    return bound(taps) + (continuous.count > 0 ? bound(continuous) * control : 0) > 1
  }

  /// Limits sums above 1 to 1 (Signal.L1).
  ///
  /// The gain follows the envelopes and not the waveform, so it adds no overtones, needs no
  /// look-ahead, and is 1 at every time at which the events fit.
  private func limit(_ span: RenderSpan) {
    let one = SIMD8<Float>(repeating: 1)
    for vector in 0..<span.vectorCount {
      let sum = amplitude[vector]
      let gain = one / pointwiseMax(sum, one)
      command[vector] *= gain
      reference[vector] *= gain
      amplitude[vector] = sum * gain
    }
  }
}
