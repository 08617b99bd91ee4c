/// A playing tone or sound.
///
/// - Thread: render.
struct SoundVoice {
  let sound: ScoreSound
  /// The delay of the beginning in frames.
  let delay: Int
  private var segment: Int
  private var tone: ToneVoice
  private var reader = WaveformReader()

  /// Creates a voice.
  ///
  /// - Parameter tone: The memory for a tone's partials, which the voice owns while it plays.
  init(_ sound: ScoreSound, tone: ToneVoice, delay: Int = 0) {
    self.sound = sound
    self.delay = delay
    self.tone = tone
    segment = sound.span.firstSegment
    self.tone.start()
  }

  /// Creates a voice that continues another version of the same sound.
  ///
  /// - Parameter tone: The memory for a tone's partials, which the voice owns while it plays.
  init(_ sound: ScoreSound, tone: ToneVoice, following other: SoundVoice) {
    self.sound = sound
    self.tone = tone
    delay = other.delay
    reader = other.reader
    segment = sound.span.firstSegment
    self.tone.copy(other.tone)
  }

  /// Begins with the phase of a tone that this one continues (Signal.E8).
  mutating func follow(_ other: SoundVoice) { tone.follow(other.tone) }

  /// Skips the first frames of a sound from a file, at its current pitch.
  mutating func skip(_ frames: Int, pitch: Float) {
    let ratio = SoundMapping.ratio(pitch: Double(sound.pitch + pitch))
    reader.skip(Double(frames) * ratio)
  }

  /// The memory of the partials, for reuse by another voice.
  var toneMemory: ToneVoice { tone }

  /// Moves to the envelope segment at a frame; returns whether there is one.
  @inline(__always)
  mutating func advance(
    to frame: Int, in segments: UnsafeMutableBufferPointer<ScoreSegment>
  ) -> Bool {
    while segment < sound.span.endSegment, segments[segment].end <= frame { segment += 1 }
    return segment < sound.span.endSegment
  }

  /// The index of the current segment in the score.
  var currentSegment: Int { segment }

  /// Adds a span to both channels, and its level to `level`.
  mutating func add(
    _ span: RenderSpan, _ curve: ScoreSegment, _ moment: SoundParameters, _ room: SoundContext
  ) {
    var heard = (left: room.voiceLeft.frames, right: room.voiceRight.frames)
    if let index = sound.waveform {
      heard = reader.read(
        span, of: room.waveforms[index],
        pitch: (Double(sound.pitch + moment.start.pitch), Double(sound.pitch + moment.end.pitch)),
        loops: sound.loops, kernel: room.kernel, left: room.voiceLeft, right: room.voiceRight)
    } else {
      let pitch = Double(sound.pitch + moment.color.pitch)
      let hertz = SoundMapping.middlePitch * SoundMapping.ratio(pitch: pitch)
      room.voiceLeft.clear(span.vectorCount)
      tone.add(
        span, frequency: hertz / room.sampleRate,
        brightness: Double(min(max(sound.brightness + moment.color.brightness, 0), 1)),
        share: moment.color.share, to: room.voiceLeft)
      heard.right = heard.left
    }
    mix(SoundSpan(left: heard.left, right: heard.right), span, curve, moment, room)
  }

  private func mix(
    _ heard: SoundSpan, _ span: RenderSpan, _ curve: ScoreSegment, _ moment: SoundParameters,
    _ room: SoundContext
  ) {
    let isTone = sound.waveform == nil
    let gain = sound.volume * (isTone ? Float(SoundMapping.toneLevel) : 1)
    let one = SIMD8<Float>(repeating: 1)
    // Extreme numbers would become NaN in the interpolation.
    let from = min(max(sound.pan + moment.start.pan, -1e6), 1e6)
    let turn = min(max(sound.pan + moment.end.pan, -1e6), 1e6) - from
    if turn == 0, moment.start.volume == moment.end.volume, curve.isSteady {
      // The same operations in the same order as below, so the same samples.
      let level = curve.level(at: 0) * moment.start.volume * gain
      mix(heard, span, level: level, pan: min(max(from, -1), 1), room)
      return
    }
    let share = span.lanes(from: span.start) / Float(span.frameCount)
    let step = 8 / Float(span.frameCount)
    var progress = share
    var frames = span.lanes(from: curve.start)
    for vector in 0..<span.vectorCount {
      let volume =
        moment.start.volume + (moment.end.volume - moment.start.volume) * progress
      let level = curve.level(at: frames) * volume * gain
      let (left, right) = (heard.left(vector), heard.right(vector))
      // As `SoundMapping.balance`, for eight frames at a time (Signal.S3).
      let pan = (from + turn * progress).clamped(
        lowerBound: -one, upperBound: one)
      room.left[vector] += left * level * pointwiseMin(one - pan, one)
      room.right[vector] += right * level * pointwiseMin(one + pan, one)
      room.level[vector] += level
      progress += step
      frames += 8
    }
  }

  /// Adds a span whose level and pan are constant.
  private func mix(
    _ heard: SoundSpan, _ span: RenderSpan, level: Float, pan: Float, _ room: SoundContext
  ) {
    let (left, right) = (min(1 - pan, 1), min(1 + pan, 1))
    for vector in 0..<span.vectorCount {
      room.left[vector] += heard.left(vector) * level * left
      room.right[vector] += heard.right(vector) * level * right
      room.level[vector] += level
    }
  }
}
