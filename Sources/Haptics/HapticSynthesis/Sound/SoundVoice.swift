/// One tone or sound while it plays.
///
/// - Thread: render.
struct SoundVoice {
  let sound: ScoreSound
  private var segment: Int
  private var tone: ToneVoice
  private var reader = WaveformReader()

  /// - Parameter tone: Memory for a tone's partials, which the voice keeps while it plays.
  init(_ sound: ScoreSound, tone: ToneVoice) {
    self.sound = sound
    self.tone = tone
    segment = sound.span.firstSegment
    self.tone.start()
  }

  /// The memory of its partials, to be used by another voice.
  var toneMemory: ToneVoice { tone }

  /// Moves to the curve that is in force at a frame; says whether there is one.
  @inline(__always)
  mutating func advance(
    to frame: Int, in segments: UnsafeMutableBufferPointer<ScoreSegment>
  ) -> Bool {
    while segment < sound.span.endSegment, segments[segment].end <= frame { segment += 1 }
    return segment < sound.span.endSegment
  }

  /// The position of the current curve in the score's segments.
  var currentSegment: Int { segment }

  /// Adds a span to both channels, and its level to `level`.
  mutating func add(
    _ span: RenderSpan, _ curve: ScoreSegment, _ moment: SoundMoment, _ room: SoundRoom
  ) {
    if let index = sound.waveform {
      let pitch = Double(sound.pitch + (moment.start.pitch + moment.end.pitch) / 2)
      reader.read(
        span, of: room.waveforms[index], ratio: SoundMapping.ratio(pitch: pitch),
        loops: sound.loops, kernel: room.kernel, left: room.voiceLeft, right: room.voiceRight)
    } else {
      let pitch = Double(sound.pitch + (moment.start.pitch + moment.end.pitch) / 2)
      let hertz = SoundMapping.middlePitch * SoundMapping.ratio(pitch: pitch)
      room.voiceLeft.clear(span.vectorCount)
      tone.add(
        span, frequency: hertz / room.sampleRate,
        brightness: Double(min(max(sound.brightness + moment.end.brightness, 0), 1)),
        to: room.voiceLeft)
    }
    mix(span, curve, moment, room)
  }

  private func mix(
    _ span: RenderSpan, _ curve: ScoreSegment, _ moment: SoundMoment, _ room: SoundRoom
  ) {
    let isTone = sound.waveform == nil
    let gain = sound.volume * (isTone ? Float(SoundMapping.toneLevel) : 1)
    let from = SoundMapping.balance(pan: sound.pan + moment.start.pan)
    let to = SoundMapping.balance(pan: sound.pan + moment.end.pan)
    let share = span.lanes(from: span.start) / Float(span.frameCount)
    let step = 8 / Float(span.frameCount)
    var progress = share
    var frames = span.lanes(from: curve.start)
    for vector in 0..<span.vectorCount {
      let volume =
        moment.start.volume + (moment.end.volume - moment.start.volume) * progress
      let level = curve.level(at: frames) * volume * gain
      let left = room.voiceLeft[vector]
      let right = isTone ? left : room.voiceRight[vector]
      room.left[vector] += left * level * (from.left + (to.left - from.left) * progress)
      room.right[vector] += right * level * (from.right + (to.right - from.right) * progress)
      room.level[vector] += level
      progress += step
      frames += 8
    }
  }
}
